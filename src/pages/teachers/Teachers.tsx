import lessons from 'virtual:lessons';
import { Link } from 'react-router-dom';
import { GAMES } from '../../games';
import type { Curriculum } from '../../games/define-game';
import { usePageTitle } from '../../ui/page-title';
import '../../ui/prose.css';
import { Island } from '../sea/Island';
import { SeaHead } from '../sea/SeaHead';
import { GameLesson } from './GameLesson';

const CURRICULA = import.meta.glob<Curriculum>('../../games/*/curriculum.ts', { eager: true, import: 'curriculum' });

const [FIRST] = GAMES;

/** What teachers ask of the games: what each practises, for whom, and a link or a QR code to any round of it. */
export default function Teachers() {
  usePageTitle('For teachers');
  return (
    <main id="main">
      <SeaHead
        title="For teachers"
        drawing={<g transform="translate(40 20)">{FIRST !== undefined && <Island game={FIRST} />}</g>}
      >
        <p className="text-lead font-semibold">
          Every game is free, needs no account and opens at a link. Nothing about your pupils is sent anywhere.
        </p>
      </SeaHead>
      <div className="wrap grid gap-8 pt-10 pb-20">
        <div className="prose max-w-3xl">
          <p>
            <b>A round for all:</b> choose its settings below, and give the class the link or its QR code.
          </p>
          <p>
            <b>Without hurry:</b> “Time” can be longer, or none.
          </p>
          <p>
            <b>Two on one board:</b> each has a half, and both pull at one rope. Choose it at “Who plays”.
          </p>
          <p>
            <b>A class against the storm:</b> one question on the board, and the class calls the answer. Twenty right
            ones bring the ship over. Choose it at “Who plays”; two words let another class sail the same way.
          </p>
          <p>
            {/* As a page of its own: only there may the camera be asked for. */}
            <b>A class without accounts:</b>{' '}
            <Link to="/class" reloadDocument>
              the board of the class
            </Link>{' '}
            takes a code from each child, without names, and shows what all have solved together.
          </p>
          <p>
            <b>What a child knows:</b> <Link to="/progress/facts">a map of the tables and of sums</Link> fills with play
            on each device. It prints on one page.
          </p>
          <p>
            <b>More answers:</b> <Link to="/faq#teachers">how to use Numeria in the classroom</Link>.
          </p>
        </div>
        <div className="grid gap-6">
          {GAMES.map((game) => (
            <GameLesson
              key={game.id}
              game={game}
              lesson={lessons[game.id] ?? { ages: '5-11', teaches: [] }}
              curriculum={CURRICULA[`../../games/${game.id}/curriculum.ts`] ?? []}
            />
          ))}
        </div>
        <p className="text-small text-text-soft">
          Statements are those of England's national curriculum of 2014, which will be replaced from 2028; codes are
          those of the Common Core State Standards of 2010. Contains public sector information licensed under the Open
          Government Licence v3.0. Which of them a game practises is our own reading; of a statement that names several
          things it may practise some.
        </p>
      </div>
    </main>
  );
}
