/* A topic is what somebody looks for: "the 3, 4 and 8 times tables". It joins games, videos, lessons and the curriculum. */
import type { Operation } from '../../machines/core/arithmetic.ts';
import type { Skill } from '../../machines/learning/skills.ts';
import type { TopicStatementId } from './statements.ts';

/** The parts of the list of topics, in the order of the page. */
export const STRAND_IDS = [
  'addition',
  'tables',
  'division',
  'fractions',
  'time',
  'money',
  'shapes',
  'algebra',
] as const;

export type StrandId = (typeof STRAND_IDS)[number];

/** England's school years, starting with the first that has a topic. */
export const YEAR_IDS = ['year1', 'year2', 'year3', 'year4', 'year5', 'year6', 'keyStage3'] as const;

export type YearId = (typeof YEAR_IDS)[number];

/**
 * The facts of an operation that a topic is about: those of some tables, or those whose larger number (the sum, or what is
 * taken away from) is in a range. 1 × 7 belongs to no table, because it needs no practice.
 */
export type TopicFacts =
  | { readonly operation: Extract<Operation, '×' | '÷'>; readonly tables: readonly number[] }
  | { readonly operation: Extract<Operation, '+' | '−'>; readonly totals: readonly [min: number, max: number] };

/** An open lesson of Oak National Academy: the end of its address, and its title, which is in English everywhere. */
export type OakLesson = readonly [slug: string, title: string];

/** A video of a hub: the ids of its hub, tab, unit and entry, and its title there, which is in English everywhere. */
export interface TopicVideo {
  readonly hub: string;
  readonly tab: string;
  readonly unit: string;
  readonly entry: string;
  readonly title: string;
}

/** What people read about a topic. */
export interface TopicText {
  /** At most 50 characters in English, so that the title of the page is shown in full. */
  readonly title: string;
  /** One sentence for somebody who searches for it. */
  readonly summary: string;
  /** How to work it out, in sentences that a child can read or be read. */
  readonly steps: readonly string[];
  /** What else people call it, for the search. */
  readonly searchTerms: readonly string[];
}

/** What a topic is, without its words. */
interface TopicRow<Slug extends string> {
  /** The end of its address. It never changes, because links lead to it. */
  readonly slug: Slug;
  readonly yearId: YearId;
  /** The skills that its questions practise. A mistake in one of them leads here, unless an earlier topic has the skill. */
  readonly asks: TopicFacts | { readonly skills: readonly Skill[] };
  /**
   * Set if a worksheet with the settings of its first round would mostly ask other questions: only facts can be printed
   * without any others.
   */
  readonly hasNoWorksheet?: true;
  readonly videos: readonly TopicVideo[];
  readonly lessons: readonly OakLesson[];
  readonly statements: readonly TopicStatementId[];
}

/** The topics of a strand are written without it. */
export type TopicOfStrand = TopicRow<string> & TopicText;

export interface Topic extends TopicOfStrand {
  readonly strandId: StrandId;
  /** The names of its strand and of its year. */
  readonly strand: string;
  readonly year: string;
}

/** The topics of a strand, of which each has its words in the catalogue. */
export const withText = <Slug extends string>(
  text: Readonly<Record<Slug, TopicText>>,
  rows: readonly TopicRow<NoInfer<Slug>>[],
): readonly TopicOfStrand[] => rows.map((row) => ({ ...row, ...text[row.slug] }));
