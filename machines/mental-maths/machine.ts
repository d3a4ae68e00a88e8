import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { questionGame } from '../core/question-game';
import { practised } from './practised';
import {
  answered,
  isLastQuestion,
  newRound,
  type Round,
  type RoundEvent,
  withNextQuestion,
  withQuestionOf,
} from './round';
import { kindOfRound, questionSeconds, RULES, type Settings } from './rules';

export const mentalMathsMachine = questionGame<Settings, Round, number, RoundEvent>({
  id: 'mentalMaths',
  states: { menu: 'idle', result: 'completed' },
  newRound,
  withNextQuestion,
  withQuestionOf,
  practised: ({ question }) => practised(question),
  answered: (round, choice, { seed }) => answered(round, choice, seed),
  accepts: ({ question }, choice) => question.choices.includes(choice),
  feedbackMs: () => RULES.feedbackMs,
  kindOfRound,
  limits: { question: ({ time }) => questionSeconds(time) },
  course: { isOver: isLastQuestion, asksOnce: true },
  display: {
    message: {
      ms: ({ cheer }) => (cheer === null ? null : RULES.cheerMs),
      cleared: (round) => ({ ...round, cheer: null }),
    },
  },
});

export type MentalMathsActor = ActorRefFrom<typeof mentalMathsMachine>;
export type MentalMathsSnapshot = SnapshotFrom<typeof mentalMathsMachine>;
