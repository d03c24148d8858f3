"""`komagata convert IN OUT`: records in another format, one file or whole folders."""

from __future__ import annotations

import io
import os
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, count
from pathlib import Path

from komagata.assets import atomic_write, read_bytes
from komagata.commands.common import STANDARD, faults, file_name, note, note_faults, progress, read_record, write_output
from komagata.errors import Fault, FileError, KomagataError
from komagata.text import text

HELP = "convert a record, or a folder of them, to another format"

FORMATS = ("kmg", "pgn", "kif", "ki2", "csa", "usi", "jkf", "bod")
ENCODINGS = ("utf-8", "utf-8-sig", "cp932", "euc_jp")
MOST_LISTED = 5


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "source",
        metavar="IN",
        type=file_name,
        help="a record; its format is told by its content; - reads standard input; or a folder",
    )
    parser.add_argument(
        "target",
        metavar="OUT",
        type=file_name,
        help="the new file; its format is told by its name; - writes the own one; or a folder",
    )
    parser.add_argument("--format", choices=FORMATS, help="the new format, whatever the name says")
    parser.add_argument("--encoding", choices=ENCODINGS, help="of the new files (default: what is usual by the name)")


def run(arguments: Namespace) -> int:
    source, target = Path(arguments.source), Path(arguments.target)
    if arguments.source != STANDARD and source.is_dir():
        return _folder(arguments, source, target)
    written = read_record(arguments.source)
    match = _match(arguments, written)
    if match is not None:
        return match
    form, encoding = _form(arguments)
    job = _converted(written, form, encoding)
    if not job.games:
        raise FileError([Fault(fault.text, str(source), fault.line, fault.column) for fault in job.faults])
    if len(job.files) > 1:
        left = text("the new format holds one game; {count} others are left out", count=len(job.files) - 1)
        job.faults.append(Fault(left))
    write_output(arguments.target, job.files[0])
    for loss in job.losses:
        note(f"{arguments.target}: not kept: {loss}")
    # What could be read is written; that something could not is not passed over in silence.
    note_faults(arguments, arguments.source, job.faults)
    return 0


def _form(arguments: Namespace) -> tuple[str, str]:
    from komagata import records

    standard = arguments.target == STANDARD
    form = arguments.format or ("kmg" if standard else records.form_of(arguments.target))
    usual = "utf-8" if standard else records.encoding_of(arguments.target)
    return form, arguments.encoding or usual


def _match(arguments: Namespace, source: str) -> int | None:
    """Convert the record of a match on two boards; None if it is none."""
    from komagata.records.matches import EXTENSIONS, is_match_record, read_match, write_match

    if not is_match_record(source):
        return None
    named = arguments.target == STANDARD or Path(arguments.target).suffix.lower() in EXTENSIONS
    if not named or arguments.format not in {None, "kmg"}:
        known = " ".join(EXTENSIONS)
        raise FileError(text("the name of {path} must end in one of: {known}", path=arguments.target, known=known))
    pair = read_match(source)
    write_output(arguments.target, write_match(pair))
    note_faults(arguments, arguments.source, pair.faults)
    return 0


@dataclass(slots=True)
class _Job:
    """What became of one file."""

    files: list[bytes] = field(default_factory=list[bytes])
    """The new ones: several where the format holds only one game in each."""
    games: int = 0
    faults: list[Fault] = field(default_factory=list[Fault])
    losses: list[str] = field(default_factory=list[str])


def _converted(source: str, form: str, encoding: str) -> _Job:
    """All games of a text in another format. Raises KomagataError if one of them cannot be written in it."""
    from komagata import records

    job = _Job()
    gap = records.SEVERAL.get(form, "").encode()
    for entry in records.stream(io.StringIO(source, newline=None)):
        if entry.error is not None:
            job.faults += entry.faults
            continue
        rendered = records.render(entry.game, form, encoding)
        job.faults += entry.game.faults
        job.losses += [str(loss) for loss in rendered.losses]
        job.games += 1
        if job.files and form in records.SEVERAL:
            # Only the first game keeps the mark at the beginning of the file.
            job.files[0] += gap + rendered.data.removeprefix(b"\xef\xbb\xbf")
        else:
            job.files.append(rendered.data)
    return job


def _folder(arguments: Namespace, source: Path, target: Path) -> int:
    """Convert every record below a folder into a folder of the same shape. One that cannot be converted stops none of
    the others, and a file that is there already is replaced only by a whole one."""
    from komagata.records import encoding_of

    form: str = arguments.format or "kmg"
    done, failed, games = 0, 0, 0
    losses: Counter[str] = Counter()
    if os.path.realpath(source) == os.path.realpath(target):
        raise FileError(text("the new records need another folder than {path}", path=source))
    paths = list(_records(source, target))
    taken = set(map(os.path.realpath, paths))
    for path in progress(paths, len(paths), str(source)):
        place = target / path.relative_to(source).parent / _name(path, form, arguments.encoding)
        try:
            job = _one(path, form, arguments.encoding or encoding_of(place))
            for number, data in enumerate(job.files, 1):
                atomic_write(_free(place, number, path.name, taken), data)
        except KomagataError as error:
            failed += 1
            for line in faults(error)[:MOST_LISTED]:
                note(line if str(path) in line else f"{path}: {line}")
            continue
        done, games = done + 1, games + job.games
        losses.update(job.losses)
        note_faults(arguments, str(path), job.faults)
    for loss, many in losses.most_common():
        note(f"not kept in {many} games: {loss}" if many > 1 else f"not kept: {loss}")
    note(f"files converted: {done}, with games: {games}; failed: {failed}")
    if failed:
        arguments.faulty = True
    return 0


def _records(source: Path, target: Path) -> Iterator[Path]:
    """The records below a folder, without those that an earlier run put into the new folder, if that is in the old."""
    from komagata import records
    from komagata.records import matches

    endings = {*records.EXTENSIONS, *matches.EXTENSIONS}
    new = target.resolve()
    inside = new if source.resolve() in new.parents else None
    for path in sorted(source.rglob("*")):
        if path.suffix.lower() in endings and path.is_file() and inside not in path.resolve().parents:
            yield path


def _one(path: Path, form: str, encoding: str) -> _Job:
    from komagata import records
    from komagata.records import matches

    written = records.decode(read_bytes(path))
    if matches.is_match_record(written):
        if form != "kmg":
            raise FileError(text("a match on two boards is kept as kmg, and in no other format"))
        pair = matches.read_match(written)
        return _Job([matches.write_match(pair).encode(encoding, "replace")], 1, list(pair.faults))
    job = _converted(written, form, encoding)
    if not job.games:
        raise FileError([Fault(fault.text, str(path), fault.line, fault.column) for fault in job.faults])
    return job


def _free(place: Path, number: int, old: str, taken: set[str]) -> Path:
    """The name of a new file that is neither that of a record to be read nor of one just written."""
    behind = f"-{number}" if number > 1 else ""
    stems = chain((place.stem, old), (f"{old}-{again}" for again in count(2)))
    names = (place.with_name(f"{stem}{behind}{place.suffix}") for stem in stems)
    found = next(name for name in names if os.path.realpath(name) not in taken)
    taken.add(os.path.realpath(found))
    return found


def _name(path: Path, form: str, encoding: str | None) -> str:
    """The name of a new file: the old one with the ending of its format, and of its encoding where that shows."""
    from komagata import records

    endings = [ending for ending, known in records.EXTENSIONS.items() if known == form]
    if encoding is not None:
        endings = [ending for ending in endings if records.encoding_of(ending) == encoding] or endings
    return path.stem + endings[0]
