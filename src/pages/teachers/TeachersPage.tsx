import lessons from 'virtual:lessons';
import { Link } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import type { Curriculum } from '../../catalogue/define-game';
import { usePageTitle } from '../../ui/page-title';
import '../../ui/prose.css';
import { Island } from '../sea/Island';
import { SeaHeader } from '../sea/SeaHeader';
import { GameLesson } from './GameLesson';

const CURRICULA = import.meta.glob<Curriculum>('../../games/*/curriculum.ts', { eager: true, import: 'curriculum' });

const [FIRST] = GAMES;

/** What each game practises and at what ages, with a link or QR code to any round of it. */
export default function TeachersPage() {
  usePageTitle('For teachers');
  return (
    <main id="main">
      <SeaHeader
        title="For teachers"
        drawing={<g transform="translate(40 20)">{FIRST !== undefined && <Island game={FIRST} />}</g>}
      >
        <p className="text-lead font-semibold">
          Every game is free, needs no account and opens from a link. Nothing about your pupils is sent anywhere.
        </p>
      </SeaHeader>
      <div className="wrap grid gap-8 pt-10 pb-20">
        <div className="prose max-w-3xl">
          <p>
            <b>One round for everyone:</b> choose the settings below, and share the link or its QR code with the class.
          </p>
          <p>
            <b>No rush:</b> set “Time” to longer or none.
          </p>
          <p>
            <b>Two on one board:</b> each player has half of the board, and both pull on one rope. Choose it under “Who
            plays”.
          </p>
          <p>
            <b>A class against the storm:</b> there is one question on the board, and the class calls out the answer.
            Twenty correct answers bring the ship home. Choose it under “Who plays”. Another class can use the same two
            words to get the same questions.
          </p>
          <p>
            {/* Reloads the document, because the permissions policy of other pages blocks the camera. */}
            <b>A class without accounts:</b>{' '}
            <Link to="/class" reloadDocument>
              the class board{' '}
            </Link>{' '}
            takes a code from each child, without names, and shows how much they have all solved together.
          </p>
          <p>
            <b>What a child knows:</b> <Link to="/progress/facts">a map of times tables and sums</Link> fills in as they
            play, on each device. You can print it on one page.
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
          The statements are from England's national curriculum of 2014, which will be replaced from 2028. The codes are
          from the Common Core State Standards of 2010. Contains public sector information licensed under the Open
          Government Licence v3.0. The links between games and statements are our own judgement. If a statement names
          several skills, a game may practise only some of them.
        </p>
      </div>
    </main>
  );
}
