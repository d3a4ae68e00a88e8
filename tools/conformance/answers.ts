/* How Numeria meets each criterion of the catalogue (catalogue.json). */

import { EN_CHAPTERS } from './en-301-549.ts';
import { A } from './level-a.ts';
import { AA } from './level-aa.ts';
import { PERFORMANCE, SUPPORT } from './section-508.ts';

export type Level = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable';

/** A test, by its file and its title as written there. */
export type Evidence = readonly [file: string, title: string];

export interface Answer {
  readonly level: Level;
  readonly remarks: string;
  /** Needed for "supports". */
  readonly tests?: readonly Evidence[];
}

/** The answers of a chapter by the numbers of its criteria, or why none of them applies. */
export interface ChapterAnswers {
  readonly notes?: string;
  readonly isLeftOut?: true;
  readonly answers: Readonly<Record<string, Answer>>;
}

const leftOut = (notes: string): ChapterAnswers => ({ notes, isLeftOut: true, answers: {} });

/** By the ids of the catalogue. */
export const CHAPTERS: Readonly<Record<string, ChapterAnswers>> = {
  success_criteria_level_a: {
    notes:
      'Numeria is a website: the criteria were evaluated for the web only. The browser produces its printed pages.',
    answers: A,
  },
  success_criteria_level_aa: { answers: AA },
  success_criteria_level_aaa: leftOut('Level AAA was not evaluated.'),
  functional_performance_criteria: { answers: PERFORMANCE },
  hardware: leftOut('Numeria is not hardware.'),
  software: leftOut(
    'Numeria is a website that runs in a browser and has no access to the accessibility services of the platform. The tables of WCAG 2.2 apply instead.',
  ),
  support_documentation_and_services: { answers: SUPPORT },
  ...EN_CHAPTERS,
  en_301_549_web: {
    notes: 'Chapter 9 repeats WCAG 2.1, levels A and AA. The answers are in the first two tables.',
    answers: {},
  },
  'en_301_549_ict_with_two-way_voice': leftOut('Numeria has no two-way voice communication.'),
  en_301_549_hardware: leftOut('Numeria is not hardware.'),
  'en_301_549_non-web-documents': leftOut('Numeria has no documents apart from its web pages.'),
  en_301_549_software: leftOut('Numeria is a website. Chapter 9 applies instead.'),
  en_301_549_ict_providing_relay_or_emergency_service_access: leftOut('Numeria is not a relay or emergency service.'),
};
