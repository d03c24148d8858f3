<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>komagata</name>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chess figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Declare the entered King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Don’t save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Engine moves now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kanji, two characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make this the main line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Marks that show the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Offer a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Other move instead: previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause the clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove this variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{atom}' is neither a modifier nor an atom of Betza notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{kind}' and '{other}' are not two pieces that can be handed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{name}' cannot be started: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{name}' is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{seat}' does not sit at this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{spec}' is no command line: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{text}' in rank {rank} is neither a number nor a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{token}' cannot be in hand: this game has no drops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{token}' cannot be in hand; there are {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{word}' is not a move; one looks like {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{word}' is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{word}' may mean {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture is compulsory: there is one for {pieces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment on the move shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game from last time could not be read; it is kept as {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move as in the list, or by squares: e2e4, P@e5, 7g7f</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move made here begins a variation; nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {lion} was just taken on {taken}: in return no piece but a {lion} may take {victim}, which is protected by {protectors}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {lion} was just taken on {taken}: in return no piece but a {lion} may take {victim}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Komagata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Komagata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this &amp;game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always promote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As usual (Nf3, P@e5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As usual for the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask, no promotion first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask, promotion first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic: light or dark, as the window is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By squares (g1f3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By squares from the right (2a3c)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters: Zen Antique and Yuji Boku; figures: Noto Sans Symbols 2; all under the Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chess figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chess games of directional, wedge-shaped pieces: to be played, set up and printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim a draw: &amp;fifty moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position shown as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the whole game as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth of search: {depth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropping the {piece} on {square} would be checkmate, which is forbidden with a dropped {piece}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: the language of the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine, level {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every way of the {piece} from {origin} to {target} is blocked: by {blockers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange the sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games and positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of Komagata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the game from the position shown; what was played stays as a variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a piece takes to glide to its square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept for a while in any case: see “Open recent” in the menu “Game”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not {seat}'s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {side}'s turn, and {piece} is not {side}'s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K&amp;anji, one character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kanji, one character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kanji, two characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the engine move for the side whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let them run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters and numbers (e4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks that show the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement of the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves that you make here become variations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece can make the move {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything in {name} could be understood:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not usable: {files}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers (5-6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers and kanji (５六)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers and letters from the right (5f)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record or a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other move instead: n&amp;ext</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played with:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please agree on this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules to agree on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where a piece may go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where play stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({reason}). The game is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong club player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That move is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The capture is not complete: the {piece} has to go on jumping from {square} while it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw was declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine does not think now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine failed: {reason} Take back a move or start it anew with “Engine moves now”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be put by, so it would be lost with a crash: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be put by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved; it is still on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game from last time is back on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: {outcome}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on this board is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of files could not be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right to castle on this side is lost: the {king} or the {rook} has moved, or the {rook} was captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow this move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same game again, with the sides exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}). The file is kept as {aside}; the defaults are in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way between the {king} and the {rook} is not free: there is {pieces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way of the {piece} from {origin} to {target} is blocked by {blocker}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {king} may not castle while it is attacked by {attackers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {king} may not go to {square}, where it would be attacked by {attackers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {king} would castle over {square}, which {attackers} attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {king} would castle to {square}, which {attackers} attacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {lion} may not take {victim} from afar: it is protected by {protectors}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} can only be dropped on an empty square, not onto {occupant}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} cannot capture {victim} that way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} cannot land on {square}, where {blocker} stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} cannot promote while it is dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} cannot step over {blocker}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} cannot take {victim}, a piece of its own side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} captures only over exactly one piece, and here it would leap over {pieces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} captures only over exactly one piece, and there is none between {origin} and {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} does not make this move from {origin}, only from the {zone}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} does not make this move from {origin}, only from where it started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} does not move from {origin} over {middle} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} does not move from {origin} to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} does not promote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} goes from {origin} to {target} only to capture, and there is nothing on {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} has just entered its promotion zone without promoting, and may not promote with the next move unless it captures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} has no such promotion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} has to move, or to name the square by which it goes out and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} is promoted already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} jumps only over an enemy, and there is none to jump on {square}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on this file: {other} is on it already (nifu).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on {square}, where it could never move again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on {square}: {zone} only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} may not cross the river to {squares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} may not go to {squares}: it has to stay within its {zone}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} must promote on {square}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} on {square} is pinned: without it {king} would be attacked by {attackers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} promotes only with a move that ends in its promotion zone, and {target} is not in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} promotes only with a move that starts or ends in its promotion zone, and neither {origin} nor {target} is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} promotes when it enters its promotion zone or captures there, and neither {origin} nor {target} is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} promotes when it enters its promotion zone or captures there; it is inside already, and this move captures nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece on {square}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such piece to drop in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such square on this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {piece} in {side}'s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds until the program ends; it could not be kept: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move does not answer the check by {attackers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move is legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move would bring back an earlier position, which is forbidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move would leave {king} attacked by {attackers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move would leave {royals} facing each other with nothing between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be agreed on first: {questions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual start; or a position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do where a piece may promote but need not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was copied cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was played from here stays in the record as a variation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write about the move shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zodiac signs and kanji</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comment ends here that did not begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game inherits from itself, or over too many steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move is expected, such as {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece that does not remember what it was can only become one with a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position is expected, such as {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a range is at most {most}, or 0 for no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record has at most {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record has at most {most} moves; the rest is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record is saved as one of these: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run of empty squares is at least 1 long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a space is expected after the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a square such as 6f where a lion was just captured, or '-', is expected, not '{word}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time control needs some time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time control reads like 300+5, 600+0/30x3, 300+0d5 or 0+0/10x1, not {written}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a variation ends here that did not begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a variation needs a move before it; it is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an atom such as W, N or R must follow the modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an en passant square or '-' is expected, not '{word}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another game begins here; only the first one is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most one square for each side, with a piece, or '-', is expected, not '{word}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {most} seconds, not {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bare royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bare royals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castling rights are letters of {known} or '-', not '{letter}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delay before each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delay {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 'name=value; ...', not '{part}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 'quota' and four numbers for {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number after $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number after 'level:', not '{spec}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number from 0 to {most}, not {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number from 2 to {most}, not {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a tag [Variant "..."] with the id of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a tag such as [Name "value"]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text, not {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a worth in Pawns from 0 to 1000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected name=value, not {part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one capital letter A to Z, perhaps with ' behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of {choices}, not {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the id of a game as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the number of a rank, or 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected true or false, not {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected two boards, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected two pieces: one on either board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected two teams of two seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected two texts: the two-character and the one-character form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected two ways such as e1g1 and h1f1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected {count} parts: {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far side of the river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifty moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from 1 to {most} periods, not {periods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go {word}: expected a whole number, not '{found}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impasse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it repeats an earlier position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more after each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {number}, '{move}': {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hand holds more than {most} of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no legal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no move has been made yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no piece has a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no piece has just passed over {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no piece has the letter '{letter}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no piece is royal, but the game is won by taking or mating one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no piece of the other side stands on {square}, where a lion was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no program '{name}' was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no theme {name} can be the base of this one; there are {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing called '{key}' is known here; known are {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is expected after the move number, not '{word}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of moves with two legs, those like caK, cavW, mabK and cafmF are understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only straight leaps and the Knight's can be lame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own half of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perpetual attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perpetual chase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position: expected 'startpos' or '{word}' and a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position: expected 'startpos' or '{word}', not '{found}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position: expected a position after '{word}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {rank} has {found} squares instead of {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {rank} of the array has {found} squares, the board {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setoption: expected 'name' and the name of an option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that many times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the English text, 'en', is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array has no piece on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array has {found} ranks, the board {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the castling right {right} needs {side}'s {piece} on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the default '{value}' is none of the choices: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directions '{letters}' leave no move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine closed its output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine did not answer '{word}' in time; does it speak another protocol?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine ended with exit status {status}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine was ended by signal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine's move '{move}' is not legal: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is longer than {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over: there is no move to choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over: {outcome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game that the program starts with cannot be played: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hands are not closed with ']'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id '{id}' must be the name of the file, '{name}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the legs of a move are single steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the letter '{letter}' stands for two pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match is longer than {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move {move} cannot be played: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the movement '{move}' goes wrong at character {offset}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a tag has only letters, digits and underscores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of {path} must end in one of: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the native kernel was not built here; choose 'reference'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the option '{name}' has no choice '{value}'; its choices are: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the piece on {square} does not become '{suffix}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pieces have {count} states; a game may have 255</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position belongs to another game, or to other options of this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result is {result}, but the game has ended so: {outcome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seats here must be the four of 'seats', each once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side to move is 'b' or 'w', not '{word}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side to move is 'w' or 'b', not '{word}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sides of this game are {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the standard input is for your moves here; give the position itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the standard input is not UTF-8 text (byte {at})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tag {name} stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word '{word}' names no squares of this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {side} {piece} on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {count} × {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then, for each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no coordinates {name}; there are {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {count} of {piece}; a set has {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {found} ranks instead of {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no board style {name}; there are {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game '{name}'; there are: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kernel '{name}'; there are: native, reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no level {number}; levels are 1 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no match '{name}'; there are: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no move yet that ${nag} could belong to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no option '{name}' with the choice '{value}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no option '{name}'; there are: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no piece '{name}'; there are {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no piece '{token}'; there are {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no piece style {name}; there are {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no record format '{form}'; there are: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no seat '{name}'; there are: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no shipped file {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no square {name}; they go from a1 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no square {name}; they go from {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such key; there are {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no theme {name}; there are {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no zone '{name}'; there are: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing at '{path}' to be set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to claim: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this comment has no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game has no castling: '-' is expected, not '{word}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game has no option {name} with the choice {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is neither the record of a game nor a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no game that was put by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no record of a game: expected tags such as [Variant "..."] at its beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not TOML: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this key is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this picture cannot be converted: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two legs joined by one 'a' are understood, with directions, m and c only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown command '{word}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {time} given back after each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with this choice, {path}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} periods left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} periods of {time} a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} variations have no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no option '{name}'; its options are: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}. {side} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}: {piece}, {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min, then {count} × {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min, then {seconds} s a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min, {seconds} s of delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads out of its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, level {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: expected a whole number, not '{value}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} on {square} can never move again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}, began in {side}’s army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}, was {before}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} (its last words: {words})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has made {count} moves since {partner} moved, and waits for {partner}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} waits until {partner} has made the first move of the team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} declines the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has no royal piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has {count} unpromoted {piece} on file {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has {found} royal pieces ({name}) instead of {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} is in check on {squares} but not to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} offers a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} wins: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some}, {more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}: {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} more after each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} of delay before each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not a colour like #a1b2c3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
