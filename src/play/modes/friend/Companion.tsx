import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { GameClock } from '../../../../machines/core/clock';
import type { Tally } from '../../../../machines/core/stars';
import { answersBy, type Timeline, tallyOf } from '../../../../machines/core/timeline';
import PlayerHeroPicture from '../../hero/PlayerHeroPicture';
import { FigureText } from '../../score/StatBar';
import { FriendHero } from './FriendHero';
import { text } from './text';

/** Number of answers the friend has given by now, in game time. */
function useAnswersOf(timeline: Timeline, clock: GameClock, begunMs: number): number {
  const [count, setCount] = useState(() => answersBy(timeline, clock.now - begunMs));
  const dueMs = timeline[count]?.atMs;
  useEffect(() => {
    if (dueMs === undefined) return undefined;
    const delay = clock.setTimeout(
      () => setCount(answersBy(timeline, clock.now - begunMs)),
      begunMs + dueMs - clock.now,
    );
    return () => clock.clearTimeout(delay);
  }, [timeline, clock, begunMs, dueMs]);
  return count;
}

interface Props {
  readonly timeline: Timeline;
  readonly clock: GameClock;
  readonly begunMs: number;
  readonly own: Tally;
}

/**
 * The friend in the header of a round, where nothing is covered: two heroes that advance along a lane with each answer
 * and jump at right ones, and the friend's number of right answers. With reduced motion only the number is shown.
 */
export function Companion({ timeline, clock, begunMs, own }: Props) {
  const friend = tallyOf(timeline, useAnswersOf(timeline, clock, begunMs));
  const progress = (answers: number) => Math.min(1, answers / timeline.length);
  return (
    <section className="companion" aria-label={text.beside}>
      <div className="companion-lane" aria-hidden>
        <Runner progress={progress(friend.answers)} jumps={friend.right}>
          <FriendHero />
        </Runner>
        <Runner progress={progress(own.answers)} jumps={own.right}>
          <PlayerHeroPicture pose="standing" />
        </Runner>
      </div>
      <p className="rounded-[0.75rem] bg-(--place-chip) px-3 py-1 font-text text-[1.0625rem]/[1.2] font-extrabold whitespace-nowrap phone:px-2 phone:text-[0.9375rem] board:text-[calc(32*var(--board))]">
        <span>{text.friend}</span> <FigureText name="friend" text={String(friend.right)} value={friend.right} />{' '}
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
