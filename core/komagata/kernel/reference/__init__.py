"""The executable specification: brute force, no pins, no incremental state, one primitive a file."""

from komagata.kernel.reference.kernel import ReferenceKernel

__all__ = ["ReferenceKernel"]
