/* Tests that are evidence for several criteria. */
import type { Evidence } from './answers.ts';

/** axe with all its rules for WCAG 2.2 A and AA, and the project's own checks, on every screen, in windows from 320 x 256 to 3840 x 2160. */
export const EVERY_SCREEN: Evidence = [
  'tests/e2e/helpers/check-looks.ts',
  'On every screen, axe finds no violations in either theme, and nothing is cut off, too small or out of sight:',
];
export const BY_KEYBOARD: Evidence = [
  'tests/e2e/bots.spec.ts',
  'By keyboard, with visible focus at every key and no trap,',
];
export const BY_TOUCH: Evidence = ['tests/e2e/bots.spec.ts', '${game.id} can be played to its result'];
export const BY_EAR: Evidence = ['tests/e2e/ear.spec.ts', '${id} can be finished by ear without a time limit'];
export const HEARD: Evidence = ['tests/screens/by-ear.test.ts', 'can be answered by ear alone'];
export const TRANSCRIPT: Evidence = ['tests/screens/transcripts.test.tsx', 'reads a round as in the transcript: $id'];
export const ONE_SWITCH: Evidence = ['tests/e2e/switch.spec.ts', '${game.id} can be finished and played again'];
export const NO_TIME_LIMIT: Evidence = [
  'tests/e2e/how-i-play.spec.ts',
  'Two presses on the home page remove the time limit from every game, including those without a menu',
];
export const SCENE_CONTRAST: Evidence = [
  'tests/scenes/contrast.test.ts',
  'have enough contrast in $id for all text and meaningful shapes',
];
export const BADGES: Evidence = [
  'tests/scenes/contrast.test.ts',
  'mark correct and incorrect with badges on which white is visible',
];
export const WITHOUT_SCRIPTS: Evidence = [
  'tests/e2e/prerender.spec.ts',
  'every page can be read, has a title, and links to others',
];
export const STATEMENT: Evidence = [
  'tests/screens/accessibility.test.tsx',
  'says what conforms, how it was tested, what does not work and how to complain',
];
