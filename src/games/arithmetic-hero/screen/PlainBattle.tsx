import { shallowEqual, useSelector } from '@xstate/react';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import type { ArcadeActor } from '../../../../machines/arithmetic-hero/arcade';
import type { Emitted } from '../../../../machines/arithmetic-hero/battle';
import type { ChallengeActor } from '../../../../machines/arithmetic-hero/challenge';
import { type Card, heightAt, lowestFirst } from '../../../../machines/arithmetic-hero/falling';
import type { PracticeActor } from '../../../../machines/arithmetic-hero/practice';
import { RULES } from '../../../../machines/arithmetic-hero/rules';
import type { Moment } from '../../../../machines/core/clock';
import { readOwnHat } from '../../../catalogue/hats';
import { readOwnHero } from '../../../device/own-hero';
import { usePlainStage } from '../../../play/canvas/SceneStage';
import { StageStill } from '../../../play/canvas/StageStill';
import type { Mouth } from '../../../play/hero/drawing';
import { useFlash } from '../../../play/internal/useFlash';
import type { Fit, View } from '../../../stage/scene';
import { sumText } from '../../../ui/format';
import { cardPositionAt, drawStillScene } from '../scene/still';
import { text } from '../text';

interface Props {
  readonly actor: ArcadeActor | ChallengeActor;
}

/** How often cards move when there is no canvas, in ms. They glide between steps. */
const STEP_MS = 200;
/** As a percentage of the height. A card below this is in danger. */
const DANGER_FROM = 75;

/** The sums on screen, the most urgent first. Without a canvas these elements are the falling cards. */
export function FallingSums({ actor }: Props) {
  const cards = useSelector(actor, ({ context: { battle, nowMs } }) => lowestFirst(battle.cards, nowMs), shallowEqual);
  const clock = useSelector(actor, ({ context }) => context.input.clock);
  const fit = usePlainStage()?.fit ?? null;
  return (
    <ul className="problem-list" aria-label={text.play.falling}>
      {cards.map((card) => (
        <li key={card.problem.number} data-power={card.problem.powerUp !== null}>
          {fit === null ? sumText(card.problem) : <FallingCard card={card} clock={clock} fit={fit} />}
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly card: Card;
  readonly clock: Moment;
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
  const strings = sumText(problem);
  const width = Math.max(MIN_WIDTH, FIGURE_WIDTH * strings.length + PADDING);
  const { x, y, scale } = cardPositionAt(fit.view, percent, fall, width, nowMs);
  const unit = fit.view.scale * scale;
  const style: CSSProperties & { '--unit': string } = {
    '--unit': `${unit}px`,
    width: width * unit,
    transform: `translate(${fit.x + x * fit.view.scale}px, ${fit.y + y * fit.view.scale}px) translate(-50%, -50%)`,
  };
  const isInDanger = fall !== null && heightAt(fall, nowMs) >= DANGER_FROM;
  return (
    <span className="plain-card" data-danger={isInDanger} data-falls={fall !== null} style={style}>
      {strings}
    </span>
  );
}

/** The minimum width of a card, in units before scaling. */
const MIN_WIDTH = 140;
const FIGURE_WIDTH = 24;
const PADDING = 40;

/** How long the hero shows a mood, in ms. */
const MOOD_MS = 1200;

function moodAfter({ type }: Emitted): Mouth | null {
  if (type === 'landed' || type === 'incorrect') return 'oops';
  return type === 'correct' ? 'cheer' : null;
}

function useMood(actor: (Props | PracticeProps)['actor']): Mouth {
  const [felt, setFelt] = useState<{ readonly mood: Mouth }>({ mood: 'smile' });
  useEffect(() => {
    const hearing = actor.on('*', (event) => {
      const mood = moodAfter(event);
      if (mood !== null) setFelt({ mood });
    });
    return () => hearing.unsubscribe();
  }, [actor]);
  return useFlash(felt, MOOD_MS) ? felt.mood : 'smile';
}

function StillCity({ shield, mood }: { readonly shield: number; readonly mood: Mouth }) {
  const draw = useCallback(
    (view: View) => drawStillScene(view, shield, readOwnHero(), mood, readOwnHat()),
    [shield, mood],
  );
  return <StageStill draw={draw} />;
}

/** The shield and the hero of a battle when there is no canvas. */
export function PlainBattle({ actor }: Props) {
  const shield = useSelector(actor, ({ context: { battle } }) => battle.shield);
  return <StillCity shield={shield} mood={useMood(actor)} />;
}

interface PracticeProps {
  readonly actor: PracticeActor;
}

/** Practice when there is no canvas: the hero, and the sum on a waiting card. */
export function PlainPractice({ actor }: PracticeProps) {
  const mood = useMood(actor);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('asking') || snapshot.matches('wrong'));
  const fit = usePlainStage()?.fit ?? null;
  if (fit === null) return null;
  return (
    <div aria-hidden className="plain-practice">
      <StillCity shield={RULES.shield.full} mood={mood} />
      {isAsked && <FallingCard card={{ problem, x: 50, fall: null }} clock={NEVER} fit={fit} />}
    </div>
  );
}

/** For a waiting card, which does not move. */
const NEVER: Moment = { now: 0, isPaused: true };
