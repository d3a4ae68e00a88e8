import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { questionGame } from '../core/question-game';
import { practised } from './practised';
import { answered, newRound, type Round, type RoundEvent, withNextQuestion, withQuestionOf } from './round';
import { kindOfRound, questionSeconds, RULES, type Settings } from './rules';

export const algebraAdventureMachine = questionGame<Settings, Round, number, RoundEvent>({
  id: 'algebraAdventure',
  states: { result: 'gameOver' },
  newRound,
  withNextQuestion,
  withQuestionOf,
  practised: ({ question }) => practised(question),
  answered: (round, choice, { settings, questionSecondsLeft }) =>
    answered(round, choice, settings, questionSecondsLeft),
  accepts: ({ question }, choice) => question.choices.includes(choice),
  feedbackMs: () => RULES.feedbackMs,
  kindOfRound,
  limits: { question: ({ time }) => questionSeconds(time) },
  course: { isOver: ({ lives }) => lives === 0 },
});

export type AlgebraAdventureActor = ActorRefFrom<typeof algebraAdventureMachine>;
export type AlgebraAdventureSnapshot = SnapshotFrom<typeof algebraAdventureMachine>;
