import lessons from 'virtual:lessons';
import { GAMES } from '../../catalogue';
import { usePageTitle } from '../../ui/page-title';
import { IslandHeader } from '../sea/IslandHeader';
import { GameLesson } from './GameLesson';
import { MoreWays } from './MoreWays';
import { ShowOnBoard } from './ShowOnBoard';
import { curriculumOf } from './statements';
import { Workbench } from './Workbench';

const [FIRST] = GAMES;

const PARTS = [
  ['plan', 'What you teach'],
  ['week', 'A week of rounds'],
  ['board', 'Play on this board'],
  ['games', 'All games and their settings'],
] as const;

/** Ways to play on a board, and what each game practises at what ages, with a link or QR code to any round of it. */
export default function TeachersPage() {
  usePageTitle('For teachers');
  return (
    <main id="main" className="class-screen">
      <IslandHeader title="For teachers" game={FIRST}>
        <p className="text-lead font-semibold">Free, without accounts. Nothing about your pupils is sent anywhere.</p>
      </IslandHeader>
      <div className="wrap grid gap-10 pt-4 pb-20 board:pt-4">
        <nav aria-label="On this page" className="-mb-6 flex flex-wrap gap-x-6">
          {PARTS.map(([id, name]) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-12 items-center font-bold text-text-link underline"
            >
              {name}
            </a>
          ))}
        </nav>
        <Workbench />
        <ShowOnBoard />
        <MoreWays />
        <div id="games" className="grid gap-6">
          {GAMES.map((game) => (
            <GameLesson
              key={game.id}
              game={game}
              lesson={lessons[game.id] ?? { ages: '5-11', teaches: [] }}
              curriculum={curriculumOf(game)}
            />
          ))}
        </div>
        <p className="text-small text-text-soft">
          The statements are from England's national curriculum of 2014, which will be replaced from 2028. The codes are
          from the Common Core State Standards of 2010. Contains public sector information licensed under the Open
          Government Licence v3.0. The links between games and statements are our own judgement, and each is checked
          against the questions that the game asks. An ellipsis (…) stands for what a statement says and the game does
          not practise.
        </p>
      </div>
    </main>
  );
}
