/* The chapters of EN 301 549 V3.2.1 that apply to a website, apart from chapter 9. */

import type { Answer, ChapterAnswers } from './answers.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import {
  DOCUMENTS_ACCESSIBLE,
  FEATURES_DOCUMENTED,
  LIMITED_COGNITION,
  LIMITED_MANIPULATION,
  LIMITED_VISION,
  SUPPORT_BY_EMAIL,
  SUPPORT_INFORMED,
  WITHOUT_COLOUR,
  WITHOUT_HEARING,
  WITHOUT_SPEECH,
  WITHOUT_VISION,
} from './section-508.ts';
import { BY_KEYBOARD } from './tests.ts';

/** The same answer for every criterion of a chapter. */
const all = (chapter: string, answer: Answer): Readonly<Record<string, Answer>> =>
  Object.fromEntries(
    (catalogue.chapters.find(({ id }) => id === chapter)?.criteria ?? []).map(({ id }) => [id, answer]),
  );

const NOT_DESCRIBED: Answer = {
  level: 'does-not-support',
  remarks: 'Videos play in the YouTube player. Numeria does not offer an audio description or spoken subtitles.',
};

export const EN_CHAPTERS: Readonly<Record<string, ChapterAnswers>> = {
  en_301_549_functional_performance: {
    answers: {
      '4.2.1': WITHOUT_VISION,
      '4.2.2': LIMITED_VISION,
      '4.2.3': WITHOUT_COLOUR,
      '4.2.4': WITHOUT_HEARING,
      '4.2.5': WITHOUT_HEARING,
      '4.2.6': WITHOUT_SPEECH,
      '4.2.7': LIMITED_MANIPULATION,
      '4.2.8': LIMITED_MANIPULATION,
      '4.2.9': {
        level: 'partially-supports',
        remarks: 'As for criterion 2.3.1: no problems are known, but no test measures flashes.',
      },
      '4.2.10': LIMITED_COGNITION,
      '4.2.11': {
        level: 'supports',
        remarks:
          'Accessibility settings stay on the device like all other settings, and Numeria does not track anyone.',
        tests: [
          [
            'tests/screens/pages-legal.test.tsx',
            'correctly states that no part of the site sets cookies or tracks visitors',
          ],
        ],
      },
    },
  },
  en_301_549_generic_requirements: {
    answers: {
      ...all('en_301_549_generic_requirements', {
        level: 'not-applicable',
        remarks:
          "Numeria runs in the visitor's own browser, with the visitor's own assistive technology, and has no hardware and no biometrics.",
      }),
      '5.2': {
        level: 'supports',
        remarks: 'Scanning with one switch can be turned on and off with that switch.',
        tests: [['tests/e2e/switch.spec.ts', '"How I play" can be opened, and scanning stopped there, with one key']],
      },
      '5.9': {
        level: 'supports',
        remarks: 'One key or one press at a time is enough.',
        tests: [BY_KEYBOARD],
      },
    },
  },
  en_301_549_ict_with_video: {
    answers: {
      ...all('en_301_549_ict_with_video', {
        level: 'partially-supports',
        remarks:
          'Videos play in the YouTube player. It shows captions where a video has them. Numeria has not tested the player.',
      }),
      '7.1.5': NOT_DESCRIBED,
      '7.2.1': NOT_DESCRIBED,
      '7.2.2': NOT_DESCRIBED,
      '7.2.3': NOT_DESCRIBED,
    },
  },
  en_301_549_documentation_and_support_services: {
    answers: {
      '12.1': FEATURES_DOCUMENTED,
      '12.1.1': FEATURES_DOCUMENTED,
      '12.1.2': DOCUMENTS_ACCESSIBLE,
      '12.2': SUPPORT_INFORMED,
      '12.2.2': SUPPORT_INFORMED,
      '12.2.3': SUPPORT_BY_EMAIL,
      '12.2.4': DOCUMENTS_ACCESSIBLE,
    },
  },
};
