import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { questionGame } from '../core/question-game';
import { getPractisedSkill } from './practised-skill';
import { isGentle } from './questions';
import {
  applyAnswer,
  judge,
  newRound,
  type Round,
  type RoundEvent,
  withMissedQuestion,
  withNextQuestion,
} from './round';
import { DIFFICULTIES, getRoundKind, questionSeconds, RULES, type Settings } from './rules';

export const algebraAdventureMachine = questionGame<Settings, Round, number, RoundEvent>({
  id: 'algebraAdventure',
  states: { result: 'gameOver' },
  newRound,
  withNextQuestion,
  withMissedQuestion,
  withSolution: (round) => ({ ...round, given: judge(round.question, null) }),
  getPractisedSkill: ({ question }) => getPractisedSkill(question),
  applyAnswer: (round, choice, { settings, questionSecondsLeft }) =>
    applyAnswer(round, choice, settings, questionSecondsLeft),
  isPossibleAnswer: ({ question }, choice) => question.choices.includes(choice),
  feedbackMs: () => RULES.feedbackMs,
  getRoundKind,
  guidance: {
    // In the mode "substitute" the difficulty does not change the questions.
    difficulties: ({ mode, ...settings }) =>
      mode === 'substitute' ? [] : DIFFICULTIES.map((difficulty) => ({ ...settings, mode, difficulty })),
    suits: ({ question }, ease) => ease !== 'gentle' || isGentle(question),
  },
  limits: { question: ({ time }) => questionSeconds(time) },
  course: { isOver: ({ lives }) => lives === 0, asksOnce: true },
});

export type AlgebraAdventureActor = ActorRefFrom<typeof algebraAdventureMachine>;
export type AlgebraAdventureSnapshot = SnapshotFrom<typeof algebraAdventureMachine>;
