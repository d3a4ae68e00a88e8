import type { Best } from '../../machines/core/bests';
import { numberText } from '../ui/format';
import { StatList } from './StatList';

interface Props {
  /** The id of the game, whose place is shown. */
  readonly game: string;
  /** The best of the kind of round that the menu has chosen. */
  readonly best: Best;
  /** The best score as it is shown, where it is more than its number. */
  readonly scoreText?: string;
}

/** Beside the choices of a menu: the place of the game, and what the player has reached there. */
export function MenuSide({ game, best, scoreText = numberText(best.score) }: Props) {
  return (
    <>
      <img
        className="w-full max-w-80 rounded-large narrow:w-56 phone:w-28 phone:rounded-medium"
        src={`/pictures/places/${game}.svg`}
        alt=""
        width="320"
        height="200"
      />
      <StatList
        of="player"
        items={[
          { name: 'best', label: 'Best score', value: best.score, text: scoreText },
          { name: 'best-streak', label: 'Best streak', value: best.streak },
        ]}
      />
    </>
  );
}
