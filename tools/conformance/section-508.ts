/* The chapters of the US Revised Section 508 standards that apply. Those of EN 301 549 repeat most of these answers. */
import type { Answer } from './answers.ts';
import { BADGES, BY_EAR, EVERY_SCREEN, HEARD, ONE_SWITCH, SCENE_CONTRAST, STATEMENT } from './tests.ts';

const VIDEOS =
  "The video hubs show other people's videos, and not all of them have captions that a person has checked.";

export const WITHOUT_VISION: Answer = {
  level: 'partially-supports',
  remarks:
    'Every game can be played by ear alone. The videos in the hubs have no audio description, and no person who is blind has tested the site yet.',
  tests: [BY_EAR, HEARD],
};
export const LIMITED_VISION: Answer = {
  level: 'supports',
  remarks: 'Large text, more contrast, zoom up to 400 % and a choice of fonts work everywhere.',
  tests: [EVERY_SCREEN, SCENE_CONTRAST],
};
export const WITHOUT_COLOUR: Answer = {
  level: 'supports',
  remarks: 'No information is conveyed by colour alone.',
  tests: [BADGES, EVERY_SCREEN],
};
export const WITHOUT_HEARING: Answer = {
  level: 'partially-supports',
  remarks: `Games show everything as text, so no question and no answer needs sound. ${VIDEOS}`,
};
export const WITHOUT_SPEECH: Answer = {
  level: 'supports',
  remarks: 'One game offers spoken answers, but they are never required.',
  tests: [EVERY_SCREEN, ONE_SWITCH],
};
export const LIMITED_MANIPULATION: Answer = {
  level: 'supports',
  remarks: 'Every game can be finished with a single switch, even if one press in ten is missed.',
  tests: [ONE_SWITCH],
};
export const LIMITED_COGNITION: Answer = {
  level: 'partially-supports',
  remarks:
    'Time limits, scores and motion can be switched off, rounds can be short, questions can be read aloud, and every mistake is explained. No person with a learning disability has tested the site yet.',
  tests: [
    ['tests/screens/how-i-play.test.tsx', 'asks and counts half as many questions in a short round'],
    ['tests/screens/how-i-play.test.tsx', 'reads announcements aloud automatically if "Read to me" is on'],
  ],
};

export const PERFORMANCE: Readonly<Record<string, Answer>> = {
  '302.1': WITHOUT_VISION,
  '302.2': LIMITED_VISION,
  '302.3': WITHOUT_COLOUR,
  '302.4': WITHOUT_HEARING,
  '302.5': WITHOUT_HEARING,
  '302.6': WITHOUT_SPEECH,
  '302.7': LIMITED_MANIPULATION,
  '302.8': LIMITED_MANIPULATION,
  '302.9': LIMITED_COGNITION,
};

export const FEATURES_DOCUMENTED: Answer = {
  level: 'supports',
  remarks: 'The accessibility statement (/accessibility) explains what can be changed and how.',
  tests: [STATEMENT],
};
export const DOCUMENTS_ACCESSIBLE: Answer = {
  level: 'supports',
  remarks: 'Help is on web pages, which are tested like all other pages.',
  tests: [EVERY_SCREEN],
};
export const SUPPORT_INFORMED: Answer = {
  level: 'supports',
  remarks: 'The statement describes the accessibility features to people who ask for help and to those who give it.',
  tests: [STATEMENT],
};
export const SUPPORT_BY_EMAIL: Answer = {
  level: 'partially-supports',
  remarks: 'Help is given by email only, unless the operator of a copy offers another way.',
};

export const SUPPORT: Readonly<Record<string, Answer>> = {
  '602.2': FEATURES_DOCUMENTED,
  '602.3': DOCUMENTS_ACCESSIBLE,
  '602.4': { level: 'not-applicable', remarks: 'There is no documentation on paper.' },
  '603.2': SUPPORT_INFORMED,
  '603.3': SUPPORT_BY_EMAIL,
};
