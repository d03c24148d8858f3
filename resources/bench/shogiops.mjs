// Counts distinct move sequences with shogiops: node shogiops.mjs FOLDER RULES SFEN DEPTH, FOLDER holding node_modules.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, rules, sfen, depth] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(folder, "node_modules/shogiops/dist", name)).href);
const { parseSfen } = await load("sfen.js");
const { pieceCanPromote, pieceForcePromote } = await load("variant/util.js");
const { secondLionStepDests } = await load("variant/chushogi.js");
const stepping = new Set(["lion", "lionpromoted", "eagle", "falcon"]);

// A step to an empty square and on is the direct move, and all passes of a piece are one.
function* moves(position) {
  for (const [from, targets] of position.allMoveDests()) {
    const piece = position.board.get(from);
    let passes = false;
    for (const to of targets) {
      const may = pieceCanPromote(position.rules)(piece, from, to, position.board.get(to));
      if (may) yield { from, to, promotion: true };
      if (!may || !pieceForcePromote(position.rules)(piece, to)) yield { from, to, promotion: false };
      if (!stepping.has(piece.role)) continue;
      for (const second of secondLionStepDests(position, from, to)) {
        if (position.board.get(to)) yield { from, to: second, midStep: to };
        else if (second === from && !passes) {
          passes = true;
          yield { from, to: second, midStep: to };
        }
      }
    }
  }
}

function perft(position, left) {
  let count = 0;
  for (const move of moves(position)) {
    if (left === 1) count += 1;
    else {
      const after = position.clone();
      after.play(move);
      count += perft(after, left - 1);
    }
  }
  return count;
}

console.log(perft(parseSfen(rules, sfen, false).unwrap(), Number(depth)));
