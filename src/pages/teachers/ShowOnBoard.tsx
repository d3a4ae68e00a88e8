import Presentation from 'lucide-react/icons/presentation';
import { Suspense, useState } from 'react';
import { GAMES } from '../../catalogue';
import { hasStormMode } from '../../play/modes/storm/storm-link';
import { CameraPageLink } from '../../ui/CameraPageLink';
import { Card } from '../../ui/Card';
import { useIsHydrating } from '../../ui/hydration';
import { LinkButton } from '../../ui/LinkButton';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { moreWays } from './more-ways-text';
import { SelectField } from './RoundSettings';
import { addressOf, playersOf } from './round-address';
import { text } from './text';

// If the pictures cannot be loaded, the words are enough.
const BoardPicture = lazyOptionalPart(() => import('./BoardPicture'));

/** The games that can be played in all three ways. */
const CHOICES = GAMES.filter(hasStormMode);

const { board } = text;

/** The three ways to play on a board, as pictures. Each opens with one press, in the chosen game. */
export function ShowOnBoard() {
  const [id, setId] = useState(CHOICES[0]?.id ?? '');
  const isHydrating = useIsHydrating();
  const game = CHOICES.find((one) => one.id === id);
  if (game === undefined) return null;
  return (
    <section id="board" className="grid gap-4" aria-label={board.title}>
      <ul className="grid grid-cols-3 gap-6 narrow:gap-4 phone:grid-cols-1">
        {playersOf(game).map((who) => (
          <li key={who} className="grid">
            <Card className="grid grid-rows-[auto_auto_1fr_auto] gap-2 p-5 text-center narrow:p-4">
              <div className="relative aspect-video board:aspect-2/1 overflow-hidden rounded-medium bg-sea-shallow">
                {!isHydrating && (
                  <Suspense>
                    <BoardPicture game={game} who={who} />
                  </Suspense>
                )}
              </div>
              <h2 className="mt-1 text-h3">{text.who[who]}</h2>
              <p>{board.how[who]}</p>
              <LinkButton
                to={addressOf({ game, chosen: {}, preset: {}, tables: null, seed: null }, who)}
                variant="primary"
                className="justify-self-center"
                icon={<Presentation aria-hidden className="icon" />}
                aria-label={board.showHow(text.who[who])}
              >
                {board.show}
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
      <div className="justify-self-start scriptless:hidden">
        <SelectField
          label={board.game}
          value={id}
          options={CHOICES.map((one) => [one.id, one.heading])}
          onChange={setId}
        />
      </div>
      <p>
        {moreWays.devices((label) => (
          <CameraPageLink to="/class" className="font-bold text-text-link underline">
            {label}
          </CameraPageLink>
        ))}
      </p>
    </section>
  );
}
