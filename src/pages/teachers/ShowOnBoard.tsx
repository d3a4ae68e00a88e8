import Presentation from 'lucide-react/icons/presentation';
import { Suspense, useState } from 'react';
import { GAMES } from '../../catalogue';
import { hasStormMode } from '../../play/modes/storm/storm-link';
import { CameraPageLink } from '../../ui/CameraPageLink';
import { Card } from '../../ui/Card';
import { useIsHydrating } from '../../ui/hydration';
import { LinkButton } from '../../ui/LinkButton';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { SelectField } from './RoundSettings';
import { addressOf, playersOf, WHO, type Who } from './round-address';

// If the pictures cannot be loaded, the words are enough.
const BoardPicture = lazyOptionalPart(() => import('./BoardPicture'));

/** The games that can be played in all three ways. */
const CHOICES = GAMES.filter(hasStormMode);

const HOW: Readonly<Record<Who, string>> = {
  one: 'One child plays, and the class watches and helps.',
  two: 'Two children, half of the board each, pull on one rope.',
  class: 'The class calls out answers and brings the ship home.',
};

/** The three ways to play on a board, as pictures. Each opens with one press, in the chosen game. */
export function ShowOnBoard() {
  const [id, setId] = useState(CHOICES[0]?.id ?? '');
  const isHydrating = useIsHydrating();
  const game = CHOICES.find((one) => one.id === id);
  if (game === undefined) return null;
  return (
    <section id="board" className="grid gap-4" aria-label="Play on this board">
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
              <h2 className="mt-1 text-h3">{WHO[who].label}</h2>
              <p>{HOW[who]}</p>
              <LinkButton
                to={addressOf({ game, chosen: {}, preset: {}, tables: null, seed: null }, who)}
                variant="primary"
                className="justify-self-center"
                icon={<Presentation aria-hidden className="icon" />}
                aria-label={`Show on this board: ${WHO[who].label}`}
              >
                Show on this board
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
      <div className="justify-self-start scriptless:hidden">
        <SelectField
          label="The game on the board"
          value={id}
          options={CHOICES.map((one) => [one.id, one.heading])}
          onChange={setId}
        />
      </div>
      <p>
        Does every child have a device?{' '}
        <CameraPageLink to="/class" className="font-bold text-text-link underline">
          Open the class board
        </CameraPageLink>
        .
      </p>
    </section>
  );
}
