// Asked by interop.py: reads jobs as JSON on standard input, answers with what tsshogi and shogiops make of them.
import fs from "node:fs";
import * as T from "tsshogi";
import * as kif from "shogiops/notation/kif";
import * as sfens from "shogiops/sfen";
import * as util from "shogiops/util";

const readers = { kif: T.importKIF, ki2: T.importKI2, csa: T.importCSA, jkf: T.importJKFString };
const writers = { kif: T.exportKIF, ki2: T.exportKI2, csa: T.exportCSA, jkf: T.exportJKFString };

function record({ form, text }) {
  const read = readers[form](text);
  if (read instanceof Error) return { error: String(read) };
  const moves = [];
  read.forEach((node) => {
    if (node.move instanceof T.Move) moves.push(node.move.usi);
  });
  const written = Object.fromEntries(Object.entries(writers).map(([name, write]) => [name, write(read, {})]));
  return { moves, written };
}

function chu({ sfen, usi, text }) {
  const position = sfens.parseSfen("chushogi", sfen, false).unwrap();
  const written = kif.makeKifMoveOrDrop(position, util.parseUsi(usi));
  const read = kif.parseKifMovesOrDrops(text, undefined).map(util.makeUsi);
  return { sfen: sfens.makeSfen(position), written, read, board: kif.makeKifBoard("chushogi", position.board) };
}

const jobs = JSON.parse(fs.readFileSync(0, "utf8"));
console.log(JSON.stringify(jobs.map((job) => (job.kind === "chu" ? chu(job) : record(job)))));
