import { shallowEqual, useSelector } from '@xstate/react';
import { type CSSProperties, useCallback } from 'react';
import type { TimeMasterActor } from '../../../../machines/time-master/machine';
import { useStageFit } from '../../../play/canvas/SceneStage';
import { StageStill } from '../../../play/canvas/StageStill';
import { QuestionAnnouncer } from '../../../play/feedback/QuestionAnnouncer';
import { getAreaBox } from '../../../stage/area';
import type { Fit, View } from '../../../stage/scene';
import type { Label } from '../label';
import { getLabels } from '../labels';
import { quizText } from '../quiz';
import { plateArea } from '../scene/layout';
import { stepDurationMs } from '../scene/solution-steps';
import { drawStillPicture } from '../scene/still';
import { text } from '../text';
import { getTimeMasterView } from '../view';

interface Props {
  readonly actor: TimeMasterActor;
}

/** Questions longer than this have slightly smaller text. */
const LONG_QUESTION = 42;

/** Everything over the tower: the question on its plate, and the text over the picture. */
export function RoundOverlay({ actor }: Props) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const fit = useStageFit();
  const asked = quizText.question(question);
  return (
    <>
      <QuestionAnnouncer actor={actor} asked={text.ear.asked} />
      <StillScene actor={actor} />
      <div
        className="question-plate time-plate"
        style={fit === null ? {} : boxOf(fit, getAreaBox(plateArea(fit.view), fit))}
      >
        <p className="time-question" data-testid="question" data-long={asked.length > LONG_QUESTION}>
          <span>{asked}</span>
          {question.asked.type === 'clockReading' && <span className="sr-only">{` ${text.ear.clocks(question)}`}</span>}
        </p>
        {question.asked.type !== 'clockReading' && <Clocks actor={actor} />}
      </div>
      {fit !== null && <Labels actor={actor} fit={fit} />}
    </>
  );
}

/** Where the hands point, for players who cannot see them. It is not announced, because the question names the times. */
function Clocks({ actor }: Props) {
  const { question, given } = useSelector(actor, ({ context }) => context.round);
  const clocks = given === null ? text.ear.clocks(question) : '';
  return clocks === '' ? null : <p className="sr-only">{clocks}</p>;
}

/** Clocks, line, hours and days as a static picture, shown when there is no canvas. */
function StillScene({ actor }: Props) {
  const shown = useSelector(actor, getTimeMasterView, shallowEqual);
  return <StageStill draw={useCallback((view: View) => drawStillPicture(view, shown), [shown])} />;
}

/**
 * The text over the picture. It is hidden from screen readers, which get the same information from the question
 * and the feedback.
 */
function Labels({ actor, fit }: Props & { readonly fit: Fit }) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const isAnswered = useSelector(actor, ({ context }) => context.round.given !== null);
  const pace = useSelector(actor, (snapshot) => getTimeMasterView(snapshot).pace);
  const step = stepDurationMs(question.asked, pace);
  return (
    <div aria-hidden className="time-labels">
      {getLabels(question, isAnswered, fit.view).map((label) => (
        <span
          key={`${question.number} ${label.key}`}
          className="time-label"
          data-look={label.look}
          data-answer={label.isAnswer}
          data-step={label.step}
          style={styleOf(label, fit, step)}
        >
          {label.text}
        </span>
      ))}
    </div>
  );
}

type Style = CSSProperties & { '--unit'?: string };

/** A box in CSS pixels, and the size of a scene unit, on which font sizes depend. */
const boxOf = (fit: Fit, box: ReturnType<typeof getAreaBox>): Style => ({ ...box, '--unit': `${fit.view.scale}px` });

/** A label appears at its step. */
function styleOf({ area, step }: Label, fit: Fit, stepLengthMs: number): Style {
  const box = boxOf(fit, getAreaBox(area, fit));
  return step === 0 ? box : { ...box, animationDelay: `${Math.round((step - 0.5) * stepLengthMs)}ms` };
}
