/* A topic is what somebody looks for: "the 3, 4 and 8 times tables". It joins games, videos, lessons and the curriculum. */
import type { Operation } from '../../machines/core/arithmetic.ts';
import type { Skill } from '../../machines/learning/skills.ts';
import type { TopicStatementId } from './statements.ts';

/** The parts of the list of topics, in the order of the page. */
export const STRANDS = [
  'Addition and subtraction',
  'Times tables and multiplication',
  'Division',
  'Fractions and decimals',
  'Time',
  'Money',
  'Shapes',
  'Algebra',
] as const;

export type Strand = (typeof STRANDS)[number];

/** England's school years, starting with the first that has a topic. */
export const YEARS = ['Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5', 'Year 6', 'Key stage 3'] as const;

export type Year = (typeof YEARS)[number];

/**
 * The facts of an operation that a topic is about: those of some tables, or those whose larger number (the sum, or what is
 * taken away from) is in a range. 1 × 7 belongs to no table, because it needs no practice.
 */
export type TopicFacts =
  | { readonly operation: Extract<Operation, '×' | '÷'>; readonly tables: readonly number[] }
  | { readonly operation: Extract<Operation, '+' | '−'>; readonly totals: readonly [min: number, max: number] };

/** An open lesson of Oak National Academy: the end of its address, and its title. */
export type OakLesson = readonly [slug: string, title: string];

/** A video of a hub: the ids of its hub, tab, unit and entry, and its title there. */
export interface TopicVideo {
  readonly hub: string;
  readonly tab: string;
  readonly unit: string;
  readonly entry: string;
  readonly title: string;
}

export interface Topic {
  /** The end of its address. It never changes, because links lead to it. */
  readonly slug: string;
  /** At most 50 characters, so that the title of the page is shown in full. */
  readonly title: string;
  readonly strand: Strand;
  readonly year: Year;
  /** One sentence for somebody who searches for it. */
  readonly summary: string;
  /** How to work it out, in sentences that a child can read or be read. */
  readonly steps: readonly string[];
  /** What else people call it, for the search. */
  readonly searchTerms: readonly string[];
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
export type TopicOfStrand = Omit<Topic, 'strand'>;
