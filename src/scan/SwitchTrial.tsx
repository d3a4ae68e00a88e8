import { trial as trialText } from './text';
import './switch-trial.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Boat from './drawings/boat.svg?part';
import Waves from './drawings/waves.svg?part';
import { periodForReactionTimes } from './period';
import { SCAN } from './scan-machine';
import { listenForSwitches } from './switch-input';

/** How long each boat takes to appear, in milliseconds. The times differ so that players cannot press in rhythm. */
const WAITS_MS = [1800, 2600, 1400] as const;

/** By then the press is over, including its click. */
const PRESS_END_MS = 400;

interface Props {
  /** Called after the third press with the time for which to highlight each item, in milliseconds. */
  readonly onDone: (ms: number) => void;
}

/** Measures a player's reaction time. Any key, gamepad button or press on the screen counts as the switch. */
export function SwitchTrial({ onDone }: Props) {
  const [reactionMs, setReactionMs] = useState<readonly number[]>([]);
  /** When the boat appeared; null until it does. */
  const [appearedMs, setAppearedMs] = useState<number | null>(null);
  const count = reactionMs.length;
  const trial = useRef<HTMLElement>(null);
  useEffect(() => {
    // jsdom does not implement scrollIntoView.
    trial.current?.scrollIntoView?.({ block: 'center' });
  }, []);

  useEffect(() => {
    if (count >= WAITS_MS.length) return undefined;
    const timer = setTimeout(() => setAppearedMs(performance.now()), WAITS_MS[count]);
    return () => clearTimeout(timer);
  }, [count]);

  const press = useEffectEvent(() => {
    const ms = appearedMs === null ? 0 : performance.now() - appearedMs;
    // Anything faster is a bounce.
    if (ms < SCAN.bounceMs / 2) return;
    const measured = [...reactionMs, ms];
    setAppearedMs(null);
    setReactionMs(measured);
    // The release of this press must not reach the page that replaces the trial.
    if (measured.length === WAITS_MS.length) setTimeout(() => onDone(periodForReactionTimes(measured)), PRESS_END_MS);
  });
  useEffect(() => listenForSwitches({ onPress: () => press(), onEscape: () => {}, isForPage: () => false }), []);

  return (
    <section ref={trial} className="switch-trial" data-switch-trial aria-label={trialText.title}>
      <p className="lettering text-lead">{trialText.title}</p>
      <svg
        className="switch-trial-sea"
        viewBox="0 0 320 120"
        role="img"
        aria-label={appearedMs === null ? trialText.sea : trialText.boat}
      >
        <g className="switch-trial-boat" data-here={appearedMs !== null}>
          <Boat />
        </g>
        <Waves />
      </svg>
      <p role="status">{trialText.left(WAITS_MS.length - count)}</p>
    </section>
  );
}
