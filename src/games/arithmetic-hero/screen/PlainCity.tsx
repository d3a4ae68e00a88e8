import { shallowEqual, useSelector } from '@xstate/react';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import type { ArcadeActor } from '../../../../machines/arithmetic-hero/arcade';
import type { Happening } from '../../../../machines/arithmetic-hero/battle';
import type { ChallengeActor } from '../../../../machines/arithmetic-hero/challenge';
import { type Card, heightAt, lowestFirst } from '../../../../machines/arithmetic-hero/falling';
import type { PracticeActor } from '../../../../machines/arithmetic-hero/practice';
import { RULES } from '../../../../machines/arithmetic-hero/rules';
import type { Moment } from '../../../../machines/core/clock';
import { sumText } from '../../../format';
import { readOwnHero } from '../../../own-hero';
import type { HeroMood } from '../../../play/hero/body';
import { usePlainStage } from '../../../play/PlaceStage';
import { StageStill } from '../../../play/StageStill';
import type { Fit } from '../../../stage/scene';
import { cardPlace, cityStill } from '../scene/still';
import { text } from '../text';

interface Props {
  readonly actor: ArcadeActor | ChallengeActor;
}

/** How often cards are moved where no scene does, in milliseconds; between two times they glide. */
const STEP_MS = 200;
/** A card in the last quarter of its way is in danger. */
const DANGER_FROM = 75;

/** The sums on the screen, the most urgent first: the falling cards themselves, where no scene draws them. */
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

/** One sum, as far down as it has fallen: it reads the clock of the round now and then, and stands while that stands. */
function FallingCard({ card: { problem, x: percent, fall }, clock, fit }: CardProps) {
  const [nowMs, setNowMs] = useState(() => clock.now);
  useEffect(() => {
    if (fall === null) return undefined;
    const timer = setInterval(() => setNowMs(clock.now), STEP_MS);
    return () => clearInterval(timer);
  }, [clock, fall]);
  const words = sumText(problem);
  const width = Math.max(LEAST_WIDTH, FIGURE_WIDTH * words.length + PADDING);
  const { x, y, scale } = cardPlace(fit.view, percent, fall, width, nowMs);
  const unit = fit.view.scale * scale;
  const style: CSSProperties & { '--unit': string } = {
    '--unit': `${unit}px`,
    width: width * unit,
    transform: `translate(${fit.x + x * fit.view.scale}px, ${fit.y + y * fit.view.scale}px) translate(-50%, -50%)`,
  };
  const isInDanger = fall !== null && heightAt(fall, nowMs) >= DANGER_FROM;
  return (
    <span className="plain-card" data-danger={isInDanger} data-falls={fall !== null} style={style}>
      {words}
    </span>
  );
}

/** How wide a card is for its figures, in units before it is scaled. */
const LEAST_WIDTH = 140;
const FIGURE_WIDTH = 24;
const PADDING = 40;

interface CityProps {
  readonly shield: number;
  readonly happened: readonly Happening[];
}

/** How the hero feels about what has just happened. */
function moodAfter(happened: readonly Happening[]): HeroMood {
  if (happened.some(({ kind }) => kind === 'landed' || kind === 'wrong')) return 'oops';
  return happened.some(({ kind }) => kind === 'solved') ? 'cheer' : 'smile';
}

function StillCity({ shield, happened }: CityProps) {
  const mood = moodAfter(happened);
  return <StageStill draw={useCallback((view) => cityStill(view, shield, readOwnHero(), mood), [shield, mood])} />;
}

/** The shield and the hero of a battle, where no scene draws them. */
export function PlainCity({ actor }: Props) {
  const city = useSelector(actor, ({ context: { battle } }) => pickCity(battle), shallowEqual);
  return <StillCity {...city} />;
}

const pickCity = ({ shield, happened }: CityProps): CityProps => ({ shield, happened });

/** Practice, where no scene draws it: the hero, and the sum on a card that waits. */
export function PlainPractice({ actor }: { readonly actor: PracticeActor }) {
  const happened = useSelector(actor, ({ context }) => context.happened);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('asking') || snapshot.matches('wrong'));
  const fit = usePlainStage()?.fit ?? null;
  if (fit === null) return null;
  return (
    <div aria-hidden className="plain-practice">
      <StillCity shield={RULES.shield.full} happened={happened} />
      {isAsked && <FallingCard card={{ problem, x: 50, fall: null }} clock={NEVER} fit={fit} />}
    </div>
  );
}

/** What waits knows no time. */
const NEVER: Moment = { now: 0, isPaused: true };
