/*
 * What a game needs so that a class can discuss its questions on a board: `src/games/<id>/discuss.tsx` exports it as
 * `discussion`. Only games with class rounds have one.
 */
import type { ReactNode } from 'react';
import type { AskedQuestion } from '../../../machines/core/class-missed';
import type { PaperSettings } from '../paper/paper';

/** A wrong answer that children typically give, and what leads to it. */
export interface Slip {
  readonly answer: string;
  readonly why: string;
}

export interface Step {
  readonly text: string;
  /** In black on white, or in colours for a white plate. */
  readonly picture?: ReactNode;
}

export interface DiscussedQuestion {
  readonly asked: string;
  /** Drawn below the question, in black on white. It says nothing that gives the answer away. */
  readonly picture?: ReactNode;
  readonly choices?: readonly string[];
  /** The most typical ones first. */
  readonly slips: readonly Slip[];
  /** The explanation, one sentence after the other. */
  readonly steps: readonly Step[];
  readonly answer: string;
}

export interface Discussion {
  /** The question that each answer belongs to, given which answers were right. By default, one question per answer. */
  readonly questionsOf?: (answers: readonly boolean[]) => readonly AskedQuestion[];
  /** The question as the machine deals it. */
  readonly dealAt: (seed: number, settings: PaperSettings, asked: AskedQuestion) => unknown;
  readonly questionAt: (seed: number, settings: PaperSettings, asked: AskedQuestion) => DiscussedQuestion;
}

interface Source<Question> extends Pick<Discussion, 'questionsOf'> {
  readonly dealAt: (seed: number, settings: PaperSettings, asked: AskedQuestion) => Question;
  readonly discuss: (question: Question) => DiscussedQuestion;
}

export const createDiscussion = <Question>({ discuss, ...source }: Source<Question>): Discussion => ({
  ...source,
  questionAt: (...asked) => discuss(source.dealAt(...asked)),
});

/** A text as one step for each sentence. */
export const stepsOf = (text: string): readonly Step[] =>
  text
    .replaceAll(/([.।]) /g, '$1\n')
    .split('\n')
    .filter((sentence) => sentence !== '')
    .map((sentence) => ({ text: sentence }));

const MAX_SLIPS = 3;

/**
 * A few slips with different answers, none of which says the same as an earlier one. If there are choices, only those
 * that could be chosen.
 */
export function chooseSlips(slips: readonly Slip[], choices: readonly string[] | null = null): readonly Slip[] {
  const possible = slips.filter(({ answer }) => choices?.includes(answer) ?? true);
  const isNew = ({ answer, why }: Slip, index: number): boolean =>
    !possible.slice(0, index).some((one) => one.answer === answer || one.why === why);
  return possible.filter(isNew).slice(0, MAX_SLIPS);
}
