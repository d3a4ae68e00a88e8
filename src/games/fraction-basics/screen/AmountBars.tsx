import type { GivenAnswer } from '../../../../machines/fraction-basics/answer';
import type { Question } from '../../../../machines/fraction-basics/questions';
import { type BarRow, PlainBars } from '../../../play/answers/fractions/PlainBars';
import type { Whole } from '../../../stage/fractions/pieces';
import { createStory } from '../scene/story';
import type { AnswerPiece, BarLabel, Story } from '../scene/story-shape';
import { createPieces } from '../scene/wholes';
import type { Term } from '../term';
import { TermLine } from './TermLine';

interface Props {
  readonly question: Question;
  readonly given: GivenAnswer | null;
}

/** The bars in their final positions, drawn by the page when there is no canvas. */
export function AmountBars({ question, given }: Props) {
  return <PlainBars rows={rowsOf(createStory(question, given), given === null)} />;
}

function rowsOf(story: Story, isOpen: boolean): readonly BarRow[] {
  const asked = story.questionBars.map(
    ({ before, after, labels }): BarRow => (isOpen ? getRow([before], labels.before) : getRow([after], labels.after)),
  );
  if (isOpen) return asked;
  const answer = getRow(answerOf(story), story.label);
  const { given } = story;
  return given === null
    ? [...asked, answer]
    : [...asked, answer, { ...getRow(given.wholes, given.label), mark: 'wrong' }];
}

const getRow = (wholes: readonly Whole[], label: BarLabel): BarRow => ({
  wholes,
  label: <TermLine terms={termsOf(label)} />,
});

function termsOf(label: BarLabel): readonly Term[] {
  if (label.kind === 'line') return [label.text];
  return label.whole === 0 ? [label.part] : [String(label.whole), label.part];
}

/** The wholes of the answer: its pieces, then empty parts of the same size. */
function answerOf({ parts, answerPieces }: Story): readonly Whole[] {
  const columns = answerPieces.some(({ column }) => column === 1) ? [0, 1] : [0];
  return columns.map((column) =>
    filledUp(
      parts,
      answerPieces.filter((one) => one.column === column),
    ),
  );
}

function filledUp(parts: number, laid: readonly AnswerPiece[]): Whole {
  const pieces = laid.map(({ piece }) => piece);
  const from = pieces.reduce((sum, { count }) => sum + count, 0);
  return { parts, pieces: [...pieces, ...createPieces(parts, from, parts - from, 'empty')] };
}
