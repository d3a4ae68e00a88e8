import { useSelector } from '@xstate/react';
import { bestOf } from '../../../../machines/core/bests';
import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import { OPERATIONS } from '../../../../machines/mental-maths/questions';
import { kindOfRound } from '../../../../machines/mental-maths/rules';
import { GameMenu } from '../../../play/GameMenu';
import { MenuSide } from '../../../play/MenuSide';
import { roundLink } from '../../../play/round-link';
import { game } from '../game';
import { text } from '../text';
import { MentalHowTo } from './MentalHowTo';

interface Props {
  readonly actor: MentalMathsActor;
  readonly onStart: () => void;
}

/** The menu: what the challenge is, the four operations, the time, and what the player has reached with it. */
export function Menu({ actor, onStart }: Props) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const bests = useSelector(actor, ({ context }) => context.bests);
  const best = bestOf(bests, kindOfRound(settings));
  const { menu } = text;
  return (
    <GameMenu
      title={game.heading}
      tagline={text.tagline}
      side={<MenuSide game={game.id} best={best} scoreText={menu.bestOf(best.score)} />}
      time={settings.time}
      onTime={(time) => actor.send({ type: 'CHOOSE', chosen: { time } })}
      start={menu.start}
      onStart={onStart}
      link={roundLink(game, settings, seed)}
      howTo={<MentalHowTo time={settings.time} />}
    >
      <Operations />
    </GameMenu>
  );
}

/** The four operations, as a line that is read: nothing of it can be chosen. */
function Operations() {
  const { menu } = text;
  return (
    <section className="mental-operations" aria-labelledby="mental-operations">
      <h2 id="mental-operations">{menu.operations}</h2>
      <ul>
        {OPERATIONS.map((operation) => (
          <li key={operation}>
            <b aria-hidden>{operation}</b>
            {menu.names[operation]}
          </li>
        ))}
      </ul>
    </section>
  );
}
