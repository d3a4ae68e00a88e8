/* WCAG 2.2, level A. */
import type { Answer } from './answers.ts';
import {
  BADGES,
  BY_EAR,
  BY_KEYBOARD,
  BY_TOUCH,
  EVERY_SCREEN,
  HEARD,
  NO_TIME_LIMIT,
  TRANSCRIPT,
  WITHOUT_SCRIPTS,
} from './tests.ts';

const PLACE_BY_TAP = [
  'tests/screens/my-island.test.tsx',
  'places a tapped thing where the island is tapped next, moves it with another tap, and stores both',
] as const;

export const A: Readonly<Record<string, Answer>> = {
  '1.1.1': {
    level: 'supports',
    remarks:
      'Meaningful pictures have a text alternative. The canvas of a game is hidden from screen readers, and everything in it is also in the page.',
    tests: [EVERY_SCREEN, TRANSCRIPT],
  },
  '1.2.1': { level: 'not-applicable', remarks: 'There is no audio or video on its own.' },
  '1.2.2': {
    level: 'partially-supports',
    remarks:
      "Numeria has no videos of its own. The video hubs show other people's videos from YouTube, and not all of them have captions that a person has checked.",
  },
  '1.2.3': {
    level: 'partially-supports',
    remarks:
      "In the videos of the hubs, the teachers mostly say aloud what they write, but Numeria has neither audio descriptions nor transcripts of other people's videos. Each topic with a video also has games, and many have written lessons.",
  },
  '1.3.1': {
    level: 'supports',
    remarks: 'Headings, lists, tables, groups and labels use HTML elements.',
    tests: [EVERY_SCREEN, TRANSCRIPT],
  },
  '1.3.2': {
    level: 'supports',
    remarks: 'The order of the elements in a page is the reading order.',
    tests: [TRANSCRIPT],
  },
  '1.3.3': {
    level: 'supports',
    remarks: 'Questions and instructions can be followed without seeing the page.',
    tests: [HEARD],
  },
  '1.4.1': {
    level: 'supports',
    remarks: 'Right and wrong have a symbol and a word, not only a colour.',
    tests: [BADGES, EVERY_SCREEN],
  },
  '1.4.2': {
    level: 'supports',
    remarks:
      'Nothing plays before the first press. Sound and music have buttons in every game, and a volume in "How I play".',
    tests: [
      ['tests/sound-choices.test.ts', 'remembers the mute setting, stops all sounds, and notifies listeners'],
      ['tests/sound.test.ts', 'does not create an audio context or load anything'],
    ],
  },
  '2.1.1': {
    level: 'supports',
    remarks:
      'Every game can be played to its end by keyboard, and anything that can be dragged can be moved with keys.',
    tests: [BY_KEYBOARD, ['tests/screens/my-island.test.tsx', 'can be arranged with keys alone']],
  },
  '2.1.2': { level: 'supports', remarks: 'The focus can always move on.', tests: [BY_KEYBOARD] },
  '2.1.4': {
    level: 'partially-supports',
    remarks:
      'During a round, single keys pause (P), repeat the question (R), say the score (F) and choose answers (digits). They are ignored in text fields and outside the game, but they cannot be switched off or changed.',
  },
  '2.2.1': {
    level: 'supports',
    remarks:
      'Time limits can be made longer or removed for all games at once. A sign-in link is valid for one hour, and another can be requested.',
    tests: [NO_TIME_LIMIT, ['tests/e2e/switch.spec.ts', 'Scanning removes time limits, even if the link sets one']],
  },
  '2.2.2': {
    level: 'supports',
    remarks:
      'Every round can be paused. Anything that moves by itself on pages and in menus also stops by itself, and reduced motion stops all of it.',
    tests: [
      [
        'tests/e2e/pause.spec.ts',
        'can be paused in every way: nothing moves, the question is hidden, and only Resume continues',
      ],
      ['tests/e2e/reduced-motion.spec.ts', 'The demo in a menu stops by itself, or at the first touch'],
      ['tests/architecture/style-sheets.test.ts', 'animate endlessly only in the scene of a running game'],
    ],
  },
  '2.3.1': {
    level: 'partially-supports',
    remarks:
      'No effect is meant to flash more than three times a second, and "Reduced motion" removes bursts and confetti. No problems are known, but no test measures flashes.',
  },
  '2.4.1': {
    level: 'supports',
    remarks: 'Every page begins with a link to its content.',
    tests: [['tests/e2e/site.spec.ts', 'lets keyboard users skip to the content on every page']],
  },
  '2.4.2': {
    level: 'supports',
    remarks: 'Every page has its own title.',
    tests: [
      ['tests/site/pages.test.ts', 'gives each page a unique title and description, short enough to be shown in full'],
      WITHOUT_SCRIPTS,
    ],
  },
  '2.4.3': {
    level: 'supports',
    remarks: 'The focus follows the order of the page, and is never lost when something disappears.',
    tests: [
      ['tests/screens/play-listening.test.tsx', 'is never lost during a round: $id'],
      ['tests/e2e/shell.spec.ts', 'start at the first card, trap the focus, and return it on Escape'],
    ],
  },
  '2.4.4': {
    level: 'supports',
    remarks: 'Links say where they lead.',
    tests: [EVERY_SCREEN, ['tests/screens/home.test.tsx', 'names the link of each card after its game']],
  },
  '2.5.1': {
    level: 'supports',
    remarks: 'Everything can be done with single presses of one finger.',
    tests: [BY_TOUCH, PLACE_BY_TAP],
  },
  '2.5.2': {
    level: 'partially-supports',
    remarks:
      'Controls act when the finger is lifted, except in rounds for two players on one screen. There, a press counts when the finger goes down, so that both halves can be pressed at once.',
  },
  '2.5.3': {
    level: 'partially-supports',
    remarks: 'Names begin with the visible text. No problems are known, but only answers are tested for this.',
    tests: [['tests/screens/play-answers.test.tsx', 'are named only by their answer, not by their key']],
  },
  '2.5.4': {
    level: 'not-applicable',
    remarks: 'Nothing is operated by moving the device: its sensors are switched off for the whole site.',
  },
  '3.1.1': {
    level: 'supports',
    remarks: 'Every page names its language: English, French, Spanish or Hindi.',
    tests: [
      EVERY_SCREEN,
      ['tests/site/html.test.ts', 'every page names itself in all checked languages, with English for everyone else'],
    ],
  },
  '3.2.1': {
    level: 'supports',
    remarks: 'Moving the focus does not change anything else.',
    tests: [BY_KEYBOARD],
  },
  '3.2.2': {
    level: 'supports',
    remarks: 'Choosing a setting changes that setting and leaves the player where they are.',
    tests: [
      ['tests/screens/how-i-play.test.tsx', 'applies a new time setting at once, in the menu and during a round'],
      ['tests/screens/ui.test.tsx', 'is one tab stop'],
    ],
  },
  '3.2.6': {
    level: 'supports',
    remarks:
      'Links to the contact page, the questions and answers, and the accessibility statement are in the same place in the footer of every page.',
    tests: [['tests/screens/shell.test.tsx', 'links from the footer to every page that is not a game']],
  },
  '3.3.1': {
    level: 'supports',
    remarks: 'Errors are described in text, next to the field.',
    tests: [
      ['tests/screens/pages-contact.test.tsx', 'shows an error next to each missing field, and focuses the first'],
      ['tests/screens/account-sign-in.test.tsx', 'rejects %s with a message and sends nothing'],
    ],
  },
  '3.3.2': {
    level: 'supports',
    remarks: 'Fields have labels, and each game says how to answer.',
    tests: [
      EVERY_SCREEN,
      [
        'tests/screens/play-answers.test.tsx',
        'goes into a labelled field of a form, which has the focus immediately: open %s',
      ],
      ['tests/screens/by-ear.test.ts', 'briefly say how to answer, without symbols'],
    ],
  },
  '3.3.7': {
    level: 'supports',
    remarks: 'Nothing has to be entered twice: signing in keeps the email address on the way to the code and back.',
    tests: [
      [
        'tests/screens/account-sign-in.test.tsx',
        'returns to the form with the typed email address and the focus on the heading',
      ],
    ],
  },
  '4.1.1': {
    level: 'supports',
    remarks: 'WCAG 2.2 has removed this criterion. According to the W3C, it is always met in earlier versions.',
    tests: [['tests/screens/home.test.tsx', 'has no duplicate ids']],
  },
  '4.1.2': {
    level: 'supports',
    remarks: 'Controls are HTML elements or have WAI-ARIA roles and states. Tests record their names in every game.',
    tests: [
      EVERY_SCREEN,
      [
        'tests/e2e/bots.spec.ts',
        '${game.id} can be played to its result, with and without a clock, and all its controls have names',
      ],
      BY_EAR,
    ],
  },
};
