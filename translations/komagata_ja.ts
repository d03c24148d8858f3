<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>komagata</name>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;3MF for 3D printers…</source>
        <translation>3Dプリンター用の3MF(&amp;3)…</translation>
    </message>
    <message>
        <source>&amp;Both sides</source>
        <translation>両面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Calibration page…</source>
        <translation>位置合わせ用紙(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chess figures</source>
        <translation>チェスの駒(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>局面をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Declare the entered King</source>
        <translation>入玉宣言(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Don’t save</source>
        <translation>保存しない(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>下書き(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Edit the position…</source>
        <translation>局面編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Empty board</source>
        <translation>盤を空にする(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Engine moves now</source>
        <translation>エンジンに指させる(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Everything into a folder…</source>
        <translation>すべてをフォルダーへ(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Exchange the boards</source>
        <translation>盤を入れ替える(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>開始局面へ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fronts</source>
        <translation>表(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込み(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Kanji, two characters</source>
        <translation>漢字二文字(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>最終局面へ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>アルファベット(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Make a game of your own…</source>
        <translation>自分のゲームを作る(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Make this the main line</source>
        <translation>この変化を本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Marks that show the moves</source>
        <translation>動きを示す印(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>左右反転(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>指し手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新規対局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>次の手へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Offer a draw</source>
        <translation>引き分けを提案(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Other move instead: previous</source>
        <translation>前の変化へ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;PDF: all pages in one file…</source>
        <translation>PDF：全ページを一つのファイルに(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation>棋譜・局面を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>指す(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play it now</source>
        <translation>すぐに指す(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>ここから指し継ぐ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>この局面から対局(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>プリセット(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>前の手へ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print all the same</source>
        <translation>このまま印刷(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove this variation</source>
        <translation>この変化を削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>盤を回す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>このゲームの規則(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;SVG: a file for each page…</source>
        <translation>SVG：ページごとに一つのファイル(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Sanity report…</source>
        <translation>自動対局の報告(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save a copy</source>
        <translation>写しを保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>共有(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>縮小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>解く(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start position</source>
        <translation>初期配置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>待った(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;True size</source>
        <translation>実寸(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>試す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>盤面反転(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Turn the boards</source>
        <translation>盤を回転(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo changes</source>
        <translation>変更を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use this position…</source>
        <translation>この局面を使う(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Whole sheet</source>
        <translation>用紙全体(&amp;W)</translation>
    </message>
    <message>
        <source>'{atom}' is neither a modifier nor an atom of Betza notation</source>
        <translation>「{atom}」はベッツァ記法の修飾子でも要素でもありません</translation>
    </message>
    <message>
        <source>'{kind}' and '{other}' are not two pieces that can be handed over</source>
        <translation>「{kind}」と「{other}」は受け渡しのできる二種の駒ではありません</translation>
    </message>
    <message>
        <source>'{kind}' stands twice on one side</source>
        <translation>「{kind}」が同じ側に二度あります</translation>
    </message>
    <message>
        <source>'{name}' cannot be started: {reason}</source>
        <translation>「{name}」を起動できません: {reason}</translation>
    </message>
    <message>
        <source>'{name}' cannot be the name of a preset: letters, digits, spaces and -+(). can</source>
        <translation>「{name}」はプリセットの名前にできません。文字・数字・空白と -+(). が使えます</translation>
    </message>
    <message>
        <source>'{name}' is a match on two boards, and no game on one</source>
        <translation>「{name}」は盤を二つ使う対局で、一つの盤のゲームではありません</translation>
    </message>
    <message>
        <source>'{name}' is missing</source>
        <translation>「{name}」がありません</translation>
    </message>
    <message>
        <source>'{name}' stands for '{other}' already</source>
        <translation>「{name}」はすでに「{other}」の代わりになっています</translation>
    </message>
    <message>
        <source>'{name}' stands here twice</source>
        <translation>「{name}」が二度書かれています</translation>
    </message>
    <message>
        <source>'{seat}' does not sit at this board</source>
        <translation>「{seat}」はこの盤の席ではありません</translation>
    </message>
    <message>
        <source>'{seat}': a seat is called by up to eight letters and digits</source>
        <translation>「{seat}」:席の名前は英字と数字で八文字までです</translation>
    </message>
    <message>
        <source>'{spec}' is no command line: {reason}</source>
        <translation>「{spec}」はコマンドラインとして読めません: {reason}</translation>
    </message>
    <message>
        <source>'{team}': a team is called by a word in small letters</source>
        <translation>「{team}」:組の名前は英小文字の単語です</translation>
    </message>
    <message>
        <source>'{text}' in rank {rank} is neither a number nor a piece</source>
        <translation>{rank} 段目の「{text}」は数字でも駒でもありません</translation>
    </message>
    <message>
        <source>'{token}' cannot be in hand: this game has no drops</source>
        <translation>「{token}」は持ち駒にできません。このゲームに持ち駒はありません</translation>
    </message>
    <message>
        <source>'{token}' cannot be in hand; there are {known}</source>
        <translation>「{token}」は持ち駒にできません。使えるのは {known} です</translation>
    </message>
    <message>
        <source>'{word}' is no piece in hand</source>
        <translation>'{word}' は持駒ではありません</translation>
    </message>
    <message>
        <source>'{word}' is no way for a game to end</source>
        <translation>'{word}' は対局の終わり方ではありません</translation>
    </message>
    <message>
        <source>'{word}' is not a move; one looks like {example}</source>
        <translation>「{word}」は指し手ではありません。{example} のように書きます</translation>
    </message>
    <message>
        <source>'{word}' is not a move; the rest of its line is left out</source>
        <translation>'{word}' は指し手ではありません。この手順の残りは省きます</translation>
    </message>
    <message>
        <source>'{word}' is not a number</source>
        <translation>「{word}」は数ではありません</translation>
    </message>
    <message>
        <source>'{word}' may mean {choices}</source>
        <translation>「{word}」は {choices} のどれとも読めます</translation>
    </message>
    <message>
        <source>1. Print this sheet on both sides at 100 %, turned over the {edge}.</source>
        <translation>1. この紙を 100 % で両面に印刷します ({edge}とじ)。</translation>
    </message>
    <message>
        <source>2. Hold it against the light with this side towards you, these words upright.</source>
        <translation>2. この面を手前に、文字が正しく読める向きで、光に透かします。</translation>
    </message>
    <message>
        <source>3. Where does the upright line of the back cross the x scale below a grid, and the level line the y scale at its left? Read all four grids to a quarter of a millimetre and take the mean of each scale.</source>
        <translation>3. 裏の縦線が格子の下の x の目盛りのどこを通り、横線が左の y の目盛りのどこを通るかを、四つの格子で 0.25 mm まで読み、x と y それぞれの平均をとります。</translation>
    </message>
    <message>
        <source>3D print</source>
        <translation>3D印刷</translation>
    </message>
    <message>
        <source>3D printer</source>
        <translation>3Dプリンター</translation>
    </message>
    <message>
        <source>3MF for 3D printers</source>
        <translation>3Dプリンター用の3MF</translation>
    </message>
    <message>
        <source>4. Add what you read to the offset that this sheet was printed with (x {x} mm, y {y} mm) and enter the sum. Printed again, the lines meet the zeros.</source>
        <translation>4. この紙を印刷したときの補正値 (x {x} mm、y {y} mm) に読んだ値を足して入力します。もう一度印刷すると、線は 0 に重なります。</translation>
    </message>
    <message>
        <source>50 mm ruler</source>
        <translation>50 mmの物差し</translation>
    </message>
    <message>
        <source>50 mm: print at 100 %</source>
        <translation>50 mm: 100 % で印刷</translation>
    </message>
    <message>
        <source>A capture is compulsory: there is one for {pieces}.</source>
        <translation>取る手があるときは取らなければなりません。取れるのは{pieces}です。</translation>
    </message>
    <message>
        <source>A comment on the move shown</source>
        <translation>表示中の指し手へのコメント</translation>
    </message>
    <message>
        <source>A dot on the `left` or the `right` of the piece, where two kinds look the same otherwise.</source>
        <translation>ほかでは見分けのつかない駒のための点。`left`は左、`right`は右。</translation>
    </message>
    <message>
        <source>A full set.</source>
        <translation>駒はすべて揃っています。</translation>
    </message>
    <message>
        <source>A game from last time could not be read; it is kept as {path}.</source>
        <translation>前回の対局を読み込めませんでした。{path} として残してあります。</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <translation>自分のゲーム</translation>
    </message>
    <message>
        <source>A jump goes on while the piece can jump again.</source>
        <translation>跳び越しは、続けて跳べる限り続きます。</translation>
    </message>
    <message>
        <source>A list of castlings; see `[[castling]]`.</source>
        <translation>キャスリングの一覧。`[[castling]]`を参照。</translation>
    </message>
    <message>
        <source>A move as in the list, or by squares: e2e4, P@e5, 7g7f</source>
        <translation>棋譜欄と同じ書き方、またはマス目で: e2e4, P@e5, 7g7f</translation>
    </message>
    <message>
        <source>A move gets a diagram if arrows or squares were drawn on its board, or by the sign $220 in its record.</source>
        <translation>盤に矢印や升目の印を付けた手、または棋譜に記号$220のある手に図面が付きます。</translation>
    </message>
    <message>
        <source>A move is illegal that makes a position stand for this time; 0: none is.</source>
        <translation>同じ局面をこの回数目に生じさせる手は反則です。0なら反則はありません。</translation>
    </message>
    <message>
        <source>A move made here begins a variation; nothing is lost.</source>
        <translation>ここで指すと変化(分岐)になります。元の手順は残ります。</translation>
    </message>
    <message>
        <source>A name, or millimetres such as 148x210.</source>
        <translation>名前、または148x210のようなミリメートル。</translation>
    </message>
    <message>
        <source>A new game begins with this position. The game on the board is kept.</source>
        <translation>この局面から新しい対局を始めます。盤上の対局は保存されます。</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>A picture or an animation as a file</source>
        <translation>画像またはアニメーションをファイルにします</translation>
    </message>
    <message>
        <source>A piece that there is not: {token}</source>
        <translation>存在しない駒：{token}</translation>
    </message>
    <message>
        <source>A player may claim a draw after fifty moves of each side without capture, drop, or Pawn move.</source>
        <translation>駒取りも打ちも歩の動きもないまま双方が五十手ずつ指したら、引き分けを申し出られます。</translation>
    </message>
    <message>
        <source>A player may declare a win when his King has entered the enemy camp with half of his men, and he has half of all points (with the set of Shogi, ten men and the 27-point rule).</source>
        <translation>玉が駒の半数とともに敵陣に入り、全点数の半分を持てば、勝ちを宣言できます（将棋の駒なら十枚と27点法）。</translation>
    </message>
    <message>
        <source>A position from the editor. Both sides can be moved.</source>
        <translation>局面編集で作った局面です。両方の駒を動かせます。</translation>
    </message>
    <message>
        <source>A promoted piece is captured as what it was before. With `false` it simply is the new piece from then on, and needs a letter.</source>
        <translation>成駒は取られると元の駒に戻ります。`false`なら以後ずっと新しい駒で、文字が必要です。</translation>
    </message>
    <message>
        <source>A protector that the same move captures on the way counts.</source>
        <translation>同じ手の途中で取られる守り駒も、守りに数えます。</translation>
    </message>
    <message>
        <source>A side for either player</source>
        <translation>両者の面を裏表に</translation>
    </message>
    <message>
        <source>A side with several royals need not mind attacks on them until one is left.</source>
        <translation>王が複数あるうちは、最後の一つになるまで王手を気にしなくてよい。</translation>
    </message>
    <message>
        <source>A zone is painted as the first player sees it: click squares, or drag over them. The second player’s follows by the symmetry of the board. It may also be written: “rank 7-8”, “files d-f rank 1-3”.</source>
        <translation>区域は先手から見た向きで塗ります。升をクリックするか、なぞってください。後手の区域は盤の対称から決まります。「rank 7-8」「files d-f rank 1-3」のように書くこともできます。</translation>
    </message>
    <message>
        <source>A {lion} was just taken on {taken}: in return no piece but a {lion} may take {victim}, which is protected by {protectors}.</source>
        <translation>直前に {taken} で{lion}が取られました。このとき{victim}を取り返せるのは{lion}だけです(先獅子)。{victim}は{protectors}に守られています。</translation>
    </message>
    <message>
        <source>A {lion} was just taken on {taken}: in return no piece but a {lion} may take {victim}.</source>
        <translation>直前に {taken} で{lion}が取られました。このとき{victim}を取り返せるのは{lion}だけです(先獅子)。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>About &amp;Komagata</source>
        <translation>Komagata について(&amp;K)</translation>
    </message>
    <message>
        <source>About Komagata</source>
        <translation>Komagata について</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>応じる</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>選択肢を追加</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>ゲームの追加</translation>
    </message>
    <message>
        <source>Add a game…</source>
        <translation>ゲームを追加…</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>質問を追加</translation>
    </message>
    <message>
        <source>Add it to the present game as a variation</source>
        <translation>今の棋譜に変化として加える</translation>
    </message>
    <message>
        <source>Add the problem to a file</source>
        <translation>問題をファイルに追加</translation>
    </message>
    <message>
        <source>Add the problem to a file with others</source>
        <translation>ほかの問題と一緒のファイルに追加します</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>After a piece other than a lion took a lion, the ban on taking another one in return: `off`, `protected` (only protected ones are safe), `strict`.</source>
        <translation>獅子以外の駒が獅子を取ったあと、取り返しに別の獅子を取ることの禁止（先獅子）。`off`はなし、`protected`は守られた獅子だけ、`strict`は常に。</translation>
    </message>
    <message>
        <source>Against the &amp;light</source>
        <translation>光に透かす(&amp;L)</translation>
    </message>
    <message>
        <source>Against the light</source>
        <translation>光に透かす</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>All of the file: {count}</source>
        <translation>ファイルのすべて：{count}題</translation>
    </message>
    <message>
        <source>Also moves in</source>
        <translation>区域内での動き</translation>
    </message>
    <message>
        <source>Always promote</source>
        <translation>常に成る</translation>
    </message>
    <message>
        <source>An empty board</source>
        <translation>何もない盤</translation>
    </message>
    <message>
        <source>An option is a question that the players settle before a game. Each choice may set values in the file, such as pieces.knight.move. The default choice usually sets nothing.</source>
        <translation>オプションは対局前に決める質問です。選択肢はpieces.knight.moveのようなファイル内の値を変えられます。既定の選択肢はふつう何も変えません。</translation>
    </message>
    <message>
        <source>And also</source>
        <translation>そのほか</translation>
    </message>
    <message>
        <source>Angles of the backs</source>
        <translation>裏面の角度</translation>
    </message>
    <message>
        <source>Arrangements that were not used yet</source>
        <translation>まだ使っていない配置</translation>
    </message>
    <message>
        <source>As each game has it</source>
        <translation>各ゲームのとおり</translation>
    </message>
    <message>
        <source>As large as fits, instead of at the scale of the pieces over several sheets to be glued together.</source>
        <translation>駒と同じ縮尺で何枚かに分けて貼り合わせる代わりに、一枚に収まるだけ大きく。</translation>
    </message>
    <message>
        <source>As played with a &amp;Shogi set</source>
        <translation>将棋駒で指すとき(&amp;S)</translation>
    </message>
    <message>
        <source>As played with a Shogi set</source>
        <translation>将棋駒で指すとき</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>As the game has it</source>
        <translation>ゲームのとおり</translation>
    </message>
    <message>
        <source>As the second player sees it</source>
        <translation>後手から見た向き</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>As usual for the game</source>
        <translation>ゲームの慣例に合わせる</translation>
    </message>
    <message>
        <source>As wide as the &amp;view</source>
        <translation>画面の幅に合わせる(&amp;V)</translation>
    </message>
    <message>
        <source>As wide as the view</source>
        <translation>画面の幅に合わせる</translation>
    </message>
    <message>
        <source>Ask before the game</source>
        <translation>対局前に尋ねる</translation>
    </message>
    <message>
        <source>Ask, no promotion first</source>
        <translation>選ぶ(不成を先に)</translation>
    </message>
    <message>
        <source>Ask, promotion first</source>
        <translation>選ぶ(成を先に)</translation>
    </message>
    <message>
        <source>At least half of the games are drawn.</source>
        <translation>半分以上の対局が引き分けです。</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Automatic: light or dark, as the window is.</source>
        <translation>自動: ウィンドウの明暗に合わせます。</translation>
    </message>
    <message>
        <source>BOD diagram</source>
        <translation>BOD局面図</translation>
    </message>
    <message>
        <source>Bac&amp;ks</source>
        <translation>裏(&amp;K)</translation>
    </message>
    <message>
        <source>Back is shifted by</source>
        <translation>裏のずれ</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>対局に戻る(&amp;G)</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Back to what the preset says</source>
        <translation>プリセットの内容に戻す</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>裏</translation>
    </message>
    <message>
        <source>Bare royal</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>Base of the King</source>
        <translation>キングの底</translation>
    </message>
    <message>
        <source>Base-fold labels</source>
        <translation>底折りラベル</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Between bodies</source>
        <translation>駒どうしの間</translation>
    </message>
    <message>
        <source>Between fronts and backs. Wider for a thick core between them.</source>
        <translation>表と裏の間。厚い芯を挟むなら広く。</translation>
    </message>
    <message>
        <source>Between pieces</source>
        <translation>駒どうしの間</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>moves first</comment>
        <translation>先手</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>moves second</comment>
        <translation>後手</translation>
    </message>
    <message>
        <source>Blank backs are made, too</source>
        <translation>無地の裏も作る</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>塗り足し</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Board alone</source>
        <translation>盤面のみ</translation>
    </message>
    <message>
        <source>Board on one sheet</source>
        <translation>盤を一枚に</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Booklet</source>
        <translation>冊子</translation>
    </message>
    <message>
        <source>Booklet of the rules</source>
        <translation>ルールの冊子</translation>
    </message>
    <message>
        <source>Booklets</source>
        <translation>冊子</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両面</translation>
    </message>
    <message>
        <source>Both sides: the printer turns the sheets</source>
        <translation>両面：プリンターが用紙を裏返す</translation>
    </message>
    <message>
        <source>Bridge for lions</source>
        <translation>獅子の橋</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>打ち切り</translation>
    </message>
    <message>
        <source>Build plate</source>
        <translation>造形台</translation>
    </message>
    <message>
        <source>But he may drop a piece instead.</source>
        <translation>ただし代わりに駒を打ってもよい。</translation>
    </message>
    <message>
        <source>By capturing it on the way a lion earns the right to take a protected lion. `false` for the Pawn and Go-Between of Chu Shogi.</source>
        <translation>途中でこの駒を取れば、獅子は守られた獅子も取れます（付け喰い）。中将棋の歩兵と仲人では`false`。</translation>
    </message>
    <message>
        <source>By squares (g1f3)</source>
        <translation>マス目で (g1f3)</translation>
    </message>
    <message>
        <source>By squares from the right (2a3c)</source>
        <translation>右からのマス目で (2a3c)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>位置合わせ</translation>
    </message>
    <message>
        <source>Calibration page…</source>
        <translation>位置合わせ用紙…</translation>
    </message>
    <message>
        <source>Calibration: back</source>
        <translation>位置合わせ: 裏</translation>
    </message>
    <message>
        <source>Calibration: front</source>
        <translation>位置合わせ: 表</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Cap: was {piece}</source>
        <translation>帽子：元は{piece}</translation>
    </message>
    <message>
        <source>Caps that mark promoted chessmen</source>
        <translation>成ったチェス駒に載せる帽子</translation>
    </message>
    <message>
        <source>Captured pieces</source>
        <translation>取られた駒</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>キャスリング</translation>
    </message>
    <message>
        <source>Castling rights</source>
        <translation>キャスリングの権利</translation>
    </message>
    <message>
        <source>Castling tells apart</source>
        <translation>キャスリングで区別</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>愛好者</translation>
    </message>
    <message>
        <source>Change a game, or begin with an empty board: pieces, moves, board, rules</source>
        <translation>既存のゲームを変えるか、何もない盤から始めます。駒、動き、盤、規則</translation>
    </message>
    <message>
        <source>Change this game, or a copy of it that is your own</source>
        <translation>このゲームか、自分用の写しを変えます</translation>
    </message>
    <message>
        <source>Change this very game</source>
        <translation>このゲームそのものを変える</translation>
    </message>
    <message>
        <source>Changed, and not saved</source>
        <translation>変更あり・未保存</translation>
    </message>
    <message>
        <source>Character {offset}: {why}</source>
        <translation>{offset}文字目：{why}</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Characters: Zen Antique and Yuji Boku; figures: Noto Sans Symbols 2; all under the Open Font License.</source>
        <translation>漢字: Zen Antique、Yuji Boku。図形: Noto Sans Symbols 2。いずれも Open Font License。</translation>
    </message>
    <message>
        <source>Check!</source>
        <translation>王手!</translation>
    </message>
    <message>
        <source>Checks only</source>
        <translation>王手のみ</translation>
    </message>
    <message>
        <source>Chequered</source>
        <translation>市松</translation>
    </message>
    <message>
        <source>Chess figures</source>
        <translation>チェスの駒</translation>
    </message>
    <message>
        <source>Chess games of directional, wedge-shaped pieces: to be played, set up and printed.</source>
        <translation>向きのある駒形の駒で遊ぶチェス・将棋類を、指し、並べ、印刷するためのプログラムです。</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択肢の一覧</translation>
    </message>
    <message>
        <source>Choose a figure</source>
        <translation>図形を選ぶ</translation>
    </message>
    <message>
        <source>Choose a piece to see how it moves.</source>
        <translation>駒を選ぶと動きが表示されます。</translation>
    </message>
    <message>
        <source>Claim a draw: &amp;fifty moves</source>
        <translation>引き分けを請求: 五十手(&amp;F)</translation>
    </message>
    <message>
        <source>Claim: {reason}</source>
        <translation>請求: {reason}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Click a piece of the palette, then squares, or drag it there. Right-click turns a piece over; dragged off the board it is gone. A reserve grows with clicks.</source>
        <translation>駒を選んでマスをクリックするか、駒をマスまでドラッグします。右クリックで駒が裏返り、盤の外へドラッグすると消えます。持駒はクリックで増えます。</translation>
    </message>
    <message>
        <source>Click a piece, then squares; drag for several. Right-click removes. A hand grows with clicks.</source>
        <translation>駒を選んでから升をクリック。続けて置くにはドラッグ、右クリックで取り除きます。持駒はクリックで増えます。</translation>
    </message>
    <message>
        <source>Click puts the chosen piece; dragging moves one, and off the board removes it. Right-click shows the piece’s next state (Shift: owner, Ctrl: promotion, Alt: army). Keys: arrows and letters, capitals for the first player; + promotes, ' changes the army, Delete removes.</source>
        <translation>クリックで選んだ駒を置き、ドラッグで動かし、盤の外へ出すと消えます。右クリックで駒の状態が順に変わります（Shift：所属、Ctrl：成り、Alt：もとの軍）。キー：矢印と文字（大文字は先に指す側）、+ で成り、' でもとの軍、Delete で削除。</translation>
    </message>
    <message>
        <source>Click where the move goes on, or the piece again to end it here. Esc gives it up.</source>
        <translation>続きの升をクリックします。もう一度この駒をクリックするとここで止まり、Esc で取り消します。</translation>
    </message>
    <message>
        <source>Click where the move goes on. Esc gives it up.</source>
        <translation>続きの升をクリックします。Esc で取り消します。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Coin: was {piece}</source>
        <translation>小円板：元は{piece}</translation>
    </message>
    <message>
        <source>Collar: was {piece}</source>
        <translation>襟：元は{piece}</translation>
    </message>
    <message>
        <source>Collars that mark promoted chessmen</source>
        <translation>成ったチェス駒に付ける襟</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Confined to</source>
        <translation>出られない区域</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>次へ…</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Copied: {form}.</source>
        <translation>コピーしました：{form}</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>形式を選んでコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Copy &amp;moves</source>
        <translation>指し手をコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Copy &amp;record</source>
        <translation>棋譜をコピー(&amp;R)</translation>
    </message>
    <message>
        <source>Copy a picture of the position shown</source>
        <translation>表示中の局面を画像としてコピーします</translation>
    </message>
    <message>
        <source>Copy it: the file says everything itself</source>
        <translation>写し取る：ファイルがすべてを述べる</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>画像をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the moves as they stand in the list</source>
        <translation>一覧のとおりに指し手をコピーします</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>局面を文字列としてコピー</translation>
    </message>
    <message>
        <source>Copy the position shown as text</source>
        <translation>表示中の局面を文字列としてコピーします</translation>
    </message>
    <message>
        <source>Copy the whole game as text</source>
        <translation>対局全体を文字列としてコピーします</translation>
    </message>
    <message>
        <source>Copy to the other side</source>
        <translation>相手側へ写す</translation>
    </message>
    <message>
        <source>Core thickness</source>
        <translation>芯の厚さ</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Counter-strike</source>
        <translation>先獅子</translation>
    </message>
    <message>
        <source>Counter-strike in the middle</source>
        <translation>途中の先獅子</translation>
    </message>
    <message>
        <source>Counts for a bare royal</source>
        <translation>裸玉の判定で数える</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>トンボ</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>勝負あり</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Delete the preset</source>
        <translation>プリセットの削除</translation>
    </message>
    <message>
        <source>Delete {name}? The form stays as it is.</source>
        <translation>{name}を削除しますか？　入力欄の内容はそのまま残ります。</translation>
    </message>
    <message>
        <source>Depth of search: {depth}</source>
        <translation>読みの深さ: {depth}</translation>
    </message>
    <message>
        <source>Depth of the relief</source>
        <translation>彫りの深さ</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>図面</translation>
    </message>
    <message>
        <source>Diagrams to a page</source>
        <translation>1ページの図の数</translation>
    </message>
    <message>
        <source>Diameter of the largest base in the chess set that collars, caps, robes and discs are made for.</source>
        <translation>襟・帽子・衣・円板を合わせるチェスセットで、最も大きい底の直径。</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>円板</translation>
    </message>
    <message>
        <source>Discs to put under promoted pieces</source>
        <translation>成った駒の下に敷く円板</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>保存しない</translation>
    </message>
    <message>
        <source>Doomed pieces protect</source>
        <translation>取られる駒も守る</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Dots on crossings of lines, each named by the square at whose upper right corner it lies: `["c3", "f6"]`.</source>
        <translation>線の交点の星。右上の角に星がある升の名で書きます：`["c3", "f6"]`。</translation>
    </message>
    <message>
        <source>Drafts that were not saved</source>
        <translation>保存されていない下書き</translation>
    </message>
    <message>
        <source>Drag the picture into another program</source>
        <translation>画像をほかのプログラムへドラッグできます</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Draw the outline on the edge</source>
        <translation>縁に輪郭線を引く</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Drop may mate</source>
        <translation>打って詰めてよい</translation>
    </message>
    <message>
        <source>Dropping the {piece} on {square} would be checkmate, which is forbidden with a dropped {piece}.</source>
        <translation>{square} に{piece}を打つと詰みになります。{piece}を打って詰ますのは反則です(打ち歩詰め)。</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>打ち</translation>
    </message>
    <message>
        <source>Drops in</source>
        <translation>打てる区域</translation>
    </message>
    <message>
        <source>Duals further on: {count}.</source>
        <translation>途中の余詰：{count}か所</translation>
    </message>
    <message>
        <source>Duplex</source>
        <translation>両面印刷</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>E&amp;xport a picture…</source>
        <translation>画像の書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>一手の時間</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit t&amp;his game…</source>
        <translation>このゲームを編集(&amp;H)…</translation>
    </message>
    <message>
        <source>Edit the position</source>
        <translation>局面編集</translation>
    </message>
    <message>
        <source>Edit the position shown in a window of its own; the game stays as it is</source>
        <translation>表示中の局面を別の窓で編集します。対局はそのままです</translation>
    </message>
    <message>
        <source>Empty boards</source>
        <translation>盤を空にする</translation>
    </message>
    <message>
        <source>Empty: the language of the system.</source>
        <translation>空欄: システムの言語。</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>アンパッサン</translation>
    </message>
    <message>
        <source>Ends at mate</source>
        <translation>詰みで終わる</translation>
    </message>
    <message>
        <source>Engine, level {number}</source>
        <translation>エンジン レベル{number}</translation>
    </message>
    <message>
        <source>Engine, level {number}: {name}</source>
        <translation>エンジン、レベル {number}: {name}</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Engrave</source>
        <translation>彫刻</translation>
    </message>
    <message>
        <source>Engrave the backs, too</source>
        <translation>裏も彫る</translation>
    </message>
    <message>
        <source>Engraved</source>
        <translation>彫り込み</translation>
    </message>
    <message>
        <source>Engraved as areas</source>
        <translation>面で彫る</translation>
    </message>
    <message>
        <source>Entering Kings</source>
        <translation>入玉</translation>
    </message>
    <message>
        <source>Every way of the {piece} from {origin} to {target} is blocked: by {blockers}.</source>
        <translation>{piece}が {origin} から {target} へ行く道はすべて{blockers}にふさがれています。</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Everything into a folder</source>
        <translation>すべてをフォルダーへ</translation>
    </message>
    <message>
        <source>Everything that is made, by kind</source>
        <translation>作るものの種類別の一覧</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>左右を入れ替えます</translation>
    </message>
    <message>
        <source>Exchange the sides</source>
        <translation>先後を入れ替える</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>画像の書き出し</translation>
    </message>
    <message>
        <source>Export into a folder</source>
        <translation>フォルダーへ書き出し</translation>
    </message>
    <message>
        <source>Extras alone</source>
        <translation>付属品だけ</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>FEN, six fields</source>
        <translation>FEN（6項目）</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>駒の面</translation>
    </message>
    <message>
        <source>Faces for sticky paper, to be put on blanks of wood, acrylic or card.</source>
        <translation>粘着紙に刷る面。木・アクリル・厚紙の無地駒に貼ります。</translation>
    </message>
    <message>
        <source>Faces the royal</source>
        <translation>王と向き合う</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系統</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>Faults and notes</source>
        <translation>誤りと注意</translation>
    </message>
    <message>
        <source>Fifty moves</source>
        <translation>五十手</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>図形</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Fold-up wedges</source>
        <translation>組み立て駒</translation>
    </message>
    <message>
        <source>Folders are not opened; choose the files in them.</source>
        <translation>フォルダは開けません。中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>For each of those kinds, by how many degrees clockwise the piece is turned, where one back serves for all of them.</source>
        <translation>一つの裏面を共用するとき、成り先ごとに駒を時計回りに何度回すか。</translation>
    </message>
    <message>
        <source>For presets: other options, each with the choice it gets unless it is chosen itself.</source>
        <translation>一括設定用：ほかのオプションと、それ自身が選ばれていないときの選択肢。</translation>
    </message>
    <message>
        <source>For scissors in less patient hands. A line on the edge shows every slip of the cut.</source>
        <translation>はさみに慣れない手のために。縁の線は切り損じがそのまま見えます。</translation>
    </message>
    <message>
        <source>For {printer} another offset of the back is kept ({x} mm, {y} mm): choose that printer in the form first.</source>
        <translation>{printer}には裏のずれとして別の値（{x} mm、{y} mm）が記録されています。先に入力欄でそのプリンターを選んでください。</translation>
    </message>
    <message>
        <source>Forbidden in check</source>
        <translation>王手のときも禁止</translation>
    </message>
    <message>
        <source>Forbidden occurrence</source>
        <translation>禁止する回数</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>GNU 一般公衆利用許諾書バージョン 3 以降に基づく自由ソフトウェアです。無保証です。</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>上から</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>開始手数</translation>
    </message>
    <message>
        <source>From nothing</source>
        <translation>はじめから</translation>
    </message>
    <message>
        <source>Front and back of each sheet side by side</source>
        <translation>用紙ごとに表と裏を並べて</translation>
    </message>
    <message>
        <source>Front, spine and back in one piece that wraps a core of card or greyboard, folded at the base.</source>
        <translation>表・背・裏が一続きで、厚紙の芯を包み、底で折ります。</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Fronts and backs on both sides of one sheet. Needs a printer that meets its own front: see Printer.</source>
        <translation>一枚の用紙の両面に表と裏。裏表の位置が合うプリンターが要ります（「プリンター」を参照）。</translation>
    </message>
    <message>
        <source>Fronts and backs on one side: fold the sheet along the line, glue, cut. Front and back always meet.</source>
        <translation>表と裏を片面に。線で折り、貼り合わせて切ります。裏表は必ず合います。</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>フルカラー</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>how many are played</comment>
        <translation>対局数</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <translation>棋譜と局面</translation>
    </message>
    <message>
        <source>Games can be over very soon: after {least} moves of both sides together.</source>
        <translation>対局がとても早く終わることがあります：双方合わせて{least}手。</translation>
    </message>
    <message>
        <source>Games of Komagata</source>
        <translation>Komagata の棋譜</translation>
    </message>
    <message>
        <source>Games of the program</source>
        <translation>付属のゲーム</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Give every piece, the hands and the turn to the other side</source>
        <translation>すべての駒と持駒と手番を相手側に渡します</translation>
    </message>
    <message>
        <source>Glue this sheet on board {core} mm thick and cut along the lines: one core for each label. The number is the height of the piece in mm.</source>
        <translation>この紙を厚さ {core} mm の板紙に貼り、線に沿って切ります。ラベル一枚に芯が一つ要ります。数字は駒の高さ (mm) です。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Go on with the game from the position shown; what was played stays as a variation</source>
        <translation>表示中の局面から対局を続けます。これまでの手順は変化として残ります</translation>
    </message>
    <message>
        <source>Go to where it stands</source>
        <translation>その場所へ移動</translation>
    </message>
    <message>
        <source>Gutter</source>
        <translation>折り目の幅</translation>
    </message>
    <message>
        <source>Gutter fold</source>
        <translation>二つ折り</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>持駒</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>見出し</translation>
    </message>
    <message>
        <source>Heading with game, sheet and scale</source>
        <translation>見出し（ゲーム・枚数・縮尺）</translation>
    </message>
    <message>
        <source>Height of a square</source>
        <translation>升の高さ</translation>
    </message>
    <message>
        <source>How</source>
        <translation>作り方</translation>
    </message>
    <message>
        <source>How it moves, in Betza's notation: `W` a step along ranks and files, `F` a step diagonally, `K` both; `R`, `B`, `Q` lines; `N` the Knight's jump; `f`, `b`, `s` before a letter only forward, back, aside: `WfF` is a Gold. More under *Movements* in the guide to variants.</source>
        <translation>動き(Betza記法): `W`は縦横一歩、`F`は斜め一歩、`K`は両方。`R`・`B`・`Q`は走り、`N`は桂馬跳び。文字の前の`f`・`b`・`s`は前・後ろ・横だけ。`WfF`は金将です。詳しくはバリアントの手引きの*Movements*。</translation>
    </message>
    <message>
        <source>How large the piece is, from `king`, `great`, `major`, `minor`, `light` to `pawn`. Pieces of the size `pawn` reset the count of the fifty-move rule when they move, and are left out of short notation if there is only one such kind. Pieces of the size `great` count five points in a declaration.</source>
        <translation>駒の大きさ。`king`、`great`、`major`、`minor`、`light`、`pawn`の順に小さくなります。`pawn`の駒が動くと五十手の数えが戻り、一種類だけなら略記で省かれます。`great`は宣言で五点に数えます。</translation>
    </message>
    <message>
        <source>How long a piece takes to glide to its square.</source>
        <translation>駒がマス目まで動くのにかかる時間。</translation>
    </message>
    <message>
        <source>How many files, 2 to 16. They are called a, b, c … from the first player's left.</source>
        <translation>筋の数、2から16。先手の左からa、b、c…と呼びます。</translation>
    </message>
    <message>
        <source>How many positions the engine looks at for each move; 0: moves at random.</source>
        <translation>一手ごとにエンジンが調べる局面の数。0なら手当たり次第に指します。</translation>
    </message>
    <message>
        <source>How many ranks, 2 to 16. Rank 1 is the first player's first.</source>
        <translation>段の数、2から16。1段目は先手側の端です。</translation>
    </message>
    <message>
        <source>How moves are shown by default, by language, such as `{{ en = "western", ja = "japanese" }}`: `short` (`Nf3`), `squares` (`g1f3`), `usi` (`7g7f`), `japanese` (`７六歩`, games that Japanese records know), `western` (`P-7f`), `numeric` (`P-76`).</source>
        <translation>言語ごとの、指し手のふつうの見せ方。例：`{{ en = "western", ja = "japanese" }}`。`short`（`Nf3`）、`squares`（`g1f3`）、`usi`（`7g7f`）、`japanese`（`７六歩`、日本の棋譜にあるゲーム）、`western`（`P-7f`）、`numeric`（`P-76`）。</translation>
    </message>
    <message>
        <source>How much is looked at before the search gives up</source>
        <translation>どこまで調べて打ち切るか</translation>
    </message>
    <message>
        <source>How the board is drawn: `lined`, `chequered`, or `points` (pieces stand on crossings).</source>
        <translation>盤の描き方：`lined`は罫線、`chequered`は市松、`points`は交点に駒を置く盤。</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>駒の見た目</translation>
    </message>
    <message>
        <source>How the second player's zones and castlings follow from the first player's: `mirror` over the middle of the board, or `turn` by half.</source>
        <translation>後手の区域とキャスリングの決め方：`mirror`は盤の中央で鏡映、`turn`は半回転。</translation>
    </message>
    <message>
        <source>How they ended</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>How {game} plays</source>
        <translation>{game}の指され方</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>識別名</translation>
    </message>
    <message>
        <source>Id of the game: small letters, digits and hyphens</source>
        <translation>ゲームの識別名：英小文字、数字、ハイフン</translation>
    </message>
    <message>
        <source>Import a preset</source>
        <translation>プリセットの取り込み</translation>
    </message>
    <message>
        <source>In a Shogi set</source>
        <translation>将棋の駒では</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>一文で</translation>
    </message>
    <message>
        <source>In foreign service</source>
        <translation>相手側に移ると</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>立体</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>ゲームの数</translation>
    </message>
    <message>
        <source>In the margins, on both sides: against the light they show whether front and back meet.</source>
        <translation>両面の余白に。光に透かすと裏表が合っているか分かります。</translation>
    </message>
    <message>
        <source>In {zone} also: {words}</source>
        <translation>{zone}ではさらに：{words}</translation>
    </message>
    <message>
        <source>Inherit it: the file says only what differs</source>
        <translation>受け継ぐ：ファイルは違いだけを述べる</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>インク</translation>
    </message>
    <message>
        <source>Inlaid in another colour</source>
        <translation>別の色で象嵌</translation>
    </message>
    <message>
        <source>It can be played: one legal move.</source>
        <translation>対局できます：合法手は1つ</translation>
    </message>
    <message>
        <source>It can be played: {count} legal moves.</source>
        <translation>対局できます：合法手は{count}通り</translation>
    </message>
    <message>
        <source>It cannot be played yet:</source>
        <translation>まだ対局できません：</translation>
    </message>
    <message>
        <source>It cannot be played yet: {count} faults</source>
        <translation>まだ対局できません：{count}か所</translation>
    </message>
    <message>
        <source>It counts when a bare royal is judged by counting.</source>
        <translation>裸玉を数で判定するときに数えます。</translation>
    </message>
    <message>
        <source>It does not hold:</source>
        <translation>含まれないもの:</translation>
    </message>
    <message>
        <source>It does not move.</source>
        <translation>動きません。</translation>
    </message>
    <message>
        <source>It is a King.</source>
        <translation>王です。</translation>
    </message>
    <message>
        <source>It is kept for a while in any case: see “Open recent” in the menu “Game”.</source>
        <translation>いずれにせよ、しばらくは残ります。「対局」メニューの「最近の棋譜を開く」をご覧ください。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの手番ではありません。</translation>
    </message>
    <message>
        <source>It is not {seat}'s turn.</source>
        <translation>{seat} の手番ではありません。</translation>
    </message>
    <message>
        <source>It is shorter than the task says: mate in {moves}.</source>
        <translation>課題より短く、{moves}手で詰みます。</translation>
    </message>
    <message>
        <source>It is shorter than the task says: win in {moves}.</source>
        <translation>課題より短く、{moves}手で勝ちます。</translation>
    </message>
    <message>
        <source>It is {moves} away from the position shown, so it can stand in the record.</source>
        <translation>表示中の局面から{moves}で到達できるので、棋譜に加えられます。</translation>
    </message>
    <message>
        <source>It is {side}'s turn, and {piece} is not {side}'s.</source>
        <translation>いまは{side}の手番で、{piece}は{side}の駒ではありません。</translation>
    </message>
    <message>
        <source>It looks along its file at the enemy royal, as the Generals of Xiangqi do.</source>
        <translation>シャンチーの将帥のように、筋の上で敵の王とにらみ合います。</translation>
    </message>
    <message>
        <source>It may not be dropped on a file that holds an unpromoted piece of its kind and side (nifu).</source>
        <translation>味方の同種の不成駒がある筋には打てません（二歩）。</translation>
    </message>
    <message>
        <source>It will be saved as “{id}” among your own games.</source>
        <translation>自分のゲームに「{id}」として保存されます。</translation>
    </message>
    <message>
        <source>Its drop may give checkmate.</source>
        <translation>打って詰ませてもよい。</translation>
    </message>
    <message>
        <source>Its name by language.</source>
        <translation>言語ごとの名前。</translation>
    </message>
    <message>
        <source>Its place in lists; smaller numbers come first.</source>
        <translation>一覧での順序。小さい数が先です。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Japanese records do not hold this game</source>
        <translation>日本の棋譜形式ではこのゲームを記録できません</translation>
    </message>
    <message>
        <source>Japanese records do not hold {game}</source>
        <translation>日本の棋譜形式では{game}を記録できません</translation>
    </message>
    <message>
        <source>Japanese, where the game has it (７六歩)</source>
        <translation>日本式、対応するゲームのみ（７六歩）</translation>
    </message>
    <message>
        <source>Jumps go on</source>
        <translation>続けて跳ぶ</translation>
    </message>
    <message>
        <source>K&amp;anji, one character</source>
        <translation>漢字一文字(&amp;A)</translation>
    </message>
    <message>
        <source>Kanji</source>
        <translation>漢字</translation>
    </message>
    <message>
        <source>Kanji, one character</source>
        <translation>漢字一文字</translation>
    </message>
    <message>
        <source>Kanji, second player</source>
        <translation>漢字（後手）</translation>
    </message>
    <message>
        <source>Kanji, two characters</source>
        <translation>漢字二文字</translation>
    </message>
    <message>
        <source>Kerf</source>
        <translation>切り幅</translation>
    </message>
    <message>
        <source>King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>拡大(&amp;A)</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横置き</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Larger (+, or Ctrl and the wheel)</source>
        <translation>拡大（+、またはCtrlとホイール）</translation>
    </message>
    <message>
        <source>Laser</source>
        <translation>レーザー</translation>
    </message>
    <message>
        <source>Laser cutter</source>
        <translation>レーザー加工機</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Laying out the sheets…</source>
        <translation>割り付け中…</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Leave out {game}</source>
        <translation>{game}を外す</translation>
    </message>
    <message>
        <source>Leave this frame in the bed. Put pins of {pin} mm into its holes.</source>
        <translation>この枠は加工台に置いたままにし、穴に{pin} mmのピンを差してください。</translation>
    </message>
    <message>
        <source>Legal moves in a position</source>
        <translation>一局面の合法手</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>対照表</translation>
    </message>
    <message>
        <source>Legend of the pieces</source>
        <translation>駒の対照表</translation>
    </message>
    <message>
        <source>Legends</source>
        <translation>対照表</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Let the engine move for the side whose turn it is</source>
        <translation>手番の側の手をエンジンに指させます</translation>
    </message>
    <message>
        <source>Let the engine play quick games of it, to see how it plays</source>
        <translation>エンジンに短い対局をさせて、指され方を見ます</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>アルファベット</translation>
    </message>
    <message>
        <source>Letters and numbers (e4)</source>
        <translation>英字と数字 (e4)</translation>
    </message>
    <message>
        <source>Letters drawn</source>
        <translation>描く文字</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {words}</source>
        <translation>{line} 行 {column} 桁: {words}</translation>
    </message>
    <message>
        <source>Line {line}: {words}</source>
        <translation>{line} 行目: {words}</translation>
    </message>
    <message>
        <source>Lined</source>
        <translation>罫線</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>獅子</translation>
    </message>
    <message>
        <source>Lion taken on</source>
        <translation>獅子が取られた所</translation>
    </message>
    <message>
        <source>Lion trading</source>
        <translation>獅子の取り合い</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Little ink</source>
        <translation>省インク</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>見た目</translation>
    </message>
    <message>
        <source>Look at the board from the other side</source>
        <translation>盤を反対側から見ます</translation>
    </message>
    <message>
        <source>Looking for mate in {moves}: {count} positions</source>
        <translation>{moves}手の詰みを探索中：{count}局面</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>探索中…</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>見た目</translation>
    </message>
    <message>
        <source>Lying on their backs</source>
        <translation>寝かせて造形</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>機種</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>作るもの</translation>
    </message>
    <message>
        <source>Make a game of your own…</source>
        <translation>自分のゲームを作る…</translation>
    </message>
    <message>
        <source>Make a piece set of this game: to be printed and cut out, laser-cut or 3D-printed</source>
        <translation>このゲームの駒を作る：印刷して切り抜く、レーザーで切る、3D印刷する</translation>
    </message>
    <message>
        <source>Make a problem of the position shown, look for its solution, print it</source>
        <translation>表示中の局面を問題にし、解を探し、印刷します</translation>
    </message>
    <message>
        <source>Many games do not end: {share} % were broken off.</source>
        <translation>終わらない対局が多く、{share} %が打ち切られました。</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>余白</translation>
    </message>
    <message>
        <source>Margins of the material</source>
        <translation>材料の余白</translation>
    </message>
    <message>
        <source>Marker: was {piece}</source>
        <translation>円板：元は{piece}</translation>
    </message>
    <message>
        <source>Marks that show the moves</source>
        <translation>動きを示す印</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>詰手数</translation>
    </message>
    <message>
        <source>Mate in {moves}.</source>
        <translation>攻め方{moves}手で詰みます。</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>May capture next to it without moving.</source>
        <translation>動かずに隣の駒を取れる(居食い)。</translation>
    </message>
    <message>
        <source>May drop instead</source>
        <translation>代わりに打てる</translation>
    </message>
    <message>
        <source>May pass, if a square of its first step is empty.</source>
        <translation>一歩目のマスが空いていれば、動かずに手番を渡せる(じっと)。</translation>
    </message>
    <message>
        <source>Men of draughts</source>
        <translation>ドラフツの石</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>対局の局面</translation>
    </message>
    <message>
        <source>More</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>More for presets</source>
        <translation>プリセットのその他の操作</translation>
    </message>
    <message>
        <source>More of every piece than the game needs</source>
        <translation>どの駒もゲームに要る数より余分に</translation>
    </message>
    <message>
        <source>More of {piece}</source>
        <translation>{piece}の追加</translation>
    </message>
    <message>
        <source>Most printers leave the outermost 3 to 6 mm white.</source>
        <translation>たいていのプリンターは端の3～6 mmに印刷できません。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>動かす</translation>
    </message>
    <message>
        <source>Move pieces: click one, then its new place</source>
        <translation>駒を動かす：駒をクリックし、次に行き先をクリック</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>{number} 手目 / 全 {count} 手</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Movement of the pieces</source>
        <translation>駒の動く速さ</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Moves by language</source>
        <translation>言語ごとの指し手</translation>
    </message>
    <message>
        <source>Moves in the list</source>
        <translation>棋譜欄の表記</translation>
    </message>
    <message>
        <source>Moves since the partner’s last</source>
        <translation>味方の前の手からの手数</translation>
    </message>
    <message>
        <source>Moves since the partner’s last one: {count} of {quota}</source>
        <translation>味方の前の手からの手数:{quota}手のうち{count}手</translation>
    </message>
    <message>
        <source>Moves that give check</source>
        <translation>王手をかける手</translation>
    </message>
    <message>
        <source>Moves that you make here become variations.</source>
        <translation>ここで指した手は変化(分岐)になります。</translation>
    </message>
    <message>
        <source>Must jump</source>
        <translation>跳ぶ義務</translation>
    </message>
    <message>
        <source>Must promote in</source>
        <translation>必ず成る区域</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>私のゲーム</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>私の{game}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>名前(任意)</translation>
    </message>
    <message>
        <source>Name in the file:</source>
        <translation>ファイル内の名前：</translation>
    </message>
    <message>
        <source>Name of the piece in the file; players see its names by language:</source>
        <translation>ファイル内での駒の名前（対局者には言語ごとの名前が表示されます）：</translation>
    </message>
    <message>
        <source>Name of the zone in the file:</source>
        <translation>ファイル内での区域の名前：</translation>
    </message>
    <message>
        <source>Named sets of squares; see *Zones*.</source>
        <translation>名前をつけた升の集まり。*Zones*を参照。</translation>
    </message>
    <message>
        <source>Names in other programs</source>
        <translation>ほかのプログラムでの名前</translation>
    </message>
    <message>
        <source>Names of zones, each with a movement that it has **besides** when it starts there: `{{ across = "sW" }}`.</source>
        <translation>区域の名前と、そこから動くときに**加わる**動き：`{{ across = "sW" }}`。</translation>
    </message>
    <message>
        <source>Nets of true wedges with tabs: cut, crease, fold and glue, and the piece stands and points.</source>
        <translation>本物の駒形の展開図にのりしろ付き。切り、筋を付け、折って貼れば、立って向きを示す駒になります。</translation>
    </message>
    <message>
        <source>Never captured:</source>
        <translation>一度も取られなかった駒：</translation>
    </message>
    <message>
        <source>Never dropped:</source>
        <translation>一度も打たれなかった駒：</translation>
    </message>
    <message>
        <source>Never leaves {squares}.</source>
        <translation>{squares}から出られない。</translation>
    </message>
    <message>
        <source>Never moved:</source>
        <translation>一度も動かなかった駒：</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新規対局</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>新しい駒</translation>
    </message>
    <message>
        <source>New zone</source>
        <translation>新しい区域</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>はじめて</translation>
    </message>
    <message>
        <source>Next sheet (Page Down)</source>
        <translation>次の用紙（Page Down）</translation>
    </message>
    <message>
        <source>No arrangement takes fewer sheets or plates.</source>
        <translation>どう並べても、これより少なくはなりません。</translation>
    </message>
    <message>
        <source>No body is thinner than this anywhere: the top of a true wedge would break.</source>
        <translation>どこもこれより薄くしません。本物の駒形の先は折れてしまいます。</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>No faults: the game can be played.</source>
        <translation>誤りなし。対局できます。</translation>
    </message>
    <message>
        <source>No game was played to its end.</source>
        <translation>最後まで指された対局はありません。</translation>
    </message>
    <message>
        <source>No piece can make the move {move}.</source>
        <translation>{move} を指せる駒はありません。</translation>
    </message>
    <message>
        <source>No piece lies closer to the edge; sheets with backs have holes for pins there.</source>
        <translation>駒はこれより端に寄りません。裏もある板ではここにピンの穴が開きます。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>Not all keys and duals were looked for within the limit.</source>
        <translation>制限内では、すべての初手と余詰を調べきれませんでした。</translation>
    </message>
    <message>
        <source>Not decided within {count} positions.</source>
        <translation>{count}局面では決まりませんでした。</translation>
    </message>
    <message>
        <source>Not everything fits into {game}: see the list.</source>
        <translation>{game}に移せないものがあります。一覧を見てください。</translation>
    </message>
    <message>
        <source>Not everything in {name} could be understood:</source>
        <translation>{name} には読み取れなかった箇所があります:</translation>
    </message>
    <message>
        <source>Not everything that was copied could be understood:</source>
        <translation>コピーされた内容の一部を読み取れませんでした:</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>まだ保存されていません</translation>
    </message>
    <message>
        <source>Not solved within the limit.</source>
        <translation>制限内では解けませんでした。</translation>
    </message>
    <message>
        <source>Not usable yet</source>
        <translation>まだ使えないもの</translation>
    </message>
    <message>
        <source>Not usable: {files}</source>
        <translation>使えないファイル: {files}</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>記法</translation>
    </message>
    <message>
        <source>Nothing is to be made. Choose something under “What”.</source>
        <translation>作るものがありません。「対象」で選んでください。</translation>
    </message>
    <message>
        <source>Nothing stands in the way of playing on from here.</source>
        <translation>この局面から指せます。</translation>
    </message>
    <message>
        <source>Nothing that matters stands closer to the cut than this.</source>
        <translation>大事なものはこれより切り口に寄せません。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>何も書き出しませんでした。</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>Nozzle</source>
        <translation>ノズル</translation>
    </message>
    <message>
        <source>Numbers (5-6)</source>
        <translation>数字 (5-6)</translation>
    </message>
    <message>
        <source>Numbers and kanji (５六)</source>
        <translation>数字と漢数字 (５六)</translation>
    </message>
    <message>
        <source>Numbers and letters from the right (5f)</source>
        <translation>右からの数字と英字 (5f)</translation>
    </message>
    <message>
        <source>Occurrences</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Of pieces and boards alike. At 1 a King is 32 mm high and a square 35.2 mm wide.</source>
        <translation>駒にも盤にも同じ。1なら王将の高さは32 mm、升の幅は35.2 mm。</translation>
    </message>
    <message>
        <source>Of the card inside a label, and so the width of its spine.</source>
        <translation>ラベルの中に入れる厚紙の厚さ、つまり背の幅。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>One capital letter, perhaps with `'` behind it. It stands for the kind in positions and moves. Without one, the kind exists only as what others become.</source>
        <translation>英大文字一つ。後に`'`をつけてもよい。局面や指し手でこの駒種を表します。文字がなければ、ほかの駒の成り先としてだけ存在します。</translation>
    </message>
    <message>
        <source>One fault. Click it to go there.</source>
        <translation>誤りが一つ。クリックするとその場所へ移ります。</translation>
    </message>
    <message>
        <source>One or two Latin letters to be drawn, if not the letter.</source>
        <translation>文字の代わりに描く一、二文字のラテン文字。</translation>
    </message>
    <message>
        <source>One or two sentences for the list of games, by language.</source>
        <translation>ゲーム一覧のための一、二文。言語ごと。</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>1ページ</translation>
    </message>
    <message>
        <source>One per file</source>
        <translation>一筋に一枚</translation>
    </message>
    <message>
        <source>One per file within</source>
        <translation>一筋に一枚の区域</translation>
    </message>
    <message>
        <source>Only a position that legal moves lead to can stand in the record; this one is not one or two away.</source>
        <translation>棋譜に加えられるのは合法手で到達できる局面だけです。この局面には1、2手では到達できません。</translation>
    </message>
    <message>
        <source>Only the backs</source>
        <translation>裏だけ</translation>
    </message>
    <message>
        <source>Only the backs, on the sheets that have their fronts already</source>
        <translation>裏だけ（表を刷った用紙に）</translation>
    </message>
    <message>
        <source>Only the fronts</source>
        <translation>表だけ</translation>
    </message>
    <message>
        <source>Only the last royal minds</source>
        <translation>最後の王だけ守る</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近の棋譜を開く(&amp;R)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>Open a problem, or a file with several</source>
        <translation>問題を開きます（複数の問題が入ったファイルも可）</translation>
    </message>
    <message>
        <source>Open a record or a position</source>
        <translation>棋譜または局面を開きます</translation>
    </message>
    <message>
        <source>Open it as a record</source>
        <translation>棋譜として開く</translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation>問題を開く</translation>
    </message>
    <message>
        <source>Open the solution as a record</source>
        <translation>解を棋譜として開く</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Options of the game, as far as they change its pieces</source>
        <translation>ゲームのルールの選択（駒が変わるもの）</translation>
    </message>
    <message>
        <source>Order of hands</source>
        <translation>持駒の順</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>そのほかのゲーム</translation>
    </message>
    <message>
        <source>Other keys: {keys}.</source>
        <translation>ほかの初手：{keys}</translation>
    </message>
    <message>
        <source>Other move instead: n&amp;ext</source>
        <translation>次の変化へ(&amp;E)</translation>
    </message>
    <message>
        <source>Other options</source>
        <translation>ほかのオプション</translation>
    </message>
    <message>
        <source>Other programs and tests</source>
        <translation>ほかのプログラムと試験</translation>
    </message>
    <message>
        <source>Otherwise they stand on their bases, and both faces come out alike.</source>
        <translation>そうでなければ底で立て、両面が同じ仕上がりになります。</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>Overlap of the board’s tiles</source>
        <translation>盤の重なり</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>駒(&amp;I)</translation>
    </message>
    <message>
        <source>PDF: all pages in one file</source>
        <translation>PDF：全ページを一つのファイルに</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Pages: {count}</source>
        <translation>{count}ページ</translation>
    </message>
    <message>
        <source>Palaces</source>
        <translation>宮</translation>
    </message>
    <message>
        <source>Palaces to be drawn, each by two opposite corners: `["d1f3"]`. Only a picture: what may not leave one says so with `confined`.</source>
        <translation>描く宮。向かい合う二つの角で表します：`["d1f3"]`。絵だけなので、出られない駒には`confined`を書きます。</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙の大きさ</translation>
    </message>
    <message>
        <source>Particulars</source>
        <translation>そのほか</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Paste a position or a record, in any format</source>
        <translation>局面や棋譜を貼り付けます（形式は問いません）</translation>
    </message>
    <message>
        <source>Perpetual attack</source>
        <translation>連続の当たり</translation>
    </message>
    <message>
        <source>Perpetual chase</source>
        <translation>連続の追い</translation>
    </message>
    <message>
        <source>Perpetual check</source>
        <translation>連続王手</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Piece card</source>
        <translation>駒の早見表</translation>
    </message>
    <message>
        <source>Piece cards</source>
        <translation>駒の早見表</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Pieces in hand</source>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>Pieces made at a scale of {percent} % go with this board.</source>
        <translation>この盤には縮尺 {percent} % の駒が合います。</translation>
    </message>
    <message>
        <source>Pieces with nothing on their back get one in the colour of the front.</source>
        <translation>裏に何もない駒にも、表と同じ色の裏を付けます。</translation>
    </message>
    <message>
        <source>Place in lists</source>
        <translation>一覧での順序</translation>
    </message>
    <message>
        <source>Plate {number}</source>
        <translation>造形台{number}</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局</translation>
    </message>
    <message>
        <source>Play from this position</source>
        <translation>この局面から指す</translation>
    </message>
    <message>
        <source>Play it, or open it as a record</source>
        <translation>対局するか、棋譜として開きます</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>この局面から対局</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>この局面から対局…</translation>
    </message>
    <message>
        <source>Play the games</source>
        <translation>対局させる</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>ここで対局</translation>
    </message>
    <message>
        <source>Played with:</source>
        <translation>遊び方:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Please agree on this</source>
        <translation>対局の前に決めてください</translation>
    </message>
    <message>
        <source>Points of lines</source>
        <translation>線の交点</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Position as &amp;FEN</source>
        <translation>局面を FEN で(&amp;F)</translation>
    </message>
    <message>
        <source>Position as &amp;SFEN</source>
        <translation>局面を SFEN で(&amp;S)</translation>
    </message>
    <message>
        <source>Position editor: {game}</source>
        <translation>局面編集：{game}</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>一手の局面数</translation>
    </message>
    <message>
        <source>Positions for benchmarks and tests.</source>
        <translation>性能測定と試験のための局面。</translation>
    </message>
    <message>
        <source>Positions with different castling rights are different.</source>
        <translation>キャスリングの権利が違えば別の局面です。</translation>
    </message>
    <message>
        <source>Pr&amp;int studio…</source>
        <translation>印刷工房(&amp;I)…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Preview of the build plate</source>
        <translation>造形台のプレビュー</translation>
    </message>
    <message>
        <source>Preview of the sheets</source>
        <translation>用紙のプレビュー</translation>
    </message>
    <message>
        <source>Previous sheet (Page Up)</source>
        <translation>前の用紙（Page Up）</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Print at 100 %. Cut each sheet at its left and upper edge where there are marks, and glue it on the hatched strip of its neighbour, edge to the grey marks. A1 is at the upper left.</source>
        <translation>100 % で印刷します。トンボのある左端と上端を切り、隣の紙の斜線の部分に、灰色の印に端を合わせて貼ります。A1 が左上です。</translation>
    </message>
    <message>
        <source>Print on both sides at 100 %, turned over the {edge}. Check that the crosses of both sides meet, or print the calibration sheet. Cut from the front, straight between the marks at the corners.</source>
        <translation>100 % で両面に印刷します ({edge}とじ)。両面の十字が重なるか確かめるか、位置合わせの紙を印刷してください。表から、角の印の間をまっすぐに切ります。</translation>
    </message>
    <message>
        <source>Print on card at 100 %. Cut along straight lines between the marks at the corners.</source>
        <translation>厚紙に 100 % で印刷し、角の印の間をまっすぐに切ります。</translation>
    </message>
    <message>
        <source>Print on card of about 160 g at 100 %. Score the dashed lines, cut along the solid ones, and the faces between their marks. Fold the teeth of a rim inwards, close it with its flap, and glue the faces on.</source>
        <translation>160 g ほどの厚紙に 100 % で印刷します。破線に折り筋をつけ、実線を切り、円い面は印の間を切ります。側面のぎざぎざを内側に折り、のりしろでつないで、両面を貼ります。</translation>
    </message>
    <message>
        <source>Print on card of about 160 g at 100 %. Score the dashed lines, cut along the solid ones, fold everything backwards, and glue the tabs behind the edges in the order of their numbers; the back closes last.</source>
        <translation>160 g ほどの厚紙に 100 % で印刷します。破線に折り筋をつけ、実線を切り、すべて山折りにして、番号の順にのりしろを内側に貼ります。裏面は最後に閉じます。</translation>
    </message>
    <message>
        <source>Print on label paper at 100 %. Cut along straight lines between the marks at the corners, and stick fronts and backs on pieces of the same size, base to base.</source>
        <translation>ラベル用紙に 100 % で印刷します。角の印の間をまっすぐに切り、同じ大きさの駒に、底をそろえて表と裏を貼ります。</translation>
    </message>
    <message>
        <source>Print on label paper at 100 %. Cut straight between the marks at the corners, fold at the dashed marks, and lay the label round the base of a core {core} mm thick.</source>
        <translation>ラベル用紙に 100 % で印刷します。角の印の間をまっすぐに切り、破線の印で折って、厚さ {core} mm の芯の底を包むように貼ります。</translation>
    </message>
    <message>
        <source>Print on one side at 100 %. Score the dashed line, fold the backs behind the fronts and glue them together, with card between if you like. Let it dry, then cut through both from the front.</source>
        <translation>100 % で片面に印刷します。破線に折り筋をつけ、裏が表のうしろに来るように折って貼り合わせます (間に厚紙を入れてもかまいません)。乾いてから、表から二枚一緒に切ります。</translation>
    </message>
    <message>
        <source>Print studio</source>
        <translation>印刷工房</translation>
    </message>
    <message>
        <source>Print the &amp;game…</source>
        <translation>棋譜を印刷(&amp;G)…</translation>
    </message>
    <message>
        <source>Print the calibration page on both sides, hold it against the light, and enter what its scales show. It is kept for each printer.</source>
        <translation>位置合わせ用紙を両面に刷って光に透かし、目盛りの読みを入力します。プリンターごとに記録されます。</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>棋譜を印刷</translation>
    </message>
    <message>
        <source>Print the page by which a printer is measured</source>
        <translation>プリンターのずれを測る用紙を印刷する</translation>
    </message>
    <message>
        <source>Print through the system’s dialog, at exact scale</source>
        <translation>システムの印刷画面から、正確な寸法で印刷する</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>プリンター</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>印刷中…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Pro&amp;blem…</source>
        <translation>問題(&amp;B)…</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Problem sheet</source>
        <translation>問題の紙面</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Promotes to</source>
        <translation>成り先</translation>
    </message>
    <message>
        <source>Promotes to {names}.</source>
        <translation>{names}に成る。</translation>
    </message>
    <message>
        <source>Promotes when</source>
        <translation>成れるとき</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>Promotion zone</source>
        <translation>成れる区域</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>Put the rest of the set into {side}’s hand</source>
        <translation>残りの駒を{side}の持駒にします</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Raised</source>
        <translation>浮き出し</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>段</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>再戦(&amp;M)</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>名前の変更(&amp;N)…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Registration crosses</source>
        <translation>見当合わせの十字</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Remembers</source>
        <translation>元を覚える</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Remove pieces by a click</source>
        <translation>クリックで駒を取り除きます</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Rename the preset</source>
        <translation>プリセットの名前の変更</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前の変更…</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>Replace the preset</source>
        <translation>プリセットの置き換え</translation>
    </message>
    <message>
        <source>Replace what is there? Files: {count}</source>
        <translation>既にあるファイルを置き換えますか？　{count}個</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Rest to {side}</source>
        <translation>残りを{side}へ</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>権利</translation>
    </message>
    <message>
        <source>Right-click a piece of a reserve to ask your partner for it.</source>
        <translation>持駒台の駒を右クリックすると、味方にその駒を頼めます。</translation>
    </message>
    <message>
        <source>River above rank</source>
        <translation>河の下の段</translation>
    </message>
    <message>
        <source>Robe: was {piece}</source>
        <translation>衣：元は{piece}</translation>
    </message>
    <message>
        <source>Robes of card for promoted chessmen</source>
        <translation>成ったチェス駒に着せる紙の衣</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>ルーク</translation>
    </message>
    <message>
        <source>Royal</source>
        <translation>王</translation>
    </message>
    <message>
        <source>Royals</source>
        <translation>王</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Rules of the whole game</source>
        <translation>ゲーム全体の規則</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>{game}の規則</translation>
    </message>
    <message>
        <source>Rules to agree on</source>
        <translation>決めておくルール</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>ルール…</translation>
    </message>
    <message>
        <source>Run {number}: {what}</source>
        <translation>{number}回目：{what}</translation>
    </message>
    <message>
        <source>Run {number}: {what}, sheet {which}</source>
        <translation>{number}回目：{what}、{which}枚目</translation>
    </message>
    <message>
        <source>S&amp;TL for 3D printers…</source>
        <translation>3Dプリンター用のSTL(&amp;T)…</translation>
    </message>
    <message>
        <source>S&amp;et</source>
        <translation>駒一式(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>中止(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>先後を入れ替える(&amp;W)</translation>
    </message>
    <message>
        <source>SFEN</source>
        <translation>SFEN</translation>
    </message>
    <message>
        <source>STL for 3D printers</source>
        <translation>3Dプリンター用のSTL</translation>
    </message>
    <message>
        <source>SVG: a file for each page</source>
        <translation>SVG：ページごとに一つのファイル</translation>
    </message>
    <message>
        <source>Safe in grey</source>
        <translation>白黒でも分かる</translation>
    </message>
    <message>
        <source>Safe zone</source>
        <translation>安全域</translation>
    </message>
    <message>
        <source>Sample positions</source>
        <translation>見本の局面</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>画像を保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save a picture of both boards, also to be printed</source>
        <translation>両方の盤の画像を保存します。印刷にも使えます</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>PDFで保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFで保存</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>プリセットとして保存</translation>
    </message>
    <message>
        <source>Save it among your own games: it is in every menu then</source>
        <translation>自分のゲームに保存します。すべてのメニューに現れます</translation>
    </message>
    <message>
        <source>Save it under another id</source>
        <translation>別の識別名で保存します</translation>
    </message>
    <message>
        <source>Save it, and begin a game of it against the engine</source>
        <translation>保存して、エンジンとの対局を始めます</translation>
    </message>
    <message>
        <source>Save the changes of this game?</source>
        <translation>このゲームの変更を保存しますか。</translation>
    </message>
    <message>
        <source>Save the changes to this preset</source>
        <translation>このプリセットに変更を保存する</translation>
    </message>
    <message>
        <source>Save the changes to {name} first?</source>
        <translation>先に{name}への変更を保存しますか？</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>棋譜を保存</translation>
    </message>
    <message>
        <source>Save the problem</source>
        <translation>問題を保存</translation>
    </message>
    <message>
        <source>Save the problem as a file of its own</source>
        <translation>問題を単独のファイルに保存します</translation>
    </message>
    <message>
        <source>Save the record of the game</source>
        <translation>対局の棋譜を保存します</translation>
    </message>
    <message>
        <source>Save this game first?</source>
        <translation>先にこの対局を保存しますか?</translation>
    </message>
    <message>
        <source>Save what has been changed as a preset first?</source>
        <translation>先に変更をプリセットとして保存しますか？</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>{name} として保存しました。</translation>
    </message>
    <message>
        <source>Saved as {path}. It cannot be played yet: see the faults below.</source>
        <translation>{path}に保存しました。下の誤りがあるため、まだ対局できません。</translation>
    </message>
    <message>
        <source>Saved as {path}. The game is in every menu now.</source>
        <translation>{path}に保存しました。すべてのメニューに現れます。</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮尺</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>筋彫り</translation>
    </message>
    <message>
        <source>Score of the first player</source>
        <translation>先手の得点率</translation>
    </message>
    <message>
        <source>Scored as outlines</source>
        <translation>輪郭を線で彫る</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>ゲームを検索</translation>
    </message>
    <message>
        <source>Second chance in</source>
        <translation>成り直せる区域</translation>
    </message>
    <message>
        <source>Second reading at the foot</source>
        <translation>裾に第二の働き</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>乱数の種</translation>
    </message>
    <message>
        <source>Seen from the other side</source>
        <translation>反対側から見る</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
    </message>
    <message>
        <source>Sent to the printer. Pages: {count}</source>
        <translation>プリンターに送りました。ページ数：{count}</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>局面編集(&amp;U)…</translation>
    </message>
    <message>
        <source>Set and hands</source>
        <translation>駒と持駒</translation>
    </message>
    <message>
        <source>Set the game in type, with diagrams; print it or save it as PDF</source>
        <translation>棋譜を図面入りで組版し、印刷またはPDFで保存します</translation>
    </message>
    <message>
        <source>Set the pieces up as at the start</source>
        <translation>初期配置に並べます</translation>
    </message>
    <message>
        <source>Set the problems on pages, to be printed or kept as PDF</source>
        <translation>問題を紙面に並べ、印刷またはPDFにします</translation>
    </message>
    <message>
        <source>Set up any position on both boards</source>
        <translation>両方の盤に好きな局面を作ります</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>組数</translation>
    </message>
    <message>
        <source>Sets of {game}</source>
        <translation>{game}の組数</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形</translation>
    </message>
    <message>
        <source>Share the preset</source>
        <translation>プリセットの共有</translation>
    </message>
    <message>
        <source>Sheets are turned over their {edge}. Without a printer that does so: print the fronts, put the sheets in again turned over that edge, and print the backs. Always at 100 %, never fitted to the page.</source>
        <translation>用紙は{edge}で裏返します。自動でできないプリンターでは、表を刷り、その辺で裏返して入れ直し、裏を刷ります。必ず100 %で、用紙に合わせた拡大縮小はしません。</translation>
    </message>
    <message>
        <source>Sheets for a laser cutter in layers: engrave, score, then cut the inside before the outside.</source>
        <translation>レーザー加工機用のレイヤー分け：彫刻、筋彫り、それから内側、外側の順に切断。</translation>
    </message>
    <message>
        <source>Sheet…</source>
        <translation>紙面…</translation>
    </message>
    <message>
        <source>Short (Nf3, P@e5)</source>
        <translation>略式（Nf3、P@e5）</translation>
    </message>
    <message>
        <source>Short lines beside the pieces that show where to cut; never on a piece.</source>
        <translation>切る位置を示す短い線。駒の上には決して入りません。</translation>
    </message>
    <message>
        <source>Shorter than the task says.</source>
        <translation>課題より短い手数で詰みます。</translation>
    </message>
    <message>
        <source>Show where a piece may go</source>
        <translation>駒の行ける所を示す</translation>
    </message>
    <message>
        <source>Show where play stands</source>
        <translation>対局中の局面を表示します</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Single pieces</source>
        <translation>駒ごとの数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Small discs to lay beside promoted pieces</source>
        <translation>成った駒の脇に置く小さい円板</translation>
    </message>
    <message>
        <source>Smaller (−, or Ctrl and the wheel)</source>
        <translation>縮小（−、またはCtrlとホイール）</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Solutions at the end</source>
        <translation>末尾に解答を付ける</translation>
    </message>
    <message>
        <source>Solving: {count} to go…</source>
        <translation>解答を探索中：残り{count}題…</translation>
    </message>
    <message>
        <source>Some pieces never moved.</source>
        <translation>一度も動かなかった駒があります。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({reason}).</source>
        <translation>プログラムの内部で問題が起きました（{reason}）。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({reason}). The game is still here.</source>
        <translation>プログラム内部で不具合が起きました({reason})。対局は失われていません。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>Spares of each</source>
        <translation>各駒の予備</translation>
    </message>
    <message>
        <source>Spares of each piece of {game}</source>
        <translation>{game}の各駒の予備</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>手詰まり</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>シール</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Stopped after {count} positions.</source>
        <translation>{count}局面で中止しました。</translation>
    </message>
    <message>
        <source>Strokes of the relief are at least as wide as this.</source>
        <translation>彫りの線はこれより細くしません。</translation>
    </message>
    <message>
        <source>Strong club player</source>
        <translation>有段</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>様式</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>対称</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>指し手を入力(&amp;Y)</translation>
    </message>
    <message>
        <source>Take all pieces away</source>
        <translation>すべての駒を取り除きます</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>自分の最後の手を待ったします</translation>
    </message>
    <message>
        <source>Take over a preset that somebody has shared</source>
        <translation>共有されたプリセットを取り込む</translation>
    </message>
    <message>
        <source>Takes in passing.</source>
        <translation>アンパッサンで取れる。</translation>
    </message>
    <message>
        <source>Takes: {piece}</source>
        <translation>取る駒:{piece}</translation>
    </message>
    <message>
        <source>Takes: {piece}. {partner} receives: {gift}.</source>
        <translation>取る駒:{piece}。{partner} が受け取る駒:{gift}。</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>課題</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>That move is not possible</source>
        <translation>その手は指せません</translation>
    </message>
    <message>
        <source>The area of all pieces, without what lies between them.</source>
        <translation>すべての駒の面積（間の余りを除く）。</translation>
    </message>
    <message>
        <source>The back shines through the front, as it will be printed</source>
        <translation>印刷されたとおりに、裏が表に透けて見える</translation>
    </message>
    <message>
        <source>The ban covers the middle square of a double move.</source>
        <translation>禁止は二歩動きの途中の升にも及びます。</translation>
    </message>
    <message>
        <source>The bodies that are written; drag to turn them</source>
        <translation>書き出される立体。ドラッグで回せます</translation>
    </message>
    <message>
        <source>The built-in engine plays quick games against itself. They show whether games come to an end, which side has the better chances, and which pieces take part. The engine plays quickly and not well.</source>
        <translation>内蔵エンジンが自分自身と短い対局をします。対局が終わるかどうか、どちらが有利か、どの駒が働くかが分かります。エンジンは速く指しますが、強くはありません。</translation>
    </message>
    <message>
        <source>The capture is not complete: the {piece} has to go on jumping from {square} while it can.</source>
        <translation>まだ取り終えていません。{piece}は {square} から、取れるかぎり続けて飛ばなければなりません。</translation>
    </message>
    <message>
        <source>The castling rights at the start, such as `KQkq`.</source>
        <translation>開始時のキャスリングの権利。例：`KQkq`。</translation>
    </message>
    <message>
        <source>The choice in a few words, by language.</source>
        <translation>選択肢を短い言葉で。言語ごと。</translation>
    </message>
    <message>
        <source>The choice in a sentence, by language.</source>
        <translation>選択肢を一文で。言語ごと。</translation>
    </message>
    <message>
        <source>The clocks stand.</source>
        <translation>時計は止まっています。</translation>
    </message>
    <message>
        <source>The coordinates around the board: `algebraic`, `usi`, `japanese`, `numeric`.</source>
        <translation>盤の周りの座標：`algebraic`、`usi`、`japanese`、`numeric`。</translation>
    </message>
    <message>
        <source>The draw was declined.</source>
        <translation>引き分けの提案は断られました。</translation>
    </message>
    <message>
        <source>The edge over which printer or hand turns the sheet for its back.</source>
        <translation>裏を刷るために用紙を裏返す辺。</translation>
    </message>
    <message>
        <source>The engine does not agree to a draw.</source>
        <translation>エンジンは引き分けに応じません。</translation>
    </message>
    <message>
        <source>The engine does not think now.</source>
        <translation>エンジンはいま考えていません。</translation>
    </message>
    <message>
        <source>The engine failed: {reason}</source>
        <translation>エンジンが失敗しました:{reason}</translation>
    </message>
    <message>
        <source>The engine failed: {reason} Take back a move, or let it try again with “Go on”.</source>
        <translation>エンジンが失敗しました: {reason} 一手戻すか、「再開」でもう一度考えさせてください。</translation>
    </message>
    <message>
        <source>The file as text</source>
        <translation>ファイルのテキスト</translation>
    </message>
    <message>
        <source>The file of this game cannot be edited</source>
        <translation>このゲームのファイルは編集できません</translation>
    </message>
    <message>
        <source>The files could not be written.</source>
        <translation>ファイルを書き出せませんでした。</translation>
    </message>
    <message>
        <source>The first player seems to have a large advantage.</source>
        <translation>先手が大きく有利なようです。</translation>
    </message>
    <message>
        <source>The form in which the position is written and copied</source>
        <translation>局面を書き表し、コピーする形式</translation>
    </message>
    <message>
        <source>The game cannot be copied in this format</source>
        <translation>この形式では対局をコピーできません</translation>
    </message>
    <message>
        <source>The game cannot be kept safe: {reason}</source>
        <translation>対局を保存しておけません:{reason}</translation>
    </message>
    <message>
        <source>The game cannot be put by, so it would be lost with a crash: {reason}</source>
        <translation>対局を自動保存できません。異常終了すると失われます: {reason}</translation>
    </message>
    <message>
        <source>The game cannot be saved</source>
        <translation>ゲームを保存できません</translation>
    </message>
    <message>
        <source>The game could not be put by</source>
        <translation>対局を自動保存できませんでした</translation>
    </message>
    <message>
        <source>The game could not be saved; it is still on the board</source>
        <translation>対局を保存できませんでした。盤上には残っています</translation>
    </message>
    <message>
        <source>The game ends when a position stands for this time; 0: never.</source>
        <translation>同じ局面がこの回数現れると終わります。0なら終わりません。</translation>
    </message>
    <message>
        <source>The game from last time is back on the board.</source>
        <translation>前回の対局を盤に戻しました。</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>ここで終局しています。</translation>
    </message>
    <message>
        <source>The game is over: {outcome}.</source>
        <translation>対局は終わっています: {outcome}。</translation>
    </message>
    <message>
        <source>The game on the board is kept under “Open recent”.</source>
        <translation>盤上の対局は「最近使ったファイル」に残ります。</translation>
    </message>
    <message>
        <source>The game on this board is over.</source>
        <translation>この盤の対局は終わっています。</translation>
    </message>
    <message>
        <source>The game was copied.</source>
        <translation>棋譜をコピーしました。</translation>
    </message>
    <message>
        <source>The game, as an animation</source>
        <translation>対局（アニメーション）</translation>
    </message>
    <message>
        <source>The ground is printed this far past the line of the cut, so that a cut that strays a little leaves no white edge. It is cut away.</source>
        <translation>切る線の外まで地色を刷る幅。少しずれて切っても縁が白く残りません。この部分は切り落とされます。</translation>
    </message>
    <message>
        <source>The height of a square divided by its width.</source>
        <translation>升の高さを幅で割った値。</translation>
    </message>
    <message>
        <source>The id of the choice that holds unless another is made.</source>
        <translation>選ばれないときの選択肢の識別名。</translation>
    </message>
    <message>
        <source>The id of the game under whose name menus list it.</source>
        <translation>メニューでその名の下に並ぶゲームの識別名。</translation>
    </message>
    <message>
        <source>The key is the only one: {keys}.</source>
        <translation>初手は唯一です：{keys}</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>最後の一手</translation>
    </message>
    <message>
        <source>The left board lies at the right</source>
        <translation>左の盤を右に置きます</translation>
    </message>
    <message>
        <source>The letter of the right: `K` for the Rook on the last file, `Q` for the one on the a-file.</source>
        <translation>権利の文字：`K`は最後の筋のルーク、`Q`はa筋のルーク。</translation>
    </message>
    <message>
        <source>The letters in the order in which hands are written.</source>
        <translation>持駒を書く順に並べた文字。</translation>
    </message>
    <message>
        <source>The list of files could not be kept</source>
        <translation>ファイルの一覧を保存できませんでした</translation>
    </message>
    <message>
        <source>The match as text</source>
        <translation>対局の文字列</translation>
    </message>
    <message>
        <source>The match is over: {reason}.</source>
        <translation>試合は終わりました: {reason}。</translation>
    </message>
    <message>
        <source>The moves were copied.</source>
        <translation>指し手をコピーしました。</translation>
    </message>
    <message>
        <source>The name of a figure for the style `fide`, such as `queen`; the figures are listed in `resources/glyphs/symbols.json`. Without one the letters are drawn.</source>
        <translation>様式`fide`の図形の名前。例：`queen`。図形は`resources/glyphs/symbols.json`にあります。なければ文字を描きます。</translation>
    </message>
    <message>
        <source>The name of a zone on which a quiet move may promote although it began inside the promotion zone.</source>
        <translation>成れる区域の中から始まった、駒を取らない手でも成れる区域の名前。</translation>
    </message>
    <message>
        <source>The name of a zone that it may not leave.</source>
        <translation>出ることのできない区域の名前。</translation>
    </message>
    <message>
        <source>The name of its promotion zone, if not that of `[promotion]`.</source>
        <translation>`[promotion]`と違う場合の、成れる区域の名前。</translation>
    </message>
    <message>
        <source>The name of the game by language. `en` is compulsory here and in every other table of names.</source>
        <translation>言語ごとのゲーム名。`en`はここでもほかの名前の表でも必須です。</translation>
    </message>
    <message>
        <source>The name of the game for programs. It must be the name of the file without `.toml`.</source>
        <translation>プログラムのためのゲーム名。`.toml`を除いたファイル名と同じでなければなりません。</translation>
    </message>
    <message>
        <source>The name of the kind as which it moves while it serves the army that it did not start in. If any kind has this, pieces of the game remember their army, and `'` marks foreign ones.</source>
        <translation>元と違う軍に属するあいだ、その動きをする駒種の名前。これを持つ駒種があれば駒は元の軍を覚え、`'`がよその駒を表します。</translation>
    </message>
    <message>
        <source>The name of the zone in which such a piece counts; if empty, everywhere.</source>
        <translation>そのような駒を数える区域の名前。空ならどこでも。</translation>
    </message>
    <message>
        <source>The name of the zone on which it must promote; empty for none. If left out: wherever it could never move again.</source>
        <translation>必ず成らなければならない区域の名前。空ならなし。省けば、二度と動けなくなる升。</translation>
    </message>
    <message>
        <source>The name of the zone where it may be dropped. If empty: everywhere. Squares from which it could never move again are left out in any case.</source>
        <translation>打てる区域の名前。空ならどこでも。二度と動けない升はいつも除かれます。</translation>
    </message>
    <message>
        <source>The name of the zone where pieces promote; without one there is no promotion.</source>
        <translation>駒が成る区域の名前。なければ成りはありません。</translation>
    </message>
    <message>
        <source>The names of the kinds it may become. With several, the player chooses, and `+`, `++` … tell which.</source>
        <translation>成り先の駒種の名前。複数あれば対局者が選び、`+`、`++`…で区別します。</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>盤上の問題</translation>
    </message>
    <message>
        <source>The other team sits at the bottom</source>
        <translation>相手の組を手前にします</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>画像をコピーしました。</translation>
    </message>
    <message>
        <source>The players must be asked before the game.</source>
        <translation>対局前に必ず尋ねます。</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>局面の文字列</translation>
    </message>
    <message>
        <source>The position was copied.</source>
        <translation>局面をコピーしました。</translation>
    </message>
    <message>
        <source>The preset could not be deleted</source>
        <translation>プリセットを削除できませんでした</translation>
    </message>
    <message>
        <source>The preset could not be renamed</source>
        <translation>プリセットの名前を変えられませんでした</translation>
    </message>
    <message>
        <source>The preset could not be saved</source>
        <translation>プリセットを保存できませんでした</translation>
    </message>
    <message>
        <source>The preset could not be written</source>
        <translation>プリセットを書き出せませんでした</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>プリンターが受け付けません。</translation>
    </message>
    <message>
        <source>The printer has paper of {width} × {height} mm, and the sheets are made for {wide} × {high} mm.</source>
        <translation>プリンターの用紙は{width} × {height} mmですが、割り付けは{wide} × {high} mm用です。</translation>
    </message>
    <message>
        <source>The printer leaves up to {margin} mm white at the edges, and something would be printed there: make the margins wider.</source>
        <translation>このプリンターは端の{margin} mmまでに印刷できず、そこに掛かるものがあります。余白を広げてください。</translation>
    </message>
    <message>
        <source>The question in a sentence, by language.</source>
        <translation>質問を一文で。言語ごと。</translation>
    </message>
    <message>
        <source>The question in a word or two, by language.</source>
        <translation>質問を一、二語で。言語ごと。</translation>
    </message>
    <message>
        <source>The rank above which a river is drawn; 0 for none.</source>
        <translation>その上に河を描く段。0ならなし。</translation>
    </message>
    <message>
        <source>The right to castle on this side is lost: the {king} or the {rook} has moved, or the {rook} was captured.</source>
        <translation>こちら側のキャスリングの権利はありません。{king}か{rook}が動いたか、{rook}が取られたためです。</translation>
    </message>
    <message>
        <source>The rules about trading lions hold.</source>
        <translation>獅子の取り合いの規則を適用します。</translation>
    </message>
    <message>
        <source>The rules do not allow this move.</source>
        <translation>ルール上この手は指せません。</translation>
    </message>
    <message>
        <source>The rules of lion trading hold for it.</source>
        <translation>獅子の取り合いの規則がこの駒に及びます。</translation>
    </message>
    <message>
        <source>The same for the second player, where his piece is written differently.</source>
        <translation>後手の駒が別の字のときの、同じもの。</translation>
    </message>
    <message>
        <source>The same game again, with the sides exchanged</source>
        <translation>先後を入れ替えて同じゲームをもう一局</translation>
    </message>
    <message>
        <source>The same seed plays the same games again.</source>
        <translation>同じ種なら同じ対局になります。</translation>
    </message>
    <message>
        <source>The second player gets what the first has, mirrored or turned as the board is.</source>
        <translation>先手の駒を、盤の対称に従って後手にも置きます。</translation>
    </message>
    <message>
        <source>The second player seems to have a large advantage.</source>
        <translation>後手が大きく有利なようです。</translation>
    </message>
    <message>
        <source>The section `[board]`.</source>
        <translation>節`[board]`。</translation>
    </message>
    <message>
        <source>The section `[notation]`.</source>
        <translation>節`[notation]`。</translation>
    </message>
    <message>
        <source>The section `[promotion]`.</source>
        <translation>節`[promotion]`。</translation>
    </message>
    <message>
        <source>The section `[repetition]`.</source>
        <translation>節`[repetition]`。</translation>
    </message>
    <message>
        <source>The section `[rules]`.</source>
        <translation>節`[rules]`。</translation>
    </message>
    <message>
        <source>The sections `[options.NAME.choices.CHOICE]`. A yes-or-no question has the choices `true` and `false`.</source>
        <translation>節`[options.NAME.choices.CHOICE]`。はいかいいえの質問には選択肢`true`と`false`があります。</translation>
    </message>
    <message>
        <source>The sections `[options.NAME]`, one for each question about the rules.</source>
        <translation>節`[options.NAME]`。規則についての質問ごとに一つ。</translation>
    </message>
    <message>
        <source>The sections `[pieces.NAME]`, one for each kind of piece.</source>
        <translation>節`[pieces.NAME]`。駒種ごとに一つ。</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}).</source>
        <translation>設定を読み込めませんでした({reason})。</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}). The file is kept as {aside}; the defaults are in force.</source>
        <translation>設定を読み込めませんでした({reason})。ファイルは {aside} として残し、初期設定を使います。</translation>
    </message>
    <message>
        <source>The sheets would not come out as they are shown.</source>
        <translation>このままでは表示どおりに印刷されません。</translation>
    </message>
    <message>
        <source>The solution is shown. A click on the board goes back to the position.</source>
        <translation>解を表示しています。盤をクリックすると局面に戻ります。</translation>
    </message>
    <message>
        <source>The start position: ranks from the top, separated by `/`, with numbers for runs of empty squares; capitals are the first player's. The hands may follow in brackets, `[]`.</source>
        <translation>開始局面。上の段から`/`で区切り、空き升の連続は数で書きます。大文字が先手です。後に`[]`で持駒を書けます。</translation>
    </message>
    <message>
        <source>The strip by which neighbouring sheets are glued together.</source>
        <translation>隣の用紙と貼り合わせるのりしろ。</translation>
    </message>
    <message>
        <source>The style in which moves are shown: `uci` or `usi`. Both are always read.</source>
        <translation>指し手の表示様式：`uci`か`usi`。読むときは常に両方。</translation>
    </message>
    <message>
        <source>The system’s usual one</source>
        <translation>システムの既定</translation>
    </message>
    <message>
        <source>The way between the {king} and the {rook} is not free: there is {pieces}.</source>
        <translation>{king}と{rook}のあいだが空いていません: {pieces}があります。</translation>
    </message>
    <message>
        <source>The way of the King: `e1g1`.</source>
        <translation>キングの道筋：`e1g1`。</translation>
    </message>
    <message>
        <source>The way of the Rook: `h1f1`.</source>
        <translation>ルークの道筋：`h1f1`。</translation>
    </message>
    <message>
        <source>The way of the {piece} from {origin} to {target} is blocked by {blocker}.</source>
        <translation>{piece}が {origin} から {target} へ行く道は{blocker}にふさがれています。</translation>
    </message>
    <message>
        <source>The zone in words</source>
        <translation>区域の言葉での表し方</translation>
    </message>
    <message>
        <source>The {king} may not castle while it is attacked by {attackers}.</source>
        <translation>{attackers}に狙われているあいだ、{king}はキャスリングできません。</translation>
    </message>
    <message>
        <source>The {king} may not go to {square}, where it would be attacked by {attackers}.</source>
        <translation>{square} へ行くと{attackers}に取られるので、{king}は行けません。</translation>
    </message>
    <message>
        <source>The {king} would castle over {square}, which {attackers} attacks.</source>
        <translation>{king}が通る {square} には{attackers}が利いているので、キャスリングできません。</translation>
    </message>
    <message>
        <source>The {king} would castle to {square}, which {attackers} attacks.</source>
        <translation>{king}の行き先 {square} には{attackers}が利いているので、キャスリングできません。</translation>
    </message>
    <message>
        <source>The {lion} may not take {victim} from afar: it is protected by {protectors}.</source>
        <translation>{lion}は離れた{victim}を取れません。{protectors}に守られています(獅子の足)。</translation>
    </message>
    <message>
        <source>The {piece} can only be dropped on an empty square, not onto {occupant}.</source>
        <translation>{piece}は空いたマスにしか打てません。そこには{occupant}があります。</translation>
    </message>
    <message>
        <source>The {piece} cannot capture {victim} that way.</source>
        <translation>{piece}はその動き方では{victim}を取れません。</translation>
    </message>
    <message>
        <source>The {piece} cannot land on {square}, where {blocker} stands.</source>
        <translation>{piece}は{blocker}のある {square} には降りられません。</translation>
    </message>
    <message>
        <source>The {piece} cannot promote while it is dropped.</source>
        <translation>{piece}を打つと同時に成ることはできません。</translation>
    </message>
    <message>
        <source>The {piece} cannot step over {blocker}.</source>
        <translation>{piece}は{blocker}を飛び越せません。</translation>
    </message>
    <message>
        <source>The {piece} cannot take {victim}, a piece of its own side.</source>
        <translation>{piece}は味方の{victim}を取れません。</translation>
    </message>
    <message>
        <source>The {piece} captures only over exactly one piece, and here it would leap over {pieces}.</source>
        <translation>{piece}はちょうど一枚の駒を飛び越して取りますが、ここでは{pieces}を飛び越すことになります。</translation>
    </message>
    <message>
        <source>The {piece} captures only over exactly one piece, and there is none between {origin} and {target}.</source>
        <translation>{piece}はちょうど一枚の駒を飛び越して取りますが、{origin} と {target} のあいだに駒がありません。</translation>
    </message>
    <message>
        <source>The {piece} does not make this move from {origin}, only from the {zone}.</source>
        <translation>{piece}のこの動きは{zone}からだけで、{origin} からはできません。</translation>
    </message>
    <message>
        <source>The {piece} does not make this move from {origin}, only from where it started.</source>
        <translation>{piece}のこの動きは初期位置からだけで、{origin} からはできません。</translation>
    </message>
    <message>
        <source>The {piece} does not move from {origin} over {middle} to {target}.</source>
        <translation>{piece}は {origin} から {middle} を経て {target} へは動けません。</translation>
    </message>
    <message>
        <source>The {piece} does not move from {origin} to {target}.</source>
        <translation>{piece}は {origin} から {target} へは動けません。</translation>
    </message>
    <message>
        <source>The {piece} does not promote.</source>
        <translation>{piece}は成れない駒です。</translation>
    </message>
    <message>
        <source>The {piece} goes from {origin} to {target} only to capture, and there is nothing on {target}.</source>
        <translation>{piece}が {origin} から {target} へ動けるのは駒を取るときだけで、{target} には何もありません。</translation>
    </message>
    <message>
        <source>The {piece} has just entered its promotion zone without promoting, and may not promote with the next move unless it captures.</source>
        <translation>{piece}は直前に不成で敵陣に入ったので、次の手では駒を取るときしか成れません。</translation>
    </message>
    <message>
        <source>The {piece} has no such promotion.</source>
        <translation>{piece}にそのような成りはありません。</translation>
    </message>
    <message>
        <source>The {piece} has to move, or to name the square by which it goes out and back.</source>
        <translation>{piece}を動かすか、往復(じっと)で通るマスを示してください。</translation>
    </message>
    <message>
        <source>The {piece} is promoted already.</source>
        <translation>{piece}はすでに成っています。</translation>
    </message>
    <message>
        <source>The {piece} jumps only over an enemy, and there is none to jump on {square}.</source>
        <translation>{piece}が飛び越せるのは相手の駒だけで、{square} に飛び越す駒がありません。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on this file: {other} is on it already (nifu).</source>
        <translation>この筋には{other}があるので{piece}は打てません(二歩)。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on {square}, where it could never move again.</source>
        <translation>{square} に打つと動けなくなるので、{piece}は打てません(行き所のない駒)。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on {square}: {zone} only.</source>
        <translation>{piece}は {square} には打てません。打てるのは{zone}だけです。</translation>
    </message>
    <message>
        <source>The {piece} may not cross the river to {squares}.</source>
        <translation>{piece}は河を渡って {squares} へは行けません。</translation>
    </message>
    <message>
        <source>The {piece} may not go to {squares}: it has to stay within its {zone}.</source>
        <translation>{piece}は{zone}から出られないので、{squares} へは行けません。</translation>
    </message>
    <message>
        <source>The {piece} must promote on {square}.</source>
        <translation>{piece}は {square} では必ず成らなければなりません。</translation>
    </message>
    <message>
        <source>The {piece} on {square} is pinned: without it {king} would be attacked by {attackers}.</source>
        <translation>{square} の{piece}は動かせません。動かすと{king}が{attackers}に取られます。</translation>
    </message>
    <message>
        <source>The {piece} promotes only with a move that ends in its promotion zone, and {target} is not in it.</source>
        <translation>{piece}が成れるのは敵陣に着く手だけで、{target} は敵陣ではありません。</translation>
    </message>
    <message>
        <source>The {piece} promotes only with a move that starts or ends in its promotion zone, and neither {origin} nor {target} is in it.</source>
        <translation>{piece}が成れるのは敵陣から出るか敵陣に着く手だけで、{origin} も {target} も敵陣ではありません。</translation>
    </message>
    <message>
        <source>The {piece} promotes when it enters its promotion zone or captures there, and neither {origin} nor {target} is in it.</source>
        <translation>{piece}が成れるのは敵陣に入るときか敵陣で駒を取るときで、{origin} も {target} も敵陣ではありません。</translation>
    </message>
    <message>
        <source>The {piece} promotes when it enters its promotion zone or captures there; it is inside already, and this move captures nothing.</source>
        <translation>{piece}が成れるのは敵陣に入るときか敵陣で駒を取るときです。すでに敵陣にいて、この手では何も取りません。</translation>
    </message>
    <message>
        <source>There are no duals.</source>
        <translation>余詰はありません。</translation>
    </message>
    <message>
        <source>There are pieces in hand, to be dropped.</source>
        <translation>打てる持駒があります。</translation>
    </message>
    <message>
        <source>There are {count} keys: {keys}.</source>
        <translation>初手が{count}通りあります：{keys}</translation>
    </message>
    <message>
        <source>There is a game {name} already. Write over it?</source>
        <translation>ゲーム{name}はもうあります。上書きしますか。</translation>
    </message>
    <message>
        <source>There is a preset {name} already. Replace it?</source>
        <translation>プリセット{name}はすでにあります。置き換えますか？</translation>
    </message>
    <message>
        <source>There is no mate in {moves}.</source>
        <translation>{moves}手では詰みません。</translation>
    </message>
    <message>
        <source>There is no piece on {square}.</source>
        <translation>{square} に駒がありません。</translation>
    </message>
    <message>
        <source>There is no problem to print: the position cannot be played yet.</source>
        <translation>印刷する問題がありません。局面がまだ正しくありません。</translation>
    </message>
    <message>
        <source>There is no such piece to drop in this game.</source>
        <translation>このゲームにそのような持ち駒はありません。</translation>
    </message>
    <message>
        <source>There is no such square on this board.</source>
        <translation>この盤にそのようなマスはありません。</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>貼り付ける文字列がありません。</translation>
    </message>
    <message>
        <source>There is no {piece} in {side}'s hand.</source>
        <translation>{side}の持ち駒に{piece}はありません。</translation>
    </message>
    <message>
        <source>Thinnest</source>
        <translation>最小の厚さ</translation>
    </message>
    <message>
        <source>This also binds a player who is in check.</source>
        <translation>王手をかけられている側にも及びます。</translation>
    </message>
    <message>
        <source>This game cannot be played</source>
        <translation>このゲームは対局できません</translation>
    </message>
    <message>
        <source>This game inherits {game}: the file says only what differs. It stands in bold here.</source>
        <translation>このゲームは{game}を受け継ぎ、ファイルは違いだけを述べます。ここでは太字で示します。</translation>
    </message>
    <message>
        <source>This holds until the program ends; it could not be kept: {reason}</source>
        <translation>この設定はプログラムの終了まで有効です。保存できませんでした: {reason}</translation>
    </message>
    <message>
        <source>This match was found again. It goes on where it stood.</source>
        <translation>中断した対局が見つかりました。続きから再開します。</translation>
    </message>
    <message>
        <source>This move does not answer the check by {attackers}.</source>
        <translation>この手では{attackers}による王手を防げません。</translation>
    </message>
    <message>
        <source>This move is legal.</source>
        <translation>この手は指せます。</translation>
    </message>
    <message>
        <source>This move would bring back an earlier position, which is forbidden.</source>
        <translation>この手を指すと前と同じ局面に戻るので、禁じられています。</translation>
    </message>
    <message>
        <source>This move would leave {king} attacked by {attackers}.</source>
        <translation>この手を指すと{king}が{attackers}に取られます。</translation>
    </message>
    <message>
        <source>This move would leave {royals} facing each other with nothing between them.</source>
        <translation>この手を指すと、あいだに何もないまま{royals}が向かい合います。</translation>
    </message>
    <message>
        <source>This notation does not hold the position of this game.</source>
        <translation>この表記ではこのゲームの局面を表せません。</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>この局面</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>how long it took</comment>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>To be agreed on first: {questions}</source>
        <translation>先に決めること: {questions}</translation>
    </message>
    <message>
        <source>To look at it and to move both sides. The game on the board is kept.</source>
        <translation>眺めたり、両方の駒を動かしたりします。盤上の対局は保存されます。</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>To see that the printer has not changed the scale.</source>
        <translation>プリンターが縮尺を変えていないか確かめるため。</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>True size: as large as on paper</source>
        <translation>実寸：紙の上と同じ大きさ</translation>
    </message>
    <message>
        <source>True wedge bodies with both faces in relief, laid out on the build plate of a 3D printer.</source>
        <translation>両面に彫りのある本物の駒形を、3Dプリンターの造形台に並べます。</translation>
    </message>
    <message>
        <source>Turn the board by half a circle under the pieces</source>
        <translation>駒の所属はそのままで、盤を半回転させます</translation>
    </message>
    <message>
        <source>Turned over the</source>
        <translation>裏返す辺</translation>
    </message>
    <message>
        <source>Twice the bleed at least.</source>
        <translation>塗り足しの2倍以上。</translation>
    </message>
    <message>
        <source>Two boards, four players</source>
        <translation>二盤四人</translation>
    </message>
    <message>
        <source>Two colours, a crown on the back</source>
        <translation>二色、裏に冠</translation>
    </message>
    <message>
        <source>Two texts: the form with two characters, and the form with one.</source>
        <translation>二つの文字列：二文字の形と一文字の形。</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>指し手を入力</translation>
    </message>
    <message>
        <source>Type or paste a position here: it is shown as soon as it can be read</source>
        <translation>局面を入力するか貼り付けると、読める時点ですぐに表示されます</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>保存していない対局</translation>
    </message>
    <message>
        <source>Unsaved preset</source>
        <translation>未保存のプリセット</translation>
    </message>
    <message>
        <source>Up to move</source>
        <translation>終了手数</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>この局面を使う</translation>
    </message>
    <message>
        <source>Usual start; or a position as text</source>
        <translation>通常の開始局面、または局面の文字列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>価値</translation>
    </message>
    <message>
        <source>Variant files</source>
        <translation>ゲームファイル</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン {version}</translation>
    </message>
    <message>
        <source>Wedges</source>
        <translation>駒形</translation>
    </message>
    <message>
        <source>Western (P-7f)</source>
        <translation>欧米式（P-7f）</translation>
    </message>
    <message>
        <source>Western, with numbers (P-76)</source>
        <translation>欧米式、数字のみ（P-76）</translation>
    </message>
    <message>
        <source>What</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>What a side gets that cannot move and is not in check, where mate wins: `draw`, `loss`, or `win`.</source>
        <translation>詰みで勝つゲームで、王手でなく指す手のない側の結果：`draw`は引き分け、`loss`は負け、`win`は勝ち。</translation>
    </message>
    <message>
        <source>What happens to a side that has nothing but one royal, where royals are captured: `off`, or one of the rules `page`, `association`, `lishogi`, `hodges` that the rules page of Chu Shogi tells.</source>
        <translation>王を取るゲームで王一枚だけになった側の扱い：`off`か、中将棋の規則のページにある`page`、`association`、`lishogi`、`hodges`。</translation>
    </message>
    <message>
        <source>What is done to royals. `mate`: check must be parried, and mate wins. `capture`: there is no rule of check, and taking the last royal wins. `none`: there are no royals, and who cannot move loses.</source>
        <translation>王の扱い。`mate`：王手は防がねばならず、詰みで勝ち。`capture`：王手の規則はなく、最後の王を取れば勝ち。`none`：王はなく、動けない側が負け。</translation>
    </message>
    <message>
        <source>What is not saved is kept as a draft: “Make a game of your own” lists it.</source>
        <translation>保存しないものは下書きとして残り、「自分のゲームを作る」の一覧に現れます。</translation>
    </message>
    <message>
        <source>What is to become of it?</source>
        <translation>この局面をどうしますか。</translation>
    </message>
    <message>
        <source>What it is worth in Pawns, for the engine; 0 leaves it to be estimated from the movement.</source>
        <translation>エンジンのための、歩何枚分かの価値。0なら動きから見積もります。</translation>
    </message>
    <message>
        <source>What lies where on the build plate</source>
        <translation>造形台での配置</translation>
    </message>
    <message>
        <source>What no piece became:</source>
        <translation>一度も現れなかった成駒：</translation>
    </message>
    <message>
        <source>What record formats and engines call the game. Keys are `pgn`, `xboard`, `fairy-stockfish`, `kif`.</source>
        <translation>棋譜形式やエンジンでのゲームの名前。キーは`pgn`、`xboard`、`fairy-stockfish`、`kif`。</translation>
    </message>
    <message>
        <source>What results call the first player: `white` or `black`.</source>
        <translation>結果で先手を何と呼ぶか：`white`か`black`。</translation>
    </message>
    <message>
        <source>What the beam burns away. Outlines are made larger by half of it, holes smaller.</source>
        <translation>光線が焼き切る幅。輪郭はその半分だけ大きく、穴は小さくなります。</translation>
    </message>
    <message>
        <source>What the choice changes: dotted paths in this file, each with the new value.</source>
        <translation>選択肢が変えるもの：このファイル内の点区切りの道と、新しい値。</translation>
    </message>
    <message>
        <source>What the piece moves like while it serves the other army, small at the foot, where a game has that.</source>
        <translation>相手軍に仕えるときの動きを、裾に小さく（それがあるゲームで）。</translation>
    </message>
    <message>
        <source>What to do where a piece may promote but need not.</source>
        <translation>成・不成を選べるときの動作。</translation>
    </message>
    <message>
        <source>What was copied cannot be used</source>
        <translation>コピーされた内容は使えません</translation>
    </message>
    <message>
        <source>What was played from here stays in the record as a variation.</source>
        <translation>この先に指された手は、変化として棋譜に残ります。</translation>
    </message>
    <message>
        <source>Where royals are captured: the game ends already when the last royal cannot be saved.</source>
        <translation>王を取るゲームで、最後の王を救えなくなった時点で終わります。</translation>
    </message>
    <message>
        <source>Which colour and line means cut, score, engrave.</source>
        <translation>どの色と線が切断・筋彫り・彫刻を意味するか。</translation>
    </message>
    <message>
        <source>Which moves may promote. `touch`: those that start or end in the zone. `end`: those that end there. `entry-or-capture`: those that enter the zone, and captures that start or end there. `entry-then-later`: the same, and any later move that starts in the zone, but not with the very next turn after an entry without promotion.</source>
        <translation>どの手で成れるか。`touch`：区域で始まるか終わる手。`end`：区域で終わる手。`entry-or-capture`：区域に入る手と、区域で始まるか終わる駒取り。`entry-then-later`：同じものに加え、区域から始まる後の手。ただし成らずに入った直後の手番は除きます。</translation>
    </message>
    <message>
        <source>Which pieces of an ordinary Shogi set stand for those of one side, in turn; the last one for all further ones.</source>
        <translation>普通の将棋の駒のどれで代用するか、片側の分を順に。最後のものが残り全部の代わりになります。</translation>
    </message>
    <message>
        <source>Which problem?</source>
        <translation>どの問題ですか。</translation>
    </message>
    <message>
        <source>Which team gives up?</source>
        <translation>どちらの組が投了しますか?</translation>
    </message>
    <message>
        <source>While it serves the other army, it moves as {piece}</source>
        <translation>相手側に移ると{piece}の動きになります</translation>
    </message>
    <message>
        <source>White</source>
        <comment>moves first</comment>
        <translation>先手</translation>
    </message>
    <message>
        <source>White</source>
        <comment>moves second</comment>
        <translation>後手</translation>
    </message>
    <message>
        <source>Whoever can jump must jump.</source>
        <translation>跳べる者は跳ばなければなりません。</translation>
    </message>
    <message>
        <source>Whole sheet</source>
        <translation>用紙全体</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Width and height of one sheet of it.</source>
        <translation>材料一枚の幅と高さ。</translation>
    </message>
    <message>
        <source>With `first-loses`, the side that passed first has lost if all those moves were passes; `ignored` otherwise.</source>
        <translation>`first-loses`なら、すべての手がパスのとき先にパスした側の負け。そうでなければ`ignored`。</translation>
    </message>
    <message>
        <source>With `loses`, the only side that attacked something with every such move has lost; `ignored` otherwise.</source>
        <translation>`loses`なら、そのすべての手で何かに当て続けた唯一の側の負け。そうでなければ`ignored`。</translation>
    </message>
    <message>
        <source>With `loses`, the only side that chased one and the same piece with every such move has lost; `ignored` otherwise.</source>
        <translation>`loses`なら、そのすべての手で同じ駒を追い続けた唯一の側の負け。そうでなければ`ignored`。</translation>
    </message>
    <message>
        <source>With `loses`, the only side that gave check with every move since the position first stood has lost; with `attack`, a check is an attack like any other, for `perpetual_attack`; `ignored` otherwise.</source>
        <translation>`loses`なら、その局面が最初に現れてから王手をかけ続けた唯一の側の負け。`attack`なら王手も`perpetual_attack`の当たりと同じ扱い。そうでなければ`ignored`。</translation>
    </message>
    <message>
        <source>With a frame in which the pieces are turned over.</source>
        <translation>裏返すための枠も付きます。</translation>
    </message>
    <message>
        <source>With the games and their counts, not only how they are made</source>
        <translation>作り方だけでなく、ゲームと数も含める</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Write about the move shown</source>
        <translation>表示中の指し手について書きます</translation>
    </message>
    <message>
        <source>Write everything that the form says into a file to be shared</source>
        <translation>入力欄の内容をすべて共有用のファイルに書き出す</translation>
    </message>
    <message>
        <source>Write files: PDF or SVG, STL or 3MF</source>
        <translation>ファイルに書き出す：PDF・SVG・STL・3MF</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>上書きする</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>{name}を書き出し中…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>自作のゲーム</translation>
    </message>
    <message>
        <source>Zodiac signs and kanji</source>
        <translation>十二支と漢数字</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>`fen`: ranks, hands in brackets, side, castling. `plain-fen`: the six fields of Chess. `sfen`: that of Shogi. `chu-sfen`: that of Chu Shogi, with the square of a taken lion in place of the hands.</source>
        <translation>`fen`：段、括弧内の持駒、手番、キャスリング。`plain-fen`：チェスの六項目。`sfen`：将棋のもの。`chu-sfen`：中将棋のもので、持駒の代わりに獅子が取られた升。</translation>
    </message>
    <message>
        <source>`hand`: captured pieces go to the captor's hand. `away`: they leave the board (a match hands them to the partner). Without hands they always leave.</source>
        <translation>`hand`：取った駒は持駒になります。`away`：盤から去ります（二面の対局では味方に渡ります）。持駒がなければ常に去ります。</translation>
    </message>
    <message>
        <source>`plus`: promotions are written `+`, `++`. `letter`: by the letter of the new piece, as in Chess.</source>
        <translation>`plus`：成りを`+`、`++`と書きます。`letter`：チェスのように新しい駒の文字で書きます。</translation>
    </message>
    <message>
        <source>`wedge`, or `disc` for a round piece that points nowhere.</source>
        <translation>`wedge`は五角形、`disc`は向きのない丸い駒。</translation>
    </message>
    <message>
        <source>a Shogi set has no piece '{name}'; it has {known}</source>
        <translation>将棋の駒に「{name}」はありません。あるのは {known} です</translation>
    </message>
    <message>
        <source>a comment ends here that did not begin</source>
        <translation>始まっていないコメントがここで終わっています</translation>
    </message>
    <message>
        <source>a depth from {least} to {most} is expected</source>
        <translation>深さは{least}から{most}までです</translation>
    </message>
    <message>
        <source>a file has at most {most} bytes</source>
        <translation>ファイルの大きさは {most} バイトまでです</translation>
    </message>
    <message>
        <source>a game inherits from itself, or over too many steps</source>
        <translation>ゲームが自分自身を継承しているか、継承の段数が多すぎます</translation>
    </message>
    <message>
        <source>a game that comes with the program has the id '{id}'; another one is needed</source>
        <translation>識別名「{id}」は付属のゲームのものです。別の識別名が必要です</translation>
    </message>
    <message>
        <source>a jump of {far} squares and {near} aside</source>
        <translation>{far}升先と横{near}升への跳び</translation>
    </message>
    <message>
        <source>a jump of {far} squares {where}</source>
        <translation>{where}{far}升先への跳び</translation>
    </message>
    <message>
        <source>a match has no variations; this one is left out</source>
        <translation>試合には変化を書けません。この変化は省きました</translation>
    </message>
    <message>
        <source>a match on two boards is kept as kmg, and in no other format</source>
        <translation>二つの盤を使う対局は kmg 形式でのみ保存できます</translation>
    </message>
    <message>
        <source>a move is expected, such as {example}</source>
        <translation>{example} のような指し手が必要です</translation>
    </message>
    <message>
        <source>a number in the file is too long</source>
        <translation>ファイルの中の数が長すぎます</translation>
    </message>
    <message>
        <source>a number in the record is too long</source>
        <translation>棋譜の中の数が長すぎます</translation>
    </message>
    <message>
        <source>a page holds {known} diagrams, not {count}</source>
        <translation>1ページの図は{known}のいずれかで、{count}にはできません</translation>
    </message>
    <message>
        <source>a picture is saved as one of these: {known}</source>
        <translation>画像の形式は次のどれかです:{known}</translation>
    </message>
    <message>
        <source>a piece that does not remember what it was can only become one with a letter</source>
        <translation>元の種類を覚えない駒は、文字のある駒にしか成れません</translation>
    </message>
    <message>
        <source>a position is expected, such as {example}</source>
        <translation>{example} のような局面が必要です</translation>
    </message>
    <message>
        <source>a problem asks for a win in 1 to {most} moves</source>
        <translation>問題の手数は攻め方の1手から{most}手までです</translation>
    </message>
    <message>
        <source>a range is at most {most}, or 0 for no limit</source>
        <translation>距離は最大 {most}、0 は無制限です</translation>
    </message>
    <message>
        <source>a record has at most {most} characters</source>
        <translation>棋譜は最大 {most} 文字です</translation>
    </message>
    <message>
        <source>a record has at most {most} moves; the rest is left out</source>
        <translation>棋譜は最大 {most} 手です。残りは省きました</translation>
    </message>
    <message>
        <source>a record is saved as one of these: {known}</source>
        <translation>棋譜の保存形式は次のいずれかです: {known}</translation>
    </message>
    <message>
        <source>a run of empty squares is at least 1 long</source>
        <translation>空きマスの数は 1 以上です</translation>
    </message>
    <message>
        <source>a seat of a match is played by human, engine or engine:LEVEL (1 to 8), not '{spec}'</source>
        <translation>対局の席に座れるのは human、engine、engine:レベル(1〜8)です。「{spec}」は使えません</translation>
    </message>
    <message>
        <source>a sheet of material</source>
        <translation>材料の板</translation>
    </message>
    <message>
        <source>a space is expected after the hands</source>
        <translation>持ち駒の後に空白が必要です</translation>
    </message>
    <message>
        <source>a square such as 6f where a lion was just captured, or '-', is expected, not '{word}'</source>
        <translation>直前に獅子が取られたマス(6f など)か「-」が必要です。「{word}」ではありません</translation>
    </message>
    <message>
        <source>a time control needs some time</source>
        <translation>持ち時間が必要です</translation>
    </message>
    <message>
        <source>a time control reads like 300+5, 600+0/30x3, 300+0d5 or 0+0/10x1, not {written}</source>
        <translation>持ち時間は 300+5、600+0/30x3、300+0d5、0+0/10x1 のように書きます。{written} は読めません</translation>
    </message>
    <message>
        <source>a variation ends here that did not begin</source>
        <translation>始まっていない変化がここで終わっています</translation>
    </message>
    <message>
        <source>a variation needs a move before it; it is left out</source>
        <translation>変化の前には指し手が必要です。この変化は省きました</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>合意</translation>
    </message>
    <message>
        <source>along ranks and files</source>
        <translation>縦横に</translation>
    </message>
    <message>
        <source>an animation is at most {most} pixels wide and high</source>
        <translation>アニメーションの幅と高さは最大 {most} ピクセルです</translation>
    </message>
    <message>
        <source>an atom such as W, N or R must follow the modifiers</source>
        <translation>修飾子の後には W、N、R などの要素が必要です</translation>
    </message>
    <message>
        <source>an en passant square or '-' is expected, not '{word}'</source>
        <translation>アンパッサンのマスか「-」が必要です。「{word}」ではありません</translation>
    </message>
    <message>
        <source>and {count} other defences</source>
        <translation>ほか{count}通りの受け</translation>
    </message>
    <message>
        <source>another game begins here; only the first one is read</source>
        <translation>ここから別の棋譜が始まります。最初の一局だけを読み込みました</translation>
    </message>
    <message>
        <source>any distance along a free line</source>
        <translation>空いた筋をどこまでも動く</translation>
    </message>
    <message>
        <source>any distance in zigzag, a right angle after every step, beginning {where}</source>
        <translation>{where}始まり、一歩ごとに直角に曲がりながらどこまでも</translation>
    </message>
    <message>
        <source>any distance {where}</source>
        <translation>{where}どこまでも</translation>
    </message>
    <message>
        <source>any distance, only to capture</source>
        <translation>どこまでも動くが、取るときだけ</translation>
    </message>
    <message>
        <source>any distance, without capturing</source>
        <translation>どこまでも動くが、取れない</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>at most one square for each side, with a piece, or '-', is expected, not '{word}'</source>
        <translation>双方につき駒のある一マスまで、または「-」が必要です。「{word}」ではありません</translation>
    </message>
    <message>
        <source>at most {most} seconds, not {value}</source>
        <translation>最大 {most} 秒です。{value} は指定できません</translation>
    </message>
    <message>
        <source>attacks the other royal from afar</source>
        <translation>相手の王に遠くから利く</translation>
    </message>
    <message>
        <source>back</source>
        <translation>裏</translation>
    </message>
    <message>
        <source>backs</source>
        <translation>裏</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>後ろへ</translation>
    </message>
    <message>
        <source>backward to the left</source>
        <translation>左後ろへ</translation>
    </message>
    <message>
        <source>backward to the right</source>
        <translation>右後ろへ</translation>
    </message>
    <message>
        <source>bare royal</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>bare royals</source>
        <translation>双方裸玉</translation>
    </message>
    <message>
        <source>black</source>
        <comment>moves first</comment>
        <translation>先手</translation>
    </message>
    <message>
        <source>black</source>
        <comment>moves second</comment>
        <translation>後手</translation>
    </message>
    <message>
        <source>board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>board {tile}</source>
        <translation>盤 {tile}</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>boards with arrows: {count}</source>
        <translation>{count} 局面の矢印</translation>
    </message>
    <message>
        <source>booklets</source>
        <translation>小冊子</translation>
    </message>
    <message>
        <source>braces in {count} comments, which become round brackets</source>
        <translation>{count} 個のコメントの波括弧(丸括弧になります)</translation>
    </message>
    <message>
        <source>broken off after {most} moves</source>
        <translation>{most}手で打ち切り</translation>
    </message>
    <message>
        <source>by area</source>
        <translation>面積から</translation>
    </message>
    <message>
        <source>camp</source>
        <translation>陣地</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>取れる</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>行ける</translation>
    </message>
    <message>
        <source>cannot delete {path}: {reason}</source>
        <translation>{path} を削除できません：{reason}</translation>
    </message>
    <message>
        <source>cannot read {command}</source>
        <translation>{command} を読めません</translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>{path} を読み込めません: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>{path} に書き込めません: {reason}</translation>
    </message>
    <message>
        <source>card of 250 to 300 g/m², printed on both sides</source>
        <translation>250〜300 g/m²の厚紙、両面印刷</translation>
    </message>
    <message>
        <source>castling rights are letters of {known} or '-', not '{letter}'</source>
        <translation>キャスリングの権利は {known} の文字か「-」です。「{letter}」ではありません</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>collars, caps and robes are of card: they are not printed as solids</source>
        <translation>襟・帽子・衣は厚紙で作るものなので、立体では出力しません</translation>
    </message>
    <message>
        <source>comes from</source>
        <translation>元の駒</translation>
    </message>
    <message>
        <source>comments before moves, which come to stand after the move before: {count}</source>
        <translation>指し手の前の {count} 個のコメントは、前の手の後に移ります</translation>
    </message>
    <message>
        <source>comments before moves: {count}</source>
        <translation>指し手の前の {count} 個のコメント</translation>
    </message>
    <message>
        <source>comments: {count}</source>
        <translation>{count} 個のコメント</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>芯</translation>
    </message>
    <message>
        <source>dark squares</source>
        <translation>黒マス</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>奥行</translation>
    </message>
    <message>
        <source>delay before each move</source>
        <translation>一手ごとの猶予</translation>
    </message>
    <message>
        <source>delay {seconds}</source>
        <translation>猶予 {seconds} 秒</translation>
    </message>
    <message>
        <source>diagonally</source>
        <translation>斜めに</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>斜め後ろへ</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>斜め前へ</translation>
    </message>
    <message>
        <source>discs lie on what is raised on their back: print them with supports, or engrave them</source>
        <translation>円盤は裏の浮き出しの上に載ります。サポートを付けて印刷するか、彫り込みにしてください</translation>
    </message>
    <message>
        <source>down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>draw: {reason}</source>
        <translation>引き分け: {reason}</translation>
    </message>
    <message>
        <source>edges of paper are {least} to {most} millimetres, not {name}</source>
        <translation>用紙の辺は{least}～{most}ミリです。{name}は使えません</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>every {count} moves</source>
        <translation>{count}手ごと</translation>
    </message>
    <message>
        <source>exactly one piece of either side</source>
        <translation>敵味方を問わずちょうど一枚の駒</translation>
    </message>
    <message>
        <source>expected 'name=value; ...', not '{part}'</source>
        <translation>「名前=値; ...」の形が必要です。「{part}」ではありません</translation>
    </message>
    <message>
        <source>expected 'quota' and four numbers for {seats}</source>
        <translation>「quota」と {seats} の四つの数が必要です</translation>
    </message>
    <message>
        <source>expected -o and the name of a file or folder, or --list</source>
        <translation>-o とファイル名またはフォルダー名、あるいは --list が必要です</translation>
    </message>
    <message>
        <source>expected a list of paths</source>
        <translation>パスの並びが必要です</translation>
    </message>
    <message>
        <source>expected a list, not {value}</source>
        <translation>{value} ではなくリストが必要です</translation>
    </message>
    <message>
        <source>expected a number after $</source>
        <translation>$ の後に数が必要です</translation>
    </message>
    <message>
        <source>expected a number after 'level:', not '{spec}'</source>
        <translation>「level:」の後に数が必要です。「{spec}」ではありません</translation>
    </message>
    <message>
        <source>expected a number from 0 to {most}</source>
        <translation>0 から {most} までの数が必要です</translation>
    </message>
    <message>
        <source>expected a number from 0 to {most}, not {value}</source>
        <translation>0 から {most} までの数が必要です。{value} ではありません</translation>
    </message>
    <message>
        <source>expected a number from 2 to {most}, not {value}</source>
        <translation>2 から {most} までの数が必要です。{value} ではありません</translation>
    </message>
    <message>
        <source>expected a number from {least} to {most}, not {value}</source>
        <translation>{value} ではなく、{least} から {most} までの数が必要です</translation>
    </message>
    <message>
        <source>expected a number, not {value}</source>
        <translation>{value} ではなく数が必要です</translation>
    </message>
    <message>
        <source>expected a seat and its move, such as S1:h3e3, not {word}</source>
        <translation>S1:h3e3 のような席と手が必要です({word} ではなく)</translation>
    </message>
    <message>
        <source>expected a table</source>
        <translation>テーブルが必要です</translation>
    </message>
    <message>
        <source>expected a table of pieces</source>
        <translation>駒のテーブルが必要です</translation>
    </message>
    <message>
        <source>expected a table of texts by language, such as {{ en = "..." }}</source>
        <translation>{{ en = "..." }} のような、言語ごとの文の表が必要です</translation>
    </message>
    <message>
        <source>expected a tag [Variant "..."] with one of: {known}</source>
        <translation>タグ [Variant "..."] に次のいずれかが必要です: {known}</translation>
    </message>
    <message>
        <source>expected a tag [Variant "..."] with the id of a game</source>
        <translation>ゲームの ID を示すタグ [Variant "..."] が必要です</translation>
    </message>
    <message>
        <source>expected a tag such as [Name "value"]</source>
        <translation>[Name "value"] のようなタグが必要です</translation>
    </message>
    <message>
        <source>expected a task such as 'mate in 3' or 'mate in 3, checks only', not '{wrong}'</source>
        <translation>課題は「mate in 3」や「mate in 3, checks only」のように書きます（「{wrong}」は読めません）</translation>
    </message>
    <message>
        <source>expected a text for every language, and one for {language} at least</source>
        <translation>言語ごとの文字列が必要です（少なくとも{language}）</translation>
    </message>
    <message>
        <source>expected a text in quotation marks, not {value}</source>
        <translation>{value} ではなく、引用符で囲んだ文が必要です</translation>
    </message>
    <message>
        <source>expected a text, not {value}</source>
        <translation>文字列が必要です。{value} ではありません</translation>
    </message>
    <message>
        <source>expected a whole number, not {value}</source>
        <translation>{value} ではなく整数が必要です</translation>
    </message>
    <message>
        <source>expected a width in millimetres of more than 0 and less than {most}</source>
        <translation>幅はミリメートルで、0より大きく{most}より小さくしてください</translation>
    </message>
    <message>
        <source>expected a worth in Pawns from 0 to 1000</source>
        <translation>0 から 1000 までの、歩を単位とする価値が必要です</translation>
    </message>
    <message>
        <source>expected at least one of: {names}</source>
        <translation>次のうち少なくとも一つが必要です：{names}</translation>
    </message>
    <message>
        <source>expected at most two characters, and one</source>
        <translation>二文字以内の表記と一文字の表記が必要です</translation>
    </message>
    <message>
        <source>expected at most {most} games, not {count}</source>
        <translation>ゲームは {most} 種類までです（{count} 種類あります）</translation>
    </message>
    <message>
        <source>expected name=value, not {part}</source>
        <translation>「名前=値」の形が必要です。{part} ではありません</translation>
    </message>
    <message>
        <source>expected one angle for each of 'promotes'</source>
        <translation>「promotes」のそれぞれに角度が一つずつ必要です</translation>
    </message>
    <message>
        <source>expected one capital letter A to Z, perhaps with ' behind it</source>
        <translation>大文字 A から Z の一文字(後ろに ' を付けてもよい)が必要です</translation>
    </message>
    <message>
        <source>expected one of {choices}, not {value}</source>
        <translation>{choices} のいずれかが必要です。{value} ではありません</translation>
    </message>
    <message>
        <source>expected small letters a to z, digits, and hyphens between them</source>
        <translation>英小文字a〜z、数字と、その間のハイフンが必要です</translation>
    </message>
    <message>
        <source>expected the id of a game as text</source>
        <translation>ゲームの ID を表す文字列が必要です</translation>
    </message>
    <message>
        <source>expected the id of a game or the path of a variant file</source>
        <translation>ゲームのIDか、変種ファイルのパスが必要です</translation>
    </message>
    <message>
        <source>expected the name of a file or folder</source>
        <translation>ファイルまたはフォルダーの名前が必要です</translation>
    </message>
    <message>
        <source>expected the number of a rank, or 0</source>
        <translation>段の番号か 0 が必要です</translation>
    </message>
    <message>
        <source>expected true or false, not {value}</source>
        <translation>true か false が必要です。{value} ではありません</translation>
    </message>
    <message>
        <source>expected two boards, not {count}</source>
        <translation>盤は二面必要です。{count} 面ではありません</translation>
    </message>
    <message>
        <source>expected two pieces: one on either board</source>
        <translation>両方の盤に一つずつ、二つの駒が必要です</translation>
    </message>
    <message>
        <source>expected two seats</source>
        <translation>席は二つ必要です</translation>
    </message>
    <message>
        <source>expected two teams of two seats</source>
        <translation>二席ずつの二チームが必要です</translation>
    </message>
    <message>
        <source>expected two texts: the two-character and the one-character form</source>
        <translation>二文字表記と一文字表記の二つの文字列が必要です</translation>
    </message>
    <message>
        <source>expected two ways such as e1g1 and h1f1</source>
        <translation>e1g1 と h1f1 のような二つの経路が必要です</translation>
    </message>
    <message>
        <source>expected {count} numbers, not {value}</source>
        <translation>{value} ではなく、{count} 個の数が必要です</translation>
    </message>
    <message>
        <source>expected {count} parts: {wanted}</source>
        <translation>{count} 個の部分が必要です: {wanted}</translation>
    </message>
    <message>
        <source>far hand</source>
        <translation>向こう側の持ち駒</translation>
    </message>
    <message>
        <source>far side of the river</source>
        <translation>河の向こう側</translation>
    </message>
    <message>
        <source>fifty moves</source>
        <translation>五十手ルール</translation>
    </message>
    <message>
        <source>fold backwards</source>
        <translation>山折り</translation>
    </message>
    <message>
        <source>for boards</source>
        <translation>枚（盤）</translation>
    </message>
    <message>
        <source>for booklets</source>
        <translation>枚（冊子）</translation>
    </message>
    <message>
        <source>for cards</source>
        <translation>枚（早見表）</translation>
    </message>
    <message>
        <source>for legends</source>
        <translation>枚（対照表）</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>九宮</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>forward and backward</source>
        <translation>前後に</translation>
    </message>
    <message>
        <source>forward to the left</source>
        <translation>左前へ</translation>
    </message>
    <message>
        <source>forward to the right</source>
        <translation>右前へ</translation>
    </message>
    <message>
        <source>fractions of seconds of moves: {count}</source>
        <translation>{count} 手の秒未満の時間</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>枠</translation>
    </message>
    <message>
        <source>from 1 to {most} periods, not {periods}</source>
        <translation>回数は 1 から {most} までです。{periods} は指定できません</translation>
    </message>
    <message>
        <source>front</source>
        <translation>表</translation>
    </message>
    <message>
        <source>front, with the back shining through</source>
        <translation>表（裏が透けて見える）</translation>
    </message>
    <message>
        <source>fronts and backs</source>
        <translation>表と裏</translation>
    </message>
    <message>
        <source>fronts and cut</source>
        <translation>表と切断</translation>
    </message>
    <message>
        <source>go {word}: expected a whole number, not '{found}'</source>
        <translation>go {word}: 整数が必要です。「{found}」ではありません</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>how exactly the game ended: {outcome}</source>
        <translation>終局の詳しい理由: {outcome}</translation>
    </message>
    <message>
        <source>how the game ended: {outcome}</source>
        <translation>終局の仕方: {outcome}</translation>
    </message>
    <message>
        <source>how the game is won: there is no mate</source>
        <translation>詰みのない勝ち方</translation>
    </message>
    <message>
        <source>how the {piece} moves: {move}</source>
        <translation>{piece}の動き: {move}</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>反則手</translation>
    </message>
    <message>
        <source>impasse</source>
        <translation>入玉宣言</translation>
    </message>
    <message>
        <source>in all eight directions</source>
        <translation>八方に</translation>
    </message>
    <message>
        <source>in all: {count}</source>
        <translation>合計：{count}</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>王手</translation>
    </message>
    <message>
        <source>in check, may move</source>
        <translation>王手されています。指せます</translation>
    </message>
    <message>
        <source>in the other army</source>
        <translation>相手側にあるとき</translation>
    </message>
    <message>
        <source>it repeats an earlier position</source>
        <translation>前と同じ局面に戻ります</translation>
    </message>
    <message>
        <source>jumps there</source>
        <translation>そこへ飛ぶ</translation>
    </message>
    <message>
        <source>jumps there, only to capture</source>
        <translation>そこへ飛ぶが、取るときだけ</translation>
    </message>
    <message>
        <source>jumps there, without capturing</source>
        <translation>そこへ飛ぶが、取れない</translation>
    </message>
    <message>
        <source>label paper</source>
        <translation>ラベル用紙</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>last period</source>
        <translation>最後の秒読み</translation>
    </message>
    <message>
        <source>lead {count} of {quota}</source>
        <translation>先行 {count}/{quota}</translation>
    </message>
    <message>
        <source>legends</source>
        <translation>駒の対照表</translation>
    </message>
    <message>
        <source>line breaks in the tags {names}</source>
        <translation>タグ {names} の改行</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line}行目</translation>
    </message>
    <message>
        <source>long edge</source>
        <translation>長辺</translation>
    </message>
    <message>
        <source>marks !, ? of moves: {count}</source>
        <translation>{count} 手の記号 !、?</translation>
    </message>
    <message>
        <source>matches on two boards are played here with a time for each move, not with clocks</source>
        <translation>二盤の対局は、ここでは対局時計ではなく一手ごとの時間で指します</translation>
    </message>
    <message>
        <source>mate in {moves}</source>
        <translation>攻め方{moves}手で詰み</translation>
    </message>
    <message>
        <source>mate in {moves}, checks only</source>
        <translation>攻め方{moves}手で詰み（王手のみ）</translation>
    </message>
    <message>
        <source>may capture here and go on</source>
        <translation>ここで取ってさらに動ける</translation>
    </message>
    <message>
        <source>may move</source>
        <translation>指せます</translation>
    </message>
    <message>
        <source>may step out {where} and back, which is a pass</source>
        <translation>{where}一歩出て戻れる（パスになる）</translation>
    </message>
    <message>
        <source>may take a piece one step {where} and go on with a second step, or back</source>
        <translation>{where}一歩で駒を取り、さらに二歩目を進むか戻れる</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>more after each move</source>
        <translation>一手ごとの加算</translation>
    </message>
    <message>
        <source>move {number}, '{move}': {reason}</source>
        <translation>{number} 手目「{move}」: {reason}</translation>
    </message>
    <message>
        <source>move {number}, {seat} {move}: {why}</source>
        <translation>{number} 手目、{seat} {move}: {why}</translation>
    </message>
    <message>
        <source>moves or captures there</source>
        <translation>そこへ動く、または取る</translation>
    </message>
    <message>
        <source>moves there, without capturing</source>
        <translation>そこへ動くが、取れない</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>空いていなければならない</translation>
    </message>
    <message>
        <source>near hand</source>
        <translation>手前の持ち駒</translation>
    </message>
    <message>
        <source>nets</source>
        <translation>展開図</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>no game here has '{name}'; there are: {known}</source>
        <translation>「{name}」があるゲームはここにありません。あるもの：{known}</translation>
    </message>
    <message>
        <source>no game of Japanese records has {files} files and {ranks} ranks</source>
        <translation>日本の棋譜形式に {files} 筋 {ranks} 段のゲームはありません</translation>
    </message>
    <message>
        <source>no hand holds more than {most} of a kind</source>
        <translation>一種の持ち駒は最大 {most} 枚です</translation>
    </message>
    <message>
        <source>no legal move</source>
        <translation>合法手なし</translation>
    </message>
    <message>
        <source>no move has been made yet</source>
        <translation>まだ一手も指されていません</translation>
    </message>
    <message>
        <source>no piece has a letter</source>
        <translation>文字のある駒がありません</translation>
    </message>
    <message>
        <source>no piece has just passed over {square}</source>
        <translation>直前に {square} を通り過ぎた駒はありません</translation>
    </message>
    <message>
        <source>no piece has the letter '{letter}'</source>
        <translation>文字が「{letter}」の駒はありません</translation>
    </message>
    <message>
        <source>no piece is royal, but the game is won by taking or mating one</source>
        <translation>王を取るか詰ますと勝ちになるゲームなのに、王の駒がありません</translation>
    </message>
    <message>
        <source>no piece of the other side stands on {square}, where a lion was taken</source>
        <translation>獅子が取られた {square} に相手の駒がありません</translation>
    </message>
    <message>
        <source>no program '{name}' was found</source>
        <translation>プログラム「{name}」が見つかりません</translation>
    </message>
    <message>
        <source>no theme {name} can be the base of this one; there are {names}</source>
        <translation>テーマ {name} は土台にできません。使えるのは {names} です</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>時間なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>north</source>
        <translation>北</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>nothing called '{key}' is known here; known are {known}</source>
        <translation>ここに「{key}」という項目はありません。あるのは {known} です</translation>
    </message>
    <message>
        <source>nothing is expected after the move number, not '{word}'</source>
        <translation>手数の後には何も書けません。「{word}」は余分です</translation>
    </message>
    <message>
        <source>of moves with two legs, those like caK, cavW, mabK and cafmF are understood</source>
        <translation>二段の動きでは、caK、cavW、mabK、cafmF のような形だけが使えます</translation>
    </message>
    <message>
        <source>of pieces</source>
        <translation>駒の面積</translation>
    </message>
    <message>
        <source>of {first} and {second} only one can have moved since the other</source>
        <translation>{first} と {second} のうち、相手の後に指した手があるのは一方だけのはずです</translation>
    </message>
    <message>
        <source>one more sheet for the frame, and four pins of {pin} mm</source>
        <translation>枠用にもう一枚と、{pin} mmのピン四本</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>1手</translation>
    </message>
    <message>
        <source>one step {where}</source>
        <translation>{where}一歩</translation>
    </message>
    <message>
        <source>only captures there</source>
        <translation>そこでは取るだけ</translation>
    </message>
    <message>
        <source>only engines play here; see `komagata play`</source>
        <translation>ここではエンジンだけが指します。`komagata play` を使ってください</translation>
    </message>
    <message>
        <source>only from {squares}</source>
        <translation>{squares}からだけ</translation>
    </message>
    <message>
        <source>only straight leaps and the Knight's can be lame</source>
        <translation>途中を塞がれうる跳びは、直線の跳びとナイトの跳びだけです</translation>
    </message>
    <message>
        <source>only the first {most} are read</source>
        <translation>最初の{most}題だけを読みました</translation>
    </message>
    <message>
        <source>only where marked</source>
        <translation>印のある手だけ</translation>
    </message>
    <message>
        <source>own half of the board</source>
        <translation>自分の側の半分</translation>
    </message>
    <message>
        <source>palace</source>
        <translation>九宮</translation>
    </message>
    <message>
        <source>paper for booklets, printed on both sides, turned over the short edge</source>
        <translation>小冊子用の紙、両面印刷（短辺とじ）</translation>
    </message>
    <message>
        <source>paper for legends</source>
        <translation>対照表用の紙</translation>
    </message>
    <message>
        <source>paper for piece cards</source>
        <translation>駒の動きの一覧用の紙</translation>
    </message>
    <message>
        <source>paper of 120 g/m², folded round card of half its size</source>
        <translation>120 g/m²の紙、半分の大きさの厚紙を挟んで折る</translation>
    </message>
    <message>
        <source>paper of 160 to 200 g/m²</source>
        <translation>160〜200 g/m²の紙</translation>
    </message>
    <message>
        <source>paper or card for boards</source>
        <translation>盤用の紙または厚紙</translation>
    </message>
    <message>
        <source>paper or label paper; the last ones are patterns for the cores</source>
        <translation>紙またはラベル用紙、最後の分は芯の型紙</translation>
    </message>
    <message>
        <source>partners may not play against each other</source>
        <translation>味方どうしが同じ盤で対戦することはできません</translation>
    </message>
    <message>
        <source>parts of the time control</source>
        <translation>持ち時間の一部</translation>
    </message>
    <message>
        <source>perpetual attack</source>
        <translation>連続攻撃の千日手</translation>
    </message>
    <message>
        <source>perpetual chase</source>
        <translation>連続追跡</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>連続王手の千日手</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>個</translation>
    </message>
    <message>
        <source>piece card</source>
        <translation>駒の動き</translation>
    </message>
    <message>
        <source>piece cards</source>
        <translation>駒の動きの一覧</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>plate</source>
        <translation>造形台</translation>
    </message>
    <message>
        <source>plates</source>
        <translation>造形台</translation>
    </message>
    <message>
        <source>plywood, acrylic or card</source>
        <translation>合板・アクリル・厚紙</translation>
    </message>
    <message>
        <source>position: expected 'startpos' or '{word}' and a position</source>
        <translation>position: 「startpos」か、「{word}」と局面が必要です</translation>
    </message>
    <message>
        <source>position: expected 'startpos' or '{word}', not '{found}'</source>
        <translation>position: 「startpos」か「{word}」が必要です。「{found}」ではありません</translation>
    </message>
    <message>
        <source>position: expected a position after '{word}'</source>
        <translation>position: 「{word}」の後に局面が必要です</translation>
    </message>
    <message>
        <source>promotes to</source>
        <translation>成ると</translation>
    </message>
    <message>
        <source>promotions beyond the letters of the alphabet: {kinds}</source>
        <translation>文字が足りない成駒: {kinds}</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>{rank} 段目</translation>
    </message>
    <message>
        <source>rank {rank} has {found} squares instead of {expected}</source>
        <translation>{rank} 段目のマスは {expected} 個のはずが {found} 個です</translation>
    </message>
    <message>
        <source>rank {rank} of the array has {found} squares, the board {wanted}</source>
        <translation>初期配置の {rank} 段目は {found} マスですが、盤は {wanted} マスです</translation>
    </message>
    <message>
        <source>ranks {one} to {other}</source>
        <translation>{one} 段目から {other} 段目</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>royal captured</source>
        <translation>王の捕獲</translation>
    </message>
    <message>
        <source>say with --depth in how many moves the win is looked for</source>
        <translation>何手以内の勝ちを探すかを --depth で指定してください</translation>
    </message>
    <message>
        <source>scale {percent} %</source>
        <translation>縮尺 {percent} %</translation>
    </message>
    <message>
        <source>second step, from a square before it</source>
        <translation>途中のマスからの二歩目</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>setoption: expected 'name' and the name of an option</source>
        <translation>setoption: 「name」とオプション名が必要です</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>枚</translation>
    </message>
    <message>
        <source>sheet {number} of {total}</source>
        <translation>{total} 枚中 {number} 枚目</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>枚</translation>
    </message>
    <message>
        <source>short edge</source>
        <translation>短辺</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>左右に</translation>
    </message>
    <message>
        <source>sits and waits for {partner}</source>
        <translation>指さずに {partner} を待っています</translation>
    </message>
    <message>
        <source>so that nothing is thinner than {least} mm, these are thicker at the base than usual (mm): {sizes}</source>
        <translation>どこも{least} mmより薄くならないように、底の厚みを増しました（mm）：{sizes}</translation>
    </message>
    <message>
        <source>solids and laser sheets need the Python package {package}: pip install {package} ({reason})</source>
        <translation>立体とレーザー用シートにはPythonパッケージ{package}が必要です：pip install {package}（{reason}）</translation>
    </message>
    <message>
        <source>solids are written as .stl or .3mf, not as {name}</source>
        <translation>立体は.stlまたは.3mfとして書き出します。{name}では書き出せません</translation>
    </message>
    <message>
        <source>some bytes are no text in {encoding}; they are replaced</source>
        <translation>{encoding} として読めないバイトがあり、置き換えました</translation>
    </message>
    <message>
        <source>south</source>
        <translation>南</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>ステイルメイト</translation>
    </message>
    <message>
        <source>steeply backward</source>
        <translation>桂馬のように後ろへ</translation>
    </message>
    <message>
        <source>steeply forward</source>
        <translation>桂馬のように前へ</translation>
    </message>
    <message>
        <source>stickers</source>
        <translation>シール</translation>
    </message>
    <message>
        <source>straight backward</source>
        <translation>真後ろへ</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>真っすぐ前へ</translation>
    </message>
    <message>
        <source>strokes thinner than the nozzle's {nozzle} mm were made as wide: {names}</source>
        <translation>ノズル径{nozzle} mmより細い線を、その太さにしました：{names}</translation>
    </message>
    <message>
        <source>takes an enemy one step {where} by jumping over it</source>
        <translation>{where}一歩の敵を跳び越して取る</translation>
    </message>
    <message>
        <source>that a drop stands in for a move</source>
        <translation>打つ手で指し手に代えること</translation>
    </message>
    <message>
        <source>that a dropped {piece} may not give mate</source>
        <translation>{piece}を打って詰ませてはならないこと</translation>
    </message>
    <message>
        <source>that many times</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>that positions may not be repeated</source>
        <translation>同一局面の禁止</translation>
    </message>
    <message>
        <source>that the {piece} of the other army moves as {other}</source>
        <translation>敵軍だった{piece}が{other}として動くこと</translation>
    </message>
    <message>
        <source>the English text, 'en', is missing</source>
        <translation>英語の文 'en' がありません</translation>
    </message>
    <message>
        <source>the Knight’s jump</source>
        <translation>騎馬の跳び</translation>
    </message>
    <message>
        <source>the array has no piece on {square}</source>
        <translation>初期配置の {square} に駒がありません</translation>
    </message>
    <message>
        <source>the array has {found} ranks, the board {ranks}</source>
        <translation>初期配置は {found} 段ですが、盤は {ranks} 段です</translation>
    </message>
    <message>
        <source>the board has more than {files} files or {ranks} ranks</source>
        <translation>盤が {files} 筋または {ranks} 段より大きい</translation>
    </message>
    <message>
        <source>the calibration sheet is written as a .pdf</source>
        <translation>調整用のシートは .pdf に書き出します</translation>
    </message>
    <message>
        <source>the castling right {right} needs {side}'s {piece} on {square}</source>
        <translation>キャスリングの権利 {right} には、{square} に{side}の{piece}が必要です</translation>
    </message>
    <message>
        <source>the castling {right}</source>
        <translation>キャスリング {right}</translation>
    </message>
    <message>
        <source>the choices about the rules: {options}</source>
        <translation>規則の選択: {options}</translation>
    </message>
    <message>
        <source>the declaration of an entered King</source>
        <translation>入玉宣言</translation>
    </message>
    <message>
        <source>the default '{value}' is none of the choices: {known}</source>
        <translation>既定値「{value}」は選択肢 {known} のどれでもありません</translation>
    </message>
    <message>
        <source>the directions '{letters}' leave no move</source>
        <translation>方向「{letters}」では動きが残りません</translation>
    </message>
    <message>
        <source>the engine closed its output</source>
        <translation>エンジンが出力を閉じました</translation>
    </message>
    <message>
        <source>the engine did not answer '{word}' in time; does it speak another protocol?</source>
        <translation>エンジンが時間内に「{word}」に答えませんでした。別のプロトコルのエンジンかもしれません</translation>
    </message>
    <message>
        <source>the engine does not answer</source>
        <translation>エンジンが応答しません</translation>
    </message>
    <message>
        <source>the engine ended with exit status {status}</source>
        <translation>エンジンが終了コード {status} で終了しました</translation>
    </message>
    <message>
        <source>the engine was ended by signal {number}</source>
        <translation>エンジンがシグナル {number} で終了しました</translation>
    </message>
    <message>
        <source>the engine's move '{move}' is not legal: {reason}</source>
        <translation>エンジンの手「{move}」は指せません: {reason}</translation>
    </message>
    <message>
        <source>the file is longer than {most} characters</source>
        <translation>ファイルが {most} 文字を超えています</translation>
    </message>
    <message>
        <source>the file is nested too deeply</source>
        <translation>ファイルの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the game is over before its first move</source>
        <translation>最初の一手の前に終わっています</translation>
    </message>
    <message>
        <source>the game is over: there is no move to choose</source>
        <translation>対局は終わっていて、選べる手がありません</translation>
    </message>
    <message>
        <source>the game is over: {outcome}</source>
        <translation>対局は終わっています: {outcome}</translation>
    </message>
    <message>
        <source>the game needs an id of small letters, digits and hyphens before it can be saved</source>
        <translation>保存するには、英小文字、数字、ハイフンの識別名が必要です</translation>
    </message>
    <message>
        <source>the game that the program starts with cannot be played: {game}</source>
        <translation>起動時のゲームが対局できません: {game}</translation>
    </message>
    <message>
        <source>the hands are not closed with ']'</source>
        <translation>持ち駒が「]」で閉じられていません</translation>
    </message>
    <message>
        <source>the id '{id}' must be the name of the file, '{name}'</source>
        <translation>ID「{id}」はファイル名「{name}」と同じでなければなりません</translation>
    </message>
    <message>
        <source>the legs of a move are single steps</source>
        <translation>動きの各段は一歩ずつです</translation>
    </message>
    <message>
        <source>the letter '{letter}' stands for two pieces</source>
        <translation>文字「{letter}」が二種の駒に使われています</translation>
    </message>
    <message>
        <source>the margin of {margin} mm must be as wide as the offset</source>
        <translation>余白({margin}mm)は裏面のずれより広くなければなりません</translation>
    </message>
    <message>
        <source>the match is longer than {most} characters</source>
        <translation>試合の文字列が {most} 文字を超えています</translation>
    </message>
    <message>
        <source>the match is over: {outcome}</source>
        <translation>試合は終わっています: {outcome}</translation>
    </message>
    <message>
        <source>the move {move} cannot be played here; the rest of its line is left out</source>
        <translation>{move} はここでは指せません。この手順の残りは省きます</translation>
    </message>
    <message>
        <source>the move {move} cannot be played: {why}</source>
        <translation>{move} は指せません: {why}</translation>
    </message>
    <message>
        <source>the move {move} of {seat} cannot be played: {why}</source>
        <translation>{seat} の {move} は指せません: {why}</translation>
    </message>
    <message>
        <source>the movement '{move}' goes wrong at character {offset}: {why}</source>
        <translation>動き「{move}」は {offset} 文字目で読めなくなります: {why}</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>the name of a tag has only letters, digits and underscores</source>
        <translation>タグ名に使えるのは英数字と下線だけです</translation>
    </message>
    <message>
        <source>the name of {path} must end in one of: {known}</source>
        <translation>{path} の名前は次のいずれかで終わらなければなりません: {known}</translation>
    </message>
    <message>
        <source>the native kernel was not built here; choose 'reference'</source>
        <translation>native カーネルはここではビルドされていません。reference を選んでください</translation>
    </message>
    <message>
        <source>the new format holds one game; {count} others are left out</source>
        <translation>新しい形式には一局しか入りません。ほかの {count} 局は省きます</translation>
    </message>
    <message>
        <source>the new records need another folder than {path}</source>
        <translation>新しい棋譜には {path} とは別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>the option '{name}' has no choice '{value}'; its choices are: {known}</source>
        <translation>オプション「{name}」に選択肢「{value}」はありません。選べるのは: {known}</translation>
    </message>
    <message>
        <source>the piece on {square} does not become '{suffix}'</source>
        <translation>{square} の駒は「{suffix}」にはなりません</translation>
    </message>
    <message>
        <source>the piece that is taken</source>
        <translation>取られる駒</translation>
    </message>
    <message>
        <source>the pieces have {count} states; a game may have 255</source>
        <translation>駒の状態が {count} 通りあります。一つのゲームでは 255 通りまでです</translation>
    </message>
    <message>
        <source>the plate</source>
        <translation>造形台</translation>
    </message>
    <message>
        <source>the position belongs to another game, or to other options of this one</source>
        <translation>局面が別のゲーム、または別のオプションのものです</translation>
    </message>
    <message>
        <source>the position is longer than {most} characters</source>
        <translation>局面の文字列が{most}文字を超えています</translation>
    </message>
    <message>
        <source>the printer does not take the sheets</source>
        <translation>プリンターが用紙を受け付けません</translation>
    </message>
    <message>
        <source>the record is nested too deeply</source>
        <translation>棋譜の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the result is {result}, but the game has ended so: {outcome}</source>
        <translation>結果は {result} とありますが、対局の終わり方は「{outcome}」です</translation>
    </message>
    <message>
        <source>the rule of the bare King</source>
        <translation>裸玉の規則</translation>
    </message>
    <message>
        <source>the rules about taking Lions</source>
        <translation>獅子を取るときの規則</translation>
    </message>
    <message>
        <source>the rules about taking the {piece}</source>
        <translation>{piece}を取るときの規則</translation>
    </message>
    <message>
        <source>the seats here must be the four of 'seats', each once</source>
        <translation>席は「seats」の四つを一度ずつ挙げなければなりません</translation>
    </message>
    <message>
        <source>the side to move is 'b' or 'w', not '{word}'</source>
        <translation>手番は「b」か「w」です。「{word}」ではありません</translation>
    </message>
    <message>
        <source>the side to move is 'w' or 'b', not '{word}'</source>
        <translation>手番は「w」か「b」です。「{word}」ではありません</translation>
    </message>
    <message>
        <source>the sides of this game are {first} and {second}</source>
        <translation>このゲームの両者は {first} と {second} です</translation>
    </message>
    <message>
        <source>the standard input is for your moves here; give the position itself</source>
        <translation>標準入力はここでは指し手に使います。局面は直接指定してください</translation>
    </message>
    <message>
        <source>the standard input is not UTF-8 text (byte {at})</source>
        <translation>標準入力が UTF-8 の文字列ではありません({at} バイト目)</translation>
    </message>
    <message>
        <source>the tag {name} stands twice</source>
        <translation>タグ {name} が二度あります</translation>
    </message>
    <message>
        <source>the tags {names}</source>
        <translation>タグ {names}</translation>
    </message>
    <message>
        <source>the time control</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>the variations are nested too deeply for this format</source>
        <translation>この形式には変化の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the word '{word}' names no squares of this board</source>
        <translation>「{word}」はこの盤のマスを表していません</translation>
    </message>
    <message>
        <source>the zone of promotion</source>
        <translation>成れる区域</translation>
    </message>
    <message>
        <source>the {side} {piece} on {square}</source>
        <translation>{square} の{side}の{piece}</translation>
    </message>
    <message>
        <source>then {count} × {seconds} s</source>
        <translation>その後 {seconds} 秒 × {count} 回</translation>
    </message>
    <message>
        <source>then, for each move</source>
        <translation>その後、一手につき</translation>
    </message>
    <message>
        <source>there are no coordinates {name}; there are {names}</source>
        <translation>座標 {name} はありません。あるのは {names} です</translation>
    </message>
    <message>
        <source>there are {count} of {piece}; a set has {most}</source>
        <translation>{piece}が {count} 枚ありますが、一組には {most} 枚です</translation>
    </message>
    <message>
        <source>there are {found} ranks instead of {expected}</source>
        <translation>段は {expected} 段のはずが {found} 段です</translation>
    </message>
    <message>
        <source>there is no '{name}' here; there are: {names}</source>
        <translation>「{name}」はありません。あるもの：{names}</translation>
    </message>
    <message>
        <source>there is no board here</source>
        <translation>ここには盤がありません</translation>
    </message>
    <message>
        <source>there is no board style {name}; there are {names}</source>
        <translation>盤の様式 {name} はありません。あるのは {names} です</translation>
    </message>
    <message>
        <source>there is no choice '{choice}'</source>
        <translation>「{choice}」という選択肢はありません</translation>
    </message>
    <message>
        <source>there is no encoding '{name}'; there are: {known}</source>
        <translation>文字コード '{name}' はありません。使えるもの: {known}</translation>
    </message>
    <message>
        <source>there is no game '{name}'; there are: {known}</source>
        <translation>ゲーム「{name}」はありません。あるのは: {known}</translation>
    </message>
    <message>
        <source>there is no handicap '{name}'</source>
        <translation>手合割 '{name}' はありません</translation>
    </message>
    <message>
        <source>there is no influence {name}; there are {names}</source>
        <translation>利きの表示 {name} はありません。あるのは {names} です</translation>
    </message>
    <message>
        <source>there is no kernel '{name}'; there are: native, reference</source>
        <translation>カーネル「{name}」はありません。あるのは: native、reference</translation>
    </message>
    <message>
        <source>there is no laser preset {name}; there are {names}</source>
        <translation>レーザー設定「{name}」はありません。あるのは次のものです：{names}</translation>
    </message>
    <message>
        <source>there is no level {number}; levels are 1 to {most}</source>
        <translation>レベル {number} はありません。1 から {most} までです</translation>
    </message>
    <message>
        <source>there is no match '{name}'; there are: {known}</source>
        <translation>試合「{name}」はありません。あるのは: {known}</translation>
    </message>
    <message>
        <source>there is no mate in {moves}.</source>
        <translation>{moves}手では詰みません。</translation>
    </message>
    <message>
        <source>there is no move yet that ${nag} could belong to</source>
        <translation>${nag} を付ける指し手がまだありません</translation>
    </message>
    <message>
        <source>there is no move {first} in this game of {count}</source>
        <translation>この対局は {count} 手で、{first} 手目はありません</translation>
    </message>
    <message>
        <source>there is no move {number} that this variation could branch off at</source>
        <translation>この変化が分かれる {number} 手目がありません</translation>
    </message>
    <message>
        <source>there is no option '{name}' with the choice '{value}'</source>
        <translation>選択肢「{value}」のあるオプション「{name}」はありません</translation>
    </message>
    <message>
        <source>there is no option '{name}'; there are: {names}</source>
        <translation>オプション「{name}」はありません。あるのは: {names}</translation>
    </message>
    <message>
        <source>there is no outline of {characters}</source>
        <translation>{characters} の字形データがありません</translation>
    </message>
    <message>
        <source>there is no paper {name}; there are {names}, or millimetres such as 148x210</source>
        <translation>用紙「{name}」はありません。{names}、または148x210のようなミリ単位の寸法が使えます</translation>
    </message>
    <message>
        <source>there is no piece '{name}'; there are {known}</source>
        <translation>駒「{name}」はありません。あるのは {known} です</translation>
    </message>
    <message>
        <source>there is no piece '{token}'</source>
        <translation>駒 '{token}' はありません</translation>
    </message>
    <message>
        <source>there is no piece '{token}'; there are {known}</source>
        <translation>駒「{token}」はありません。あるのは {known} です</translation>
    </message>
    <message>
        <source>there is no piece style {name}; there are {names}</source>
        <translation>駒の様式 {name} はありません。あるのは {names} です</translation>
    </message>
    <message>
        <source>there is no piece {name}; there are {names}</source>
        <translation>駒 {name} はありません。あるのは {names} です</translation>
    </message>
    <message>
        <source>there is no position here</source>
        <translation>ここには局面がありません</translation>
    </message>
    <message>
        <source>there is no preset '{name}' of yours</source>
        <translation>「{name}」というあなたのプリセットはありません</translation>
    </message>
    <message>
        <source>there is no preset '{name}'; there are: {known}</source>
        <translation>「{name}」というプリセットはありません。あるもの：{known}</translation>
    </message>
    <message>
        <source>there is no problem in this file</source>
        <translation>このファイルに問題はありません</translation>
    </message>
    <message>
        <source>there is no record format '{form}'; there are: {known}</source>
        <translation>棋譜形式「{form}」はありません。あるのは: {known}</translation>
    </message>
    <message>
        <source>there is no seat '{name}'; there are: {known}</source>
        <translation>席「{name}」はありません。あるのは: {known}</translation>
    </message>
    <message>
        <source>there is no shipped file {name}</source>
        <translation>同梱のファイル {name} がありません</translation>
    </message>
    <message>
        <source>there is no square {name}</source>
        <translation>升 {name} はありません</translation>
    </message>
    <message>
        <source>there is no square {name}; they go from a1 to {last}</source>
        <translation>マス {name} はありません。a1 から {last} までです</translation>
    </message>
    <message>
        <source>there is no square {name}; they go from {first} to {last}</source>
        <translation>マス {name} はありません。{first} から {last} までです</translation>
    </message>
    <message>
        <source>there is no such key; there are {keys}</source>
        <translation>そのような項目はありません。あるのは {keys} です</translation>
    </message>
    <message>
        <source>there is no such section; there are pieces and games</source>
        <translation>そのような節はありません。あるのは pieces と games です</translation>
    </message>
    <message>
        <source>there is no theme {name}; there are {names}</source>
        <translation>テーマ {name} はありません。あるのは {names} です</translation>
    </message>
    <message>
        <source>there is no win in {moves}.</source>
        <translation>{moves}手では勝てません。</translation>
    </message>
    <message>
        <source>there is no zone '{name}'; there are: {known}</source>
        <translation>領域「{name}」はありません。あるのは: {known}</translation>
    </message>
    <message>
        <source>there is nothing at '{path}' to be set</source>
        <translation>「{path}」に設定できるものはありません</translation>
    </message>
    <message>
        <source>there is nothing to claim: {reason}</source>
        <translation>請求できることはありません: {reason}</translation>
    </message>
    <message>
        <source>there is nothing to print in this: solids are written as {known}</source>
        <translation>印刷するものがありません。立体は {known} に書き出します</translation>
    </message>
    <message>
        <source>there is nothing to take away on {square}</source>
        <translation>{square} に取り除く駒がありません</translation>
    </message>
    <message>
        <source>these are {count} things; one job makes {most} at most</source>
        <translation>{count} 個になります。一度に作れるのは {most} 個までです</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>this comment has no end</source>
        <translation>このコメントは閉じられていません</translation>
    </message>
    <message>
        <source>this format does not hold {game}</source>
        <translation>この形式では{game}を記録できません</translation>
    </message>
    <message>
        <source>this game has no castling: '-' is expected, not '{word}'</source>
        <translation>このゲームにキャスリングはありません。「{word}」ではなく「-」が必要です</translation>
    </message>
    <message>
        <source>this game has no option {name} with the choice {value}</source>
        <translation>このゲームに、選択肢 {value} のあるオプション {name} はありません</translation>
    </message>
    <message>
        <source>this is neither the record of a game nor a position</source>
        <translation>棋譜でも局面でもありません</translation>
    </message>
    <message>
        <source>this is no game that was put by</source>
        <translation>自動保存された対局ではありません</translation>
    </message>
    <message>
        <source>this is no match that was put by</source>
        <translation>これは保存された対局ではありません</translation>
    </message>
    <message>
        <source>this is no record of a game: expected tags such as [Variant "..."] at its beginning</source>
        <translation>棋譜ではありません。先頭に [Variant "..."] のようなタグが必要です</translation>
    </message>
    <message>
        <source>this is no record of a game: the list 'moves' is missing</source>
        <translation>対局の棋譜ではありません: 一覧 'moves' がありません</translation>
    </message>
    <message>
        <source>this is no text: it holds zero bytes</source>
        <translation>テキストではありません: ゼロバイトを含んでいます</translation>
    </message>
    <message>
        <source>this is not JSON: {words}</source>
        <translation>JSON ではありません: {words}</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>TOML として読めません: {reason}</translation>
    </message>
    <message>
        <source>this is not TOML: {words}</source>
        <translation>TOML として読めません: {words}</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>UTF-8 の文字列ではありません</translation>
    </message>
    <message>
        <source>this key is missing</source>
        <translation>この項目がありません</translation>
    </message>
    <message>
        <source>this line is no part of a record: {line}</source>
        <translation>この行は棋譜の一部ではありません: {line}</translation>
    </message>
    <message>
        <source>this picture cannot be converted: {reason}</source>
        <translation>この図は変換できません: {reason}</translation>
    </message>
    <message>
        <source>this rank has {found} squares instead of {expected}</source>
        <translation>この段の升は {expected} のはずが {found} です</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>times of moves: {count}</source>
        <translation>{count} 手の消費時間</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>左へ</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>右へ</translation>
    </message>
    <message>
        <source>to the three squares in front</source>
        <translation>前の三方へ</translation>
    </message>
    <message>
        <source>to {squares}</source>
        <translation>{squares}へ</translation>
    </message>
    <message>
        <source>turns a right angle after every step</source>
        <translation>一歩ごとに直角に曲がる</translation>
    </message>
    <message>
        <source>turns after every step, only to capture</source>
        <translation>一歩ごとに曲がるが、取るときだけ</translation>
    </message>
    <message>
        <source>turns after every step, without capturing</source>
        <translation>一歩ごとに曲がるが、取れない</translation>
    </message>
    <message>
        <source>two legs joined by one 'a' are understood, with directions, m and c only</source>
        <translation>一つの「a」でつないだ二段の動きだけが使え、付けられるのは方向と m、c だけです</translation>
    </message>
    <message>
        <source>two moves</source>
        <translation>2手</translation>
    </message>
    <message>
        <source>unknown command '{word}'</source>
        <translation>未知のコマンド「{word}」</translation>
    </message>
    <message>
        <source>up to {most} squares {where}</source>
        <translation>{where}{most}升まで</translation>
    </message>
    <message>
        <source>up to {most} steps in zigzag, beginning {where}</source>
        <translation>{where}始まり、曲がりながら{most}歩まで</translation>
    </message>
    <message>
        <source>up to {time} given back after each move</source>
        <translation>一手ごとに最大 {time} を戻す</translation>
    </message>
    <message>
        <source>variations are nested too deeply; some are left out</source>
        <translation>変化の入れ子が深すぎるため、一部を省きます</translation>
    </message>
    <message>
        <source>variations: {count}</source>
        <translation>{count} 個の変化</translation>
    </message>
    <message>
        <source>waits for a piece from {partner}</source>
        <translation>{partner} からの駒を待っています</translation>
    </message>
    <message>
        <source>waits for {partner}</source>
        <translation>{partner} を待っています</translation>
    </message>
    <message>
        <source>wedges stand on their base, because they cannot lie on what is raised on their back</source>
        <translation>裏の浮き出しの上には寝かせられないので、駒は底面で立てます</translation>
    </message>
    <message>
        <source>what clocks showed: {count}</source>
        <translation>{count} 個の時計の表示</translation>
    </message>
    <message>
        <source>when the {piece} must promote, or may once more</source>
        <translation>{piece}がいつ成らなければならないか、もう一度成れるか</translation>
    </message>
    <message>
        <source>where it could never move again</source>
        <translation>二度と動けなくなる升</translation>
    </message>
    <message>
        <source>where the {piece} may be dropped</source>
        <translation>{piece}を打てる場所</translation>
    </message>
    <message>
        <source>which moves promote</source>
        <translation>成れる手の条件</translation>
    </message>
    <message>
        <source>white</source>
        <comment>moves first</comment>
        <translation>先手</translation>
    </message>
    <message>
        <source>white</source>
        <comment>moves second</comment>
        <translation>後手</translation>
    </message>
    <message>
        <source>who loses by attacking for ever</source>
        <translation>当たりを続けた側の負け</translation>
    </message>
    <message>
        <source>whose move is {move}? Expected a number with a letter before it, such as 1A.</source>
        <translation>{move} は誰の手ですか? 1A のように、手の前に数と文字が必要です。</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>widely backward</source>
        <translation>横広に後ろへ</translation>
    </message>
    <message>
        <source>widely forward</source>
        <translation>横広に前へ</translation>
    </message>
    <message>
        <source>with an overlap of {overlap} mm nothing of a board fits on this paper</source>
        <translation>のりしろが {overlap} mm では、この用紙に盤が入りません</translation>
    </message>
    <message>
        <source>with this choice, {path}: {fault}</source>
        <translation>この選択では、{path}: {fault}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>{count} faults in {name}</source>
        <translation>{name}に{count}か所の誤り</translation>
    </message>
    <message>
        <source>{count} faults. Click one to go there.</source>
        <translation>誤りが{count}個。クリックするとその場所へ移ります。</translation>
    </message>
    <message>
        <source>{count} files written: {where}</source>
        <translation>{count}個のファイルを書き出しました：{where}</translation>
    </message>
    <message>
        <source>{count} games of {game}</source>
        <translation>{game}の対局{count}局</translation>
    </message>
    <message>
        <source>{count} million positions</source>
        <translation>{count}百万局面</translation>
    </message>
    <message>
        <source>{count} missing</source>
        <translation>{count}枚不足</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>ほか{count}件</translation>
    </message>
    <message>
        <source>{count} more faults</source>
        <translation>ほかに {count} 件の誤り</translation>
    </message>
    <message>
        <source>{count} on average</source>
        <translation>平均{count}</translation>
    </message>
    <message>
        <source>{count} pages</source>
        <translation>{count}ページ</translation>
    </message>
    <message>
        <source>{count} periods left</source>
        <translation>残り {count} 回</translation>
    </message>
    <message>
        <source>{count} periods of {time} a move</source>
        <translation>一手 {time} の秒読み {count} 回</translation>
    </message>
    <message>
        <source>{count} pieces</source>
        <translation>駒{count}枚</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>{count}枚超過</translation>
    </message>
    <message>
        <source>{count} variations have no end</source>
        <translation>{count} 個の変化が閉じられていません</translation>
    </message>
    <message>
        <source>{count} {piece} in {side}’s hand: no place there</source>
        <translation>{side}の持駒の{piece}（{count}枚）：置き場所がありません</translation>
    </message>
    <message>
        <source>{encoding} has no {character}; {instead} is written instead</source>
        <translation>{encoding} に {character} がないため、{instead} と書きます</translation>
    </message>
    <message>
        <source>{ending} holds pieces alone: name a folder for all of it</source>
        <translation>{ending} には駒だけが入ります。全部を書き出すにはフォルダーを指定してください</translation>
    </message>
    <message>
        <source>{ending} is for 3D printers: choose the method solid, or write a .pdf</source>
        <translation>{ending} は3Dプリンター用です。方法に solid を選ぶか、.pdf に書き出してください</translation>
    </message>
    <message>
        <source>{field}: {wrong}</source>
        <translation>{field}：{wrong}</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <translation>{first}、その後 {second}</translation>
    </message>
    <message>
        <source>{found} of {full}</source>
        <translation>{full}枚中{found}枚</translation>
    </message>
    <message>
        <source>{game} has no option '{name}'; its options are: {known}</source>
        <translation>{game} にオプション「{name}」はありません。あるのは: {known}</translation>
    </message>
    <message>
        <source>{game} has no piece '{name}'; there are: {known}</source>
        <translation>{game}に駒「{name}」はありません。あるもの：{known}</translation>
    </message>
    <message>
        <source>{game}. {side} begins.</source>
        <translation>{game}。{side}から始まります。</translation>
    </message>
    <message>
        <source>{game}: pieces</source>
        <translation>{game}: 駒の一覧</translation>
    </message>
    <message>
        <source>{hand}: {piece}, {count}</source>
        <translation>{hand}: {piece} {count} 枚</translation>
    </message>
    <message>
        <source>{jump} {where}</source>
        <translation>{where}の{jump}</translation>
    </message>
    <message>
        <source>{jump}, again and again in one line</source>
        <translation>{jump}を一直線に何度でも</translation>
    </message>
    <message>
        <source>{jump}, if no piece stands in the way</source>
        <translation>途中に駒がなければ{jump}</translation>
    </message>
    <message>
        <source>{jump}, up to {most} times in one line</source>
        <translation>{jump}を一直線に{most}回まで</translation>
    </message>
    <message>
        <source>{kind} as {form}</source>
        <translation>{kind}を {form} で</translation>
    </message>
    <message>
        <source>{least} to {most} moves of both sides, on average {average}, half of the games at most {middle}</source>
        <translation>双方合わせて{least}〜{most}手、平均{average}手、半数は{middle}手以内</translation>
    </message>
    <message>
        <source>{length} m of filament of {width} mm</source>
        <translation>{width} mm径フィラメント{length} m</translation>
    </message>
    <message>
        <source>{length} m to be cut</source>
        <translation>切断の長さ{length} m</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move</source>
        <translation>{minutes} 分 + 一手 {seconds} 秒加算</translation>
    </message>
    <message>
        <source>{minutes} min, then {count} × {seconds} s</source>
        <translation>{minutes} 分、その後 {seconds} 秒 × {count} 回</translation>
    </message>
    <message>
        <source>{minutes} min, then {seconds} s a move</source>
        <translation>{minutes} 分、その後一手 {seconds} 秒</translation>
    </message>
    <message>
        <source>{minutes} min, {seconds} s of delay</source>
        <translation>{minutes} 分、猶予 {seconds} 秒</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} cannot be opened</source>
        <translation>{name} を開けません</translation>
    </message>
    <message>
        <source>{name} holds {count} problems now.</source>
        <translation>{name}の問題は{count}題になりました。</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name} を読み込んでいます…</translation>
    </message>
    <message>
        <source>{name} is no method on paper; there are {names}</source>
        <translation>{name} は紙の作り方ではありません。使えるのは {names} です</translation>
    </message>
    <message>
        <source>{name} is no preset that can be used</source>
        <translation>{name}は使えるプリセットではありません</translation>
    </message>
    <message>
        <source>{name} leads out of its folder</source>
        <translation>{name} はフォルダーの外を指しています</translation>
    </message>
    <message>
        <source>{name} was changed by another program meanwhile. Write over it?</source>
        <translation>{name}はほかのプログラムで変更されています。上書きしますか。</translation>
    </message>
    <message>
        <source>{name} was opened. Under “Open recent” you find: {others}</source>
        <translation>{name} を開きました。「最近の棋譜を開く」にあるもの: {others}</translation>
    </message>
    <message>
        <source>{name} would not hold all of this game:</source>
        <translation>{name} には、この対局の次の内容が収まりません。</translation>
    </message>
    <message>
        <source>{name}, level {number}</source>
        <translation>{name}、レベル {number}</translation>
    </message>
    <message>
        <source>{name}, {width} × {height} mm</source>
        <translation>{name}、{width} × {height} mm</translation>
    </message>
    <message>
        <source>{name}: {width} x {height} mm are needed, and {paper} has {wide} x {high} mm</source>
        <translation>{name} には {width} x {height} mm が必要ですが、{paper} には {wide} x {high} mm しかありません</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>{number}. {seat}: {move}</source>
        <translation>{number}手目 {seat}:{move}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one}と{other}</translation>
    </message>
    <message>
        <source>{one} by {first}, {other} by {second}</source>
        <translation>{first} {one}勝、{second} {other}勝</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}、{other}</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one}；{other}</translation>
    </message>
    <message>
        <source>{options} belong to one position, not to an animation</source>
        <translation>{options} は一つの局面のためのもので、アニメーションには使えません</translation>
    </message>
    <message>
        <source>{option}: expected a whole number, not '{value}'</source>
        <translation>{option}: 整数が必要です。「{value}」ではありません</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation>{option}: {choice}</translation>
    </message>
    <message>
        <source>{paper} has no room between margins of {margin} mm: at least {width} x {height} mm are needed</source>
        <translation>{paper} には余白 {margin} mm の内側に場所がありません。少なくとも {width} x {height} mm が必要です</translation>
    </message>
    <message>
        <source>{paper} is too small for the calibration sheet; print it on A5 or larger</source>
        <translation>{paper} は位置合わせの紙には小さすぎます。A5 以上に印刷してください</translation>
    </message>
    <message>
        <source>{part} {number}</source>
        <translation>{part} {number}</translation>
    </message>
    <message>
        <source>{part}, sheets: {count}</source>
        <translation>{part}：{count} 枚</translation>
    </message>
    <message>
        <source>{part}, sheets: {count}; by area at least {bound}</source>
        <translation>{part}：{count} 枚（面積からは最低 {bound} 枚）</translation>
    </message>
    <message>
        <source>{piece} / {other}</source>
        <translation>{piece}・{other}</translation>
    </message>
    <message>
        <source>{piece} in {side}’s hand</source>
        <translation>{side}の持駒の{piece}</translation>
    </message>
    <message>
        <source>{piece} on {square} can never move again</source>
        <translation>{square} の{piece}は二度と動けません</translation>
    </message>
    <message>
        <source>{piece} on {square} forgets that it is promoted</source>
        <translation>{square}の{piece}：成りの状態が失われます</translation>
    </message>
    <message>
        <source>{piece} on {square} forgets which army it began in</source>
        <translation>{square}の{piece}：もとの軍の区別が失われます</translation>
    </message>
    <message>
        <source>{piece} on {square}: there is no such piece</source>
        <translation>{square}の{piece}：この駒はありません</translation>
    </message>
    <message>
        <source>{piece}, began in {side}’s army</source>
        <translation>{piece}(元は{side}の駒)</translation>
    </message>
    <message>
        <source>{piece}, was {before}</source>
        <translation>{piece}({before}の成り)</translation>
    </message>
    <message>
        <source>{piece}, {side}</source>
        <translation>{piece}（{side}）</translation>
    </message>
    <message>
        <source>{piece}, {side} army</source>
        <translation>{piece}（{side}の軍）</translation>
    </message>
    <message>
        <source>{piece}: there is no square {square}</source>
        <translation>{piece}：{square}というマスはありません</translation>
    </message>
    <message>
        <source>{reason} (its last words: {words})</source>
        <translation>{reason}(最後の出力: {words})</translation>
    </message>
    <message>
        <source>{score} % (give or take {error}, as chance has it)</source>
        <translation>{score} %（偶然による誤差±{error}）</translation>
    </message>
    <message>
        <source>{seats} may move</source>
        <translation>{seats} が指せます</translation>
    </message>
    <message>
        <source>{seats} to move</source>
        <translation>{seats} の手番</translation>
    </message>
    <message>
        <source>{seat} has at most {quota} moves between two of its partner</source>
        <translation>{seat} が味方の手の間に指せるのは {quota} 手までです</translation>
    </message>
    <message>
        <source>{seat} has made {count} moves since {partner} moved, and waits for {partner}.</source>
        <translation>{partner} が指してから {seat} は {count} 手指したので、{partner} を待ちます。</translation>
    </message>
    <message>
        <source>{seat} has no move and waits for a piece from {partner}.</source>
        <translation>{seat} は指せる手がなく、{partner} からの駒を待っています。</translation>
    </message>
    <message>
        <source>{seat} may not move now</source>
        <translation>{seat} はいま指せません</translation>
    </message>
    <message>
        <source>{seat} needs: {pieces}</source>
        <translation>{seat} の欲しい駒:{pieces}</translation>
    </message>
    <message>
        <source>{seat} waits until {partner} has made the first move of the team.</source>
        <translation>{seat} は {partner} がチームの初手を指すのを待ちます。</translation>
    </message>
    <message>
        <source>{seat} · {team}, {board}</source>
        <translation>{seat}・{team}({board})</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>一手 {seconds} 秒</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{sheet}, {side}</source>
        <translation>{sheet}、{side}</translation>
    </message>
    <message>
        <source>{side} declines the draw.</source>
        <translation>{side}は引き分けを断りました。</translation>
    </message>
    <message>
        <source>{side} has no royal piece</source>
        <translation>{side}に王の駒がありません</translation>
    </message>
    <message>
        <source>{side} has {count} unpromoted {piece} on file {file}</source>
        <translation>{side}の不成の {piece} が {file} 筋に {count} 枚あります</translation>
    </message>
    <message>
        <source>{side} has {found} royal pieces ({name}) instead of {expected}</source>
        <translation>{side}の王の駒({name})は {expected} 枚のはずが {found} 枚です</translation>
    </message>
    <message>
        <source>{side} is in check on {squares} but not to move</source>
        <translation>手番でない{side}に {squares} で王手がかかっています</translation>
    </message>
    <message>
        <source>{side} is thinking…</source>
        <translation>{side}が考慮中…</translation>
    </message>
    <message>
        <source>{side} mates in {moves}</source>
        <translation>{side}攻め、{moves}手で詰み</translation>
    </message>
    <message>
        <source>{side} mates in {moves}, by checks only</source>
        <translation>{side}攻め、王手の連続{moves}手で詰み</translation>
    </message>
    <message>
        <source>{side} offers a draw.</source>
        <translation>{side}が引き分けを提案しています。</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>{side}の番</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side}の勝ち</translation>
    </message>
    <message>
        <source>{side} wins in {moves}</source>
        <translation>{side}が{moves}手で勝ち</translation>
    </message>
    <message>
        <source>{side} wins: {reason}</source>
        <translation>{side}の勝ち: {reason}</translation>
    </message>
    <message>
        <source>{side}: {squares}</source>
        <translation>{side}：{squares}</translation>
    </message>
    <message>
        <source>{side}’s hand</source>
        <translation>{side}の持駒</translation>
    </message>
    <message>
        <source>{side}’s {piece}</source>
        <translation>{side}の{piece}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some}と{last}</translation>
    </message>
    <message>
        <source>{some}, {more}</source>
        <translation>{some}、{more}</translation>
    </message>
    <message>
        <source>{square}</source>
        <translation>{square}</translation>
    </message>
    <message>
        <source>{square}: {piece}</source>
        <translation>{square}: {piece}</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>一手 {time}</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>持ち時間 {time}</translation>
    </message>
    <message>
        <source>{time} more after each move</source>
        <translation>一手ごとに {time} 加算</translation>
    </message>
    <message>
        <source>{time} of delay before each move</source>
        <translation>一手ごとに {time} の猶予</translation>
    </message>
    <message>
        <source>{value} is not a colour like #a1b2c3</source>
        <translation>{value} は #a1b2c3 のような色ではありません</translation>
    </message>
    <message>
        <source>{volume} cm³ of plastic: {mass} g of PLA if printed solid</source>
        <translation>樹脂 {volume} cm³（中まで詰めてPLA {mass} g）</translation>
    </message>
    <message>
        <source>{way}, from where it stands at the start</source>
        <translation>初めの位置からだけ{way}</translation>
    </message>
    <message>
        <source>{way}, only to capture</source>
        <translation>{way}（取るときだけ）</translation>
    </message>
    <message>
        <source>{way}, only to capture, also in passing</source>
        <translation>{way}（取るときだけ、通過捕獲も）</translation>
    </message>
    <message>
        <source>{way}, over exactly one piece</source>
        <translation>駒をちょうど一枚越えて{way}</translation>
    </message>
    <message>
        <source>{way}, without capturing</source>
        <translation>{way}（取らずに）</translation>
    </message>
    <message>
        <source>{what} × {count}: {kind}</source>
        <translation>{what} × {count}：{kind}</translation>
    </message>
    <message>
        <source>{words}</source>
        <translation>{words}</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}。</translation>
    </message>
    <message>
        <source>“{key}” is no piece of this game.</source>
        <translation>「{key}」という駒はこのゲームにありません。</translation>
    </message>
</context>
</TS>
