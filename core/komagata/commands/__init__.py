"""The subcommands of the command line, one module each: `configure(parser)` and `run(arguments) -> exit status`."""
