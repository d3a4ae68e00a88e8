import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import type { Given } from '../../../../machines/mental-maths/round';
import { RULES } from '../../../../machines/mental-maths/rules';
import { AnswerPad } from '../../../play/AnswerPad';
import { useStageFit } from '../../../play/PlaceStage';
import { StageChoices } from '../../../play/StageChoices';
import { StageKeyCaps } from '../../../play/StageKeyCaps';
import { StageQuestion } from '../../../play/StageQuestion';
import { StageStill } from '../../../play/StageStill';
import { useAnnouncedQuestion, useLastSeconds } from '../../../play/useVoice';
import type { View } from '../../../stage/scene';
import { answerText, equationText } from '../../../ui/format';
import { bubbleAreas, pillArea } from '../scene/layout';
import { bubblesAtRest } from '../scene/still';
import { text } from '../text';
import { isWaiting, lagoonViewOf } from '../view';
import { Message } from './Message';

interface Props {
  readonly actor: MentalMathsActor;
}

/**
 * What lies over the lagoon: the question as text, a button over each bubble, and what became of the answer. Without a
 * picture the same stands still there; where words take the room, the buttons stand in the page.
 */
export function RoundOverlay({ actor }: Props) {
  const isOnStage = useStageFit() !== null;
  return (
    <>
      <Still actor={actor} />
      <Asked actor={actor} />
      {isOnStage ? <BubbleButtons actor={actor} /> : <PlainButtons actor={actor} />}
      <Message actor={actor} />
      <Voice actor={actor} />
    </>
  );
}

/** The bubbles and the beads, where no scene draws them. */
function Still({ actor }: Props) {
  const shown = useSelector(actor, lagoonViewOf, shallowEqual);
  const waits = useSelector(actor, isWaiting);
  const bubbles = useCallback((view: View) => bubblesAtRest(view, shown, !waits), [shown, waits]);
  return <StageStill draw={bubbles} />;
}

/** The question; after the answer the whole equation. */
function Asked({ actor }: Props) {
  const equation = useSelector(actor, ({ context }) => context.round.question.equation);
  const isOpen = useSelector(actor, ({ context }) => context.round.given === null);
  return <StageQuestion text={isOpen ? text.play.asked(equation) : equationText(equation)} place={pillArea} />;
}

/** The four answers. While a mistake waits for the player there is only the way on. */
function BubbleButtons({ actor }: Props) {
  const choices = useSelector(actor, ({ context }) => context.round.question.choices);
  const isOpen = useSelector(actor, ({ context }) => context.round.given === null);
  const waits = useSelector(actor, isWaiting);
  const written = useMemo(() => choices.map((choice) => ({ value: choice, text: answerText(choice) })), [choices]);
  if (waits) return null;
  return (
    <>
      {isOpen && <StageKeyCaps places={bubbleAreas} />}
      <StageChoices
        label={text.play.answers}
        choices={written}
        places={bubbleAreas}
        isOpen={isOpen}
        onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
      />
    </>
  );
}

/** The four answers without a picture. They stay after the answer, the right one and a wrong choice marked. */
function PlainButtons({ actor }: Props) {
  const { question, given } = useSelector(actor, ({ context }) => context.round);
  const { choices, equation } = question;
  return (
    <AnswerPad
      label={text.play.answers}
      choices={choices.map((value) => ({
        value,
        text: answerText(value),
        mark: markOf(value, equation.answer, given),
      }))}
      isOpen={given === null}
      onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
    />
  );
}

/** Once there is an answer: what was chosen, and what is right. */
function markOf(value: number, answer: number, given: Given | null): 'right' | 'wrong' | undefined {
  if (given === null) return undefined;
  if (value === answer) return 'right';
  return value === given.choice ? 'wrong' : undefined;
}

/** Reads each question out once, and ticks in its last seconds. A part of its own, since it follows every second. */
function Voice({ actor }: Props) {
  const seed = useSelector(actor, ({ context }) => context.seed);
  const secondsLeft = useSelector(actor, ({ context }) => context.questionSecondsLeft);
  const { question, given } = useSelector(actor, ({ context }) => context.round);
  const isAsking = given === null;
  useAnnouncedQuestion(isAsking ? text.play.asked(question.equation) : null, `${seed}.${question.number}`);
  useLastSeconds(isAsking ? secondsLeft : null, RULES.lastSeconds);
  return null;
}
