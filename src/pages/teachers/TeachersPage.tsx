import lessons from 'virtual:lessons';
import { GAMES } from '../../catalogue';
import { usePageTitle } from '../../ui/page-title';
import { IslandHeader } from '../sea/IslandHeader';
import { GameLesson } from './GameLesson';
import { MoreWays } from './MoreWays';
import { ShowOnBoard } from './ShowOnBoard';
import { curriculumOf } from './statements';
import { text } from './text';
import { Workbench } from './Workbench';

const [FIRST] = GAMES;

const PARTS = ['plan', 'week', 'board', 'games'] as const;

/** Ways to play on a board, and what each game practises at what ages, with a link or QR code to any round of it. */
export default function TeachersPage() {
  usePageTitle(text.title);
  return (
    <main id="main" className="class-screen">
      <IslandHeader title={text.title} game={FIRST}>
        <p className="text-lead font-semibold">{text.lead}</p>
      </IslandHeader>
      <div className="wrap grid gap-10 pt-4 pb-20 board:pt-4">
        <nav aria-label={text.contents} className="-mb-6 flex flex-wrap gap-x-6">
          {PARTS.map((id) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-12 items-center font-bold text-text-link underline"
            >
              {text.parts[id]}
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
        <p className="text-small text-text-soft">{text.sources}</p>
      </div>
    </main>
  );
}
