import { useSelector } from '@xstate/react';
import { use } from 'react';
import { createWholeCandidates, type WholeQuestion } from '../../../../machines/core/candidates';
import { formatFraction } from '../../../../machines/core/fraction';
import { createFractionCandidates, type FractionQuestion } from '../../../../machines/core/fraction-candidates';
import type { Random } from '../../../../machines/core/random';
import { formatAnswer } from '../../../ui/format';
import { CandidatePad } from './CandidatePad';
import { MultipleChoiceContext, type MultipleChoiceRound, useCandidates } from './multiple-choice';

type Asked = (WholeQuestion | FractionQuestion) & {
  /** Index in the round. */
  readonly number: number;
};

export interface CandidateAnswerProps {
  /** Needed if the answer is a fraction. The default is the round's current question, whose answer is a whole number. */
  readonly asked?: Asked | undefined;
  readonly isOpen: boolean;
  /** Called with the text that a player would have typed. */
  readonly onChoose: (typed: string) => void;
  /** Returns the verdict to show on a candidate once the question has been answered. */
  readonly markOf?: ((candidate: string) => 'right' | 'wrong' | undefined) | undefined;
}

const isWhole = (question: unknown): question is WholeQuestion & { readonly number: number } =>
  typeof question === 'object' &&
  question !== null &&
  'answer' in question &&
  typeof question.answer === 'number' &&
  'number' in question;

const createTexts = (random: Random, asked: Asked): readonly string[] =>
  'problem' in asked
    ? createFractionCandidates(random, asked).map(formatFraction)
    : createWholeCandidates(random, asked).map(formatAnswer);

/** The candidates for the current question. */
export default function CandidateAnswer({ asked, ...props }: CandidateAnswerProps) {
  const round = use(MultipleChoiceContext);
  if (asked !== undefined) return <Candidates {...props} asked={asked} />;
  return round && <CandidatesOfRound {...props} round={round} />;
}

function CandidatesOfRound({
  round,
  ...props
}: Omit<CandidateAnswerProps, 'asked'> & { readonly round: MultipleChoiceRound }) {
  const question = useSelector(round, ({ context: { round: shown = {} } }) => 'question' in shown && shown.question);
  return isWhole(question) && <Candidates {...props} asked={question} />;
}

function Candidates({ asked, isOpen, onChoose, markOf }: CandidateAnswerProps & { readonly asked: Asked }) {
  const texts = useCandidates(asked, createTexts);
  if (texts === null) return null;
  const candidates = texts.map((text) => ({ value: text, text, mark: isOpen ? undefined : markOf?.(text) }));
  return <CandidatePad candidates={candidates} isOpen={isOpen} onChoose={onChoose} />;
}
