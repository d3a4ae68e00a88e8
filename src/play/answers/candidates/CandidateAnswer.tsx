import { useSelector } from '@xstate/react';
import { use } from 'react';
import { createWholeCandidates, type WholeQuestion } from '../../../../machines/core/candidates';
import { formatFraction } from '../../../../machines/core/fraction';
import { createFractionCandidates, type FractionQuestion } from '../../../../machines/core/fraction-candidates';
import type { Random } from '../../../../machines/core/random';
import { formatAnswer } from '../../../ui/format';
import { CandidatePad } from './CandidatePad';
import { MultipleChoiceContext, type MultipleChoiceRound, useCandidates } from './multiple-choice';

/** A question with its index in the round. */
type Asked = (WholeQuestion | FractionQuestion) & { readonly number: number };

export interface CandidateAnswerProps {
  /** The question, if its answer is a fraction. By default it is the one of the round, with a whole number. */
  readonly asked?: Asked | undefined;
  readonly isOpen: boolean;
  /** Called with the answer as it would be typed. */
  readonly onChoose: (typed: string) => void;
  /** Verdict on a candidate, once the question is answered. */
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

/** Candidates for the current question of a round. */
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
