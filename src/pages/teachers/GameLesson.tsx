import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Curriculum, Game, GamePage } from '../../catalogue/define-game';
import { formatSettings } from '../../play/menu/setting-labels';
import { Card } from '../../ui/Card';
import { LinkMaker } from './LinkMaker';
import { text } from './text';

interface Props {
  readonly game: Game;
  readonly lesson: Pick<GamePage, 'ages' | 'teaches'>;
  readonly curriculum: Curriculum;
}

/** What a game practises, by age and curriculum, with a link maker. */
export function GameLesson({ game, lesson, curriculum }: Props) {
  const [youngest = '', oldest = youngest] = lesson.ages.split('-');
  return (
    <Card className="grid gap-4 p-7 phone:p-5" role="region" aria-labelledby={`lesson-${game.id}`}>
      <div className="flex flex-wrap items-center gap-5">
        <img
          src={game.picture}
          alt=""
          width={320}
          height={200}
          loading="lazy"
          className="h-auto w-40 rounded-medium phone:w-28"
        />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 id={`lesson-${game.id}`} className="text-h3">
            <Link to={game.path} className="inline-flex min-h-12 items-center">
              {game.heading}
            </Link>
          </h2>
          <p>
            <b>{text.game.ages(youngest, oldest)}</b> {text.game.teaches(lesson.teaches)}
          </p>
        </div>
      </div>
      {curriculum.length > 0 && <InCurriculum curriculum={curriculum} />}
      <LinkDetails game={game} />
    </Card>
  );
}

function InCurriculum({ curriculum }: Pick<Props, 'curriculum'>) {
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-2.5 font-bold">{text.game.curriculum}</summary>
      <ul className="grid gap-4">
        {curriculum.map(({ round, england, commonCore }, index) => (
          <li key={index} className="grid gap-1">
            {Object.keys(round).length > 0 && <b>{formatSettings(round)}</b>}
            <ul className="grid list-disc gap-1 ps-6">
              {england.map(([year, statement]) => (
                <li key={statement}>
                  <b>{text.game.england(year)}</b> <span lang="en">{statement}</span>
                </li>
              ))}
              {commonCore.length > 0 && (
                <li>
                  <b>{text.game.commonCore}</b> {commonCore.join(', ')}
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The link maker mounts when it is opened, because nobody needs thirteen QR codes on one page. */
function LinkDetails({ game }: { readonly game: Game }) {
  const [state, setState] = useState<'closed' | 'open'>('closed');
  return (
    <details
      className="scriptless:hidden"
      onToggle={({ currentTarget }) => setState(currentTarget.open ? 'open' : 'closed')}
    >
      <summary className="min-h-12 cursor-pointer py-2.5 font-bold">{text.game.link}</summary>
      {state === 'open' && <LinkMaker game={game} />}
    </details>
  );
}
