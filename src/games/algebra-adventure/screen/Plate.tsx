import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import type { Question } from '../../../../machines/algebra-adventure/questions';
import type { GivenAnswer } from '../../../../machines/algebra-adventure/round';
import { RULES } from '../../../../machines/algebra-adventure/rules';
import { useStageStyle } from '../../../play/canvas/SceneStage';
import { StageStill } from '../../../play/canvas/StageStill';
import { EXAMPLE_TITLE, useAnnounceExample } from '../../../play/feedback/ExampleFeedback';
import { FEEDBACK_SIGNS } from '../../../play/feedback/Feedback';
import { QuestionAnnouncer } from '../../../play/feedback/QuestionAnnouncer';
import { translateAttribute } from '../../../play/internal/translate';
import { isExample } from '../../../play/round/round';
import type { View } from '../../../stage/scene';
import { plateArea } from '../scene/layout';
import { drawStillBalance } from '../scene/still';
import { answeredText, questionParts, text } from '../text';
import { getAlgebraAdventureView } from '../view';

/**
 * The question on its plate above the balance. It is real text because it contains words. The worked steps are
 * added after the answer.
 */
export function Plate({ actor }: { readonly actor: AlgebraAdventureActor }) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const given = useSelector(actor, ({ context }) => context.round.given);
  const isShownFirst = useSelector(actor, isExample);
  useAnnounceExample(isShownFirst ? `${answeredText(question)}. ${text.play.steps(question).join(' ')}` : null);
  const [asked, known] = [...questionParts(question)].reverse();
  return (
    <>
      <Balance actor={actor} />
      <div
        className="question-plate algebra-plate"
        data-verdict={given?.verdict ?? 'open'}
        data-mode={question.mode}
        style={useStageStyle(plateArea, 'grows')}
      >
        <p
          className="text-(length:--letter)/[1.1] text-balance [&>span]:inline-block [&>span]:whitespace-nowrap [&>span]:zoomed:whitespace-normal"
          translate="no"
          data-testid="question"
        >
          {known !== undefined && (
            <>
              <span translate={translateAttribute(known)}>{known}</span>{' '}
            </>
          )}
          <span translate={translateAttribute(asked ?? '')}>{asked}</span>
        </p>
        {given !== null && <Worked question={question} given={given} isShownFirst={isShownFirst} />}
        <QuestionAnnouncer actor={actor} asked={text.ear.asked} lastSeconds={RULES.lastSeconds} />
      </div>
    </>
  );
}

/** Drawn only when there is no canvas. */
function Balance({ actor }: { readonly actor: AlgebraAdventureActor }) {
  const shown = useSelector(actor, getAlgebraAdventureView, shallowEqual);
  return <StageStill draw={useCallback((view: View) => drawStillBalance(view, shown), [shown])} />;
}

interface WorkedProps {
  readonly question: Question;
  readonly given: GivenAnswer;
  readonly isShownFirst: boolean;
}

/**
 * The steps to the right answer. After a mistake they begin with the reason why the player's answer is wrong. A
 * right answer is praised in a toast instead.
 */
function Worked({ question, given, isShownFirst }: WorkedProps) {
  const verdict = isShownFirst ? 'example' : given.verdict === 'right' ? 'right' : 'wrong';
  const Sign = FEEDBACK_SIGNS[verdict];
  return (
    <p className="algebra-worked">
      <span aria-hidden className="feedback-sign align-middle" data-verdict={verdict}>
        <Sign className="icon" />
      </span>{' '}
      {isShownFirst ? (
        <b>{EXAMPLE_TITLE}</b>
      ) : (
        given.verdict !== 'right' && <b>{text.play.missed(given.choice, question)}</b>
      )}
      {text.play.steps(question).map((step) => (
        <span key={step} className="algebra-step">
          {' '}
          {step}
        </span>
      ))}
    </p>
  );
}
