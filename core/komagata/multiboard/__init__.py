"""Games on more than one board: boards, seats, teams, a transfer table, gates and a tempo quota, all as data."""
