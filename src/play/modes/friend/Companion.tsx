import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { GameClock } from '../../../../machines/core/clock';
import type { Tally } from '../../../../machines/core/stars';
import { countAnswersBy, getTally, type Timeline } from '../../../../machines/core/timeline';
import PlayerHeroPicture from '../../hero/PlayerHeroPicture';
import { StatText } from '../../score/StatBar';
import { text } from './text';

/** Number of answers in the other round by now, in game time. */
function useAnswersOf(timeline: Timeline, clock: GameClock, begunMs: number): number {
  const [count, setCount] = useState(() => countAnswersBy(timeline, clock.now - begunMs));
  const dueMs = timeline[count]?.atMs;
  useEffect(() => {
    if (dueMs === undefined) return undefined;
    const delay = clock.setTimeout(
      () => setCount(countAnswersBy(timeline, clock.now - begunMs)),
      begunMs + dueMs - clock.now,
    );
    return () => clock.clearTimeout(delay);
  }, [timeline, clock, begunMs, dueMs]);
  return count;
}

interface Props {
  /** Who played the other round. */
  readonly name: string;
  /** Their hero, half transparent. */
  readonly hero: ReactNode;
  readonly timeline: Timeline;
  readonly clock: GameClock;
  readonly begunMs: number;
  readonly own: Tally;
}

/**
 * Another round in the header of this one, where nothing is covered: two heroes that advance along a lane with each
 * answer and jump at right ones, and the other's number of right answers. With reduced motion only the number is shown.
 */
export function Companion({ name, hero, timeline, clock, begunMs, own }: Props) {
  const other = getTally(timeline, useAnswersOf(timeline, clock, begunMs));
  const progress = (answers: number) => Math.min(1, answers / timeline.length);
  return (
    <section className="companion" aria-label={text.beside}>
      <div className="companion-lane" aria-hidden>
        <Runner progress={progress(other.answers)} jumps={other.right}>
          {hero}
        </Runner>
        <Runner progress={progress(own.answers)} jumps={own.right}>
          <PlayerHeroPicture pose="standing" />
        </Runner>
      </div>
      <p className="rounded-[0.75rem] bg-(--place-chip) px-3 py-1 font-text text-[1.0625rem]/[1.2] font-extrabold whitespace-nowrap phone:px-2 phone:text-[0.9375rem] board:text-[calc(32*var(--board))]">
        <span>{name}</span> <StatText name="companion" text={String(other.right)} value={other.right} />{' '}
        <span>{text.right}</span>
      </p>
    </section>
  );
}

interface RunnerProps {
  /** Position along the lane, 0 to 1. */
  readonly progress: number;
  /** Right answers; the hero jumps when this increases. */
  readonly jumps: number;
  readonly children: ReactNode;
}

type LaneStyle = CSSProperties & Readonly<Record<'--progress', number>>;

const Runner = ({ progress, jumps, children }: RunnerProps) => (
  <span
    className="absolute bottom-0.5 left-[calc(100%*var(--progress))] h-full -translate-x-1/2 transition-[left] duration-500 ease-out"
    style={{ '--progress': progress } as LaneStyle}
  >
    <span key={jumps} className="companion-jump" data-jumps={jumps > 0 || undefined}>
      {children}
    </span>
  </span>
);
