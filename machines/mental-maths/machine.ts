import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { questionGame } from '../core/question-game';
import { getPractisedSkill } from './practised-skill';
import {
  applyAnswer,
  isLastQuestion,
  newRound,
  type Round,
  type RoundEvent,
  withMissedQuestion,
  withNextQuestion,
} from './round';
import { getRoundKind, questionSeconds, RULES, type Settings } from './rules';

export const mentalMathsMachine = questionGame<Settings, Round, number, RoundEvent>({
  id: 'mentalMaths',
  states: { menu: 'idle', result: 'completed' },
  newRound,
  withNextQuestion,
  withMissedQuestion,
  getPractisedSkill: ({ question }) => getPractisedSkill(question),
  applyAnswer: (round, choice, { seed }) => applyAnswer(round, choice, seed),
  isPossibleAnswer: ({ question }, choice) => question.choices.includes(choice),
  feedbackMs: () => RULES.feedbackMs,
  getRoundKind,
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
