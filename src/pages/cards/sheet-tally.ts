/* What the camera reads from sheets with circles, and which questions a class missed. It knows no children. */
import type { LetteredQuestion } from '../../play/paper/lettered';
import { LETTERS } from '../../vision/answer-cards';
import type { Marker, Picture } from '../../vision/markers';
import type { Projection } from '../../vision/projection';
import { type FoundSheet, findSheet, isCloseEnough, readAnswers, type SheetAnswer } from '../../vision/read-sheet';
import type { SheetId, SheetLayout } from '../../vision/sheet-layout';
import { checkNumberOf, circlePages } from '../print/circles';
import { inOrderOf, VERSIONS } from '../print/worksheet';

/** The questions of the sheets that are read. */
export interface SheetKey {
  readonly questions: readonly LetteredQuestion[];
  readonly seed: number;
  readonly layout: SheetLayout;
}

export interface SheetQuestion extends LetteredQuestion {
  /** Its index in version A, by which it is counted. */
  readonly index: number;
}

export interface ReadSheet {
  readonly id: SheetId;
  /** The questions of this page, as they are printed, and the number of the first one. */
  readonly questions: readonly SheetQuestion[];
  readonly first: number;
  readonly answers: readonly SheetAnswer[];
  readonly project: Projection;
}

export type Reading =
  | { readonly type: 'sheet'; readonly sheet: ReadSheet }
  | { readonly type: 'look' | 'close' | 'other' }
  | Extract<FoundSheet, { type: 'corners' }>;

/** Reads the sheet in a picture, whose markers have been found. */
export function readSheet(
  { questions, seed, layout }: SheetKey,
  markers: readonly Marker[],
  picture: Picture,
): Reading {
  const found = findSheet(markers);
  if (found.type === 'none') return { type: 'look' };
  if (found.type === 'corners') return found;
  const { id, project } = found;
  const version = VERSIONS[id.version];
  const indexed = questions.map((question, index) => ({ ...question, index }));
  const pages = version === undefined ? [] : circlePages(inOrderOf(version, indexed, seed), layout);
  const onPage = pages[id.page];
  if (onPage === undefined || id.check !== checkNumberOf(questions)) return { type: 'other' };
  if (!isCloseEnough(project)) return { type: 'close' };
  const choices = onPage.map((question) => question.choices.length);
  const answers = readAnswers(picture, project, layout, choices);
  const first = pages.slice(0, id.page).flat().length + 1;
  return { type: 'sheet', sheet: { id, questions: onPage, first, answers, project } };
}

export const isCorrect = ({ right }: LetteredQuestion, answer: SheetAnswer): boolean => answer === LETTERS[right];

export const countCorrect = ({ questions, answers }: Pick<ReadSheet, 'questions' | 'answers'>): number =>
  questions.filter((question, index) => isCorrect(question, answers[index] ?? 'blank')).length;

/** The numbers of the questions that a person has to look at. */
export const unsureOf = ({ answers, first }: Pick<ReadSheet, 'answers' | 'first'>): readonly number[] =>
  answers.flatMap((answer, index) => (answer === 'unsure' ? [first + index] : []));

/** Two readings with the same text are of the same sheet, or of two that are filled in alike. */
export const signatureOf = ({ id, answers }: ReadSheet): string => `${id.version} ${id.page} ${answers.join(' ')}`;

export interface QuestionTally {
  readonly question: SheetQuestion;
  readonly missed: number;
  readonly of: number;
}

export interface SheetTally {
  readonly sheets: number;
  /** By index of the question. */
  readonly questions: ReadonlyMap<number, QuestionTally>;
}

export const NO_SHEETS: SheetTally = { sheets: 0, questions: new Map() };

/** The tally with another sheet. A question without an answer counts as missed. */
export function addSheet(
  { sheets, questions }: SheetTally,
  sheet: Pick<ReadSheet, 'questions' | 'answers'>,
): SheetTally {
  const next = new Map(questions);
  for (const [index, question] of sheet.questions.entries()) {
    const { missed, of } = questions.get(question.index) ?? { missed: 0, of: 0 };
    const isMissed = !isCorrect(question, sheet.answers[index] ?? 'blank');
    next.set(question.index, { question, missed: missed + (isMissed ? 1 : 0), of: of + 1 });
  }
  return { sheets: sheets + 1, questions: next };
}

/** The questions that were missed, the most missed first. */
export const rankMissed = ({ questions }: SheetTally): readonly QuestionTally[] =>
  [...questions.values()].filter(({ missed }) => missed > 0).sort((one, other) => other.missed - one.missed);
