import { shallowEqual, useSelector } from '@xstate/react';
import { type CSSProperties, useEffect, useState } from 'react';
import { type Card, sortLowestFirst } from '../../../../machines/arithmetic-hero/falling';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import type { ReadonlyClock } from '../../../../machines/core/clock';
import { usePlainStage } from '../../../play/canvas/SceneStage';
import type { Fit } from '../../../stage/scene';
import { formatSum } from '../../../ui/format';
import { cardPositionAt } from '../scene/card-position';
import { text } from '../text';
import { isNearGround } from './near-ground';

/** How often cards move when there is no canvas, in ms. They glide between steps. */
const STEP_MS = 200;

/** The sums on screen, the most urgent first. Without a canvas these elements are the falling cards. */
export function FallingSums({ actor }: { readonly actor: ArithmeticHeroActor }) {
  const cards = useSelector(actor, ({ context: { round } }) => sortLowestFirst(round.cards, round.nowMs), shallowEqual);
  const clock = useSelector(actor, ({ context }) => context.clock);
  const fit = usePlainStage()?.fit ?? null;
  return (
    <ul className="problem-list" aria-label={text.play.falling}>
      {cards.map((card) => (
        <li key={card.problem.number} data-power={card.problem.powerUp !== null}>
          {fit === null ? formatSum(card.problem) : <FallingCard card={card} clock={clock} fit={fit} />}
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly card: Card;
  readonly clock: ReadonlyClock;
  readonly fit: Fit;
}

/** A sum at its current height. It polls the round's clock, so it stops when the clock stops. */
function FallingCard({ card: { problem, x: percent, fall }, clock, fit }: CardProps) {
  const [nowMs, setNowMs] = useState(() => clock.now);
  useEffect(() => {
    if (fall === null) return undefined;
    const timer = setInterval(() => setNowMs(clock.now), STEP_MS);
    return () => clearInterval(timer);
  }, [clock, fall]);
  const strings = formatSum(problem);
  const width = Math.max(MIN_WIDTH, FIGURE_WIDTH * strings.length + PADDING);
  const { x, y, scale } = cardPositionAt(fit.view, percent, fall, width, nowMs);
  const unit = fit.view.scale * scale;
  const style: CSSProperties & { '--unit': string } = {
    '--unit': `${unit}px`,
    width: width * unit,
    transform: `translate(${fit.x + x * fit.view.scale}px, ${fit.y + y * fit.view.scale}px) translate(-50%, -50%)`,
  };
  return (
    <span className="plain-card" data-danger={isNearGround(fall, nowMs)} data-falls={fall !== null} style={style}>
      {strings}
    </span>
  );
}

/** The minimum width of a card, in units before scaling. */
const MIN_WIDTH = 140;
const FIGURE_WIDTH = 24;
const PADDING = 40;
