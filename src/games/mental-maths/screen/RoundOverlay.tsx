import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import { RULES } from '../../../../machines/mental-maths/rules';
import { AnswerPad, getMark } from '../../../play/answers/AnswerPad';
import { StageChoices } from '../../../play/answers/StageChoices';
import { StageKeyCaps } from '../../../play/answers/StageKeyCaps';
import { useStageFit } from '../../../play/canvas/SceneStage';
import { StageQuestion } from '../../../play/canvas/StageQuestion';
import { QuestionAnnouncer } from '../../../play/feedback/QuestionAnnouncer';
import { isWaiting } from '../../../play/round/round';
import { formatAnswer, formatEquation } from '../../../ui/format';
import { bubbleAreas, pillArea } from '../scene/layout';
import { text } from '../text';
import { Message } from './Message';

interface Props {
  readonly actor: MentalMathsActor;
}

/**
 * Everything over the lagoon: the question as text, a button over each bubble, and the feedback. If large text leaves
 * no room for the bubbles, plain buttons replace them.
 */
export function RoundOverlay({ actor }: Props) {
  const isOnStage = useStageFit() !== null;
  return (
    <>
      <QuestionText actor={actor} />
      {isOnStage ? <BubbleButtons actor={actor} /> : <PlainButtons actor={actor} />}
      <Message actor={actor} />
      <QuestionAnnouncer actor={actor} asked={text.ear.asked} lastSeconds={RULES.lastSeconds} />
    </>
  );
}

function QuestionText({ actor }: Props) {
  const equation = useSelector(actor, ({ context }) => context.round.question.equation);
  const isOpen = useSelector(actor, ({ context }) => context.round.given === null);
  return (
    <StageQuestion text={isOpen ? text.play.asked(equation) : formatEquation(equation)} areaOf={pillArea} hasPlate />
  );
}

/** The four answers. While the game waits after a mistake, only the continue button is shown. */
function BubbleButtons({ actor }: Props) {
  const choices = useSelector(actor, ({ context }) => context.round.question.choices);
  const isOpen = useSelector(actor, ({ context }) => context.round.given === null);
  const waits = useSelector(actor, isWaiting);
  const written = useMemo(() => choices.map((choice) => ({ value: choice, text: formatAnswer(choice) })), [choices]);
  if (waits) return null;
  return (
    <>
      <StageKeyCaps areasOf={bubbleAreas} isOpen={isOpen} />
      <StageChoices
        label={text.play.answers}
        choices={written}
        areasOf={bubbleAreas}
        isOpen={isOpen}
        onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
      />
    </>
  );
}

/** The four answers as plain buttons. They stay after the answer, with the correct one and any wrong choice marked. */
function PlainButtons({ actor }: Props) {
  const { question, given } = useSelector(actor, ({ context }) => context.round);
  const { choices, equation } = question;
  return (
    <div className="mental-answers">
      <AnswerPad
        label={text.play.answers}
        choices={choices.map((value) => ({
          value,
          text: formatAnswer(value),
          mark: getMark(value, equation.answer, given?.choice),
        }))}
        isOpen={given === null}
        onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
      />
    </div>
  );
}
