import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import type { TargetTakedownActor } from '../../../../machines/target-takedown/machine';
import { useStageFit } from '../../../play/canvas/SceneStage';
import { Feedback } from '../../../play/feedback/Feedback';
import { FeedbackActions } from '../../../play/feedback/FeedbackActions';
import type { Fit } from '../../../stage/scene';
import { type OutcomePosition, outcomePosition } from '../scene/outcome-position';
import { text } from '../text';
import { getTargetOutcome } from '../view';

type OutcomeStyle = CSSProperties & { readonly '--high': string };

function outcomeStyle(at: OutcomePosition | null, fit: Fit | null): OutcomeStyle | undefined {
  if (at === null || fit === null) return undefined;
  const { scale } = fit.view;
  return { top: fit.y + at.y * scale, '--high': `${at.height * scale}px` };
}

/** Explains a missed target: one way to reach it, and the continue button. */
export function Outcome({ actor }: { readonly actor: TargetTakedownActor }) {
  const fate = useSelector(actor, getTargetOutcome);
  const miss = useSelector(actor, ({ context }) => context.round.misses.at(-1) ?? null);
  const fit = useStageFit();
  if (miss === null || (fate !== 'overshoot' && fate !== 'timeUp')) return null;
  const { answered, why } = text.play.missed(miss);
  const at = fit === null ? null : outcomePosition(fit.view, miss);
  return (
    <div className="takedown-outcome" data-over={at?.over} style={outcomeStyle(at, fit)}>
      <Feedback verdict="wrong" way={<FeedbackActions actor={actor} />}>
        <p>
          {fate === 'timeUp' && <>{text.play.timeUp} </>}
          {why}
        </p>
        <p>
          {text.play.oneWay} <b>{answered}</b>
        </p>
      </Feedback>
    </div>
  );
}
