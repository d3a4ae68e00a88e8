/* WCAG 2.2, level AA. */
import type { Answer } from './answers.ts';
import { BY_KEYBOARD, EVERY_SCREEN, SCENE_CONTRAST } from './tests.ts';

export const AA: Readonly<Record<string, Answer>> = {
  '1.2.4': { level: 'not-applicable', remarks: 'There is no live audio or video.' },
  '1.2.5': {
    level: 'partially-supports',
    remarks:
      "In the videos of the hubs, the teachers mostly say aloud what they write, but Numeria does not add audio descriptions to other people's videos.",
  },
  '1.3.4': {
    level: 'supports',
    remarks: 'Pages and games work in portrait and landscape.',
    tests: [
      EVERY_SCREEN,
      [
        'tests/e2e/windows.spec.ts',
        'in ${game.slice(1, -1)}, on landscape phones and in windows of all kinds, with normal and large text',
      ],
    ],
  },
  '1.3.5': {
    level: 'supports',
    remarks: 'The fields of an account have autocomplete purposes: name, email, birthday, one-time code.',
    tests: [
      ['tests/screens/account-sign-in.test.tsx', 'has a field that phones can fill from the email'],
      EVERY_SCREEN,
    ],
  },
  '1.4.3': {
    level: 'supports',
    remarks: 'Contrast is sufficient in both themes, on pages and in scenes. With "More contrast", it is 7:1 for text.',
    tests: [EVERY_SCREEN, SCENE_CONTRAST],
  },
  '1.4.4': {
    level: 'supports',
    remarks: 'At twice the text size, everything can be read and used. Games then show ordinary buttons on the page.',
    tests: [EVERY_SCREEN, ['tests/e2e/windows.spec.ts', 'a question stays visible together with its field and Next']],
  },
  '1.4.5': {
    level: 'partially-supports',
    remarks:
      'Text is text, except for the sums that some games draw in their scene. They follow the font and the contrast in "How I play", but not a style sheet of the reader. The same sums are in the page for screen readers.',
  },
  '1.4.10': {
    level: 'supports',
    remarks: 'At 320 px, and at 400 % in a window of 1280 x 1024, nothing scrolls sideways.',
    tests: [EVERY_SCREEN],
  },
  '1.4.11': {
    level: 'supports',
    remarks:
      'Meaningful shapes in games, the edges of fields and switches, and the focus ring have a contrast of at least 3:1. Other controls are identified by their text, which has at least 4.5:1.',
    tests: [
      SCENE_CONTRAST,
      ['tests/site/control-colours.test.ts', 'have at least 3:1 on every surface'],
      ['tests/scenes/frame-colours.test.ts', 'has readable text and figures in %s'],
    ],
  },
  '1.4.12': {
    level: 'supports',
    remarks: 'With the spacing of the criterion, nothing is cut off.',
    tests: [EVERY_SCREEN],
  },
  '1.4.13': {
    level: 'supports',
    remarks:
      'Messages stay while the pointer or the focus is on them, and can be closed. Other hints are tooltips of the browser itself.',
    tests: [
      ['tests/screens/toast.test.tsx', 'stay while they are hovered or focused, also in a round'],
      ['tests/screens/toast.test.tsx', 'can be closed with a button'],
    ],
  },
  '2.4.5': {
    level: 'supports',
    remarks: 'Pages can be reached from the home page, the bar, the footer, the topics and the search.',
    tests: [['tests/screens/search.test.tsx', 'finds every page that search engines may show']],
  },
  '2.4.6': {
    level: 'supports',
    remarks: 'Headings and labels say what follows.',
    tests: [
      EVERY_SCREEN,
      ['tests/screens/play-listening.test.tsx', 'is announced in one sentence, and has headings: $id'],
    ],
  },
  '2.4.7': {
    level: 'supports',
    remarks: 'The focus is visible from the first key press on.',
    tests: [
      BY_KEYBOARD,
      [
        'tests/e2e/site.spec.ts',
        'shows the focus from the first key on, also on the next page, but not the focus that it sets itself',
      ],
    ],
  },
  '2.4.11': {
    level: 'supports',
    remarks: 'No control is covered, and the focused control is scrolled into view.',
    tests: [EVERY_SCREEN, BY_KEYBOARD],
  },
  '2.5.7': {
    level: 'supports',
    remarks: 'Anything that can be dragged can also be moved by tapping it and then its new position, and with keys.',
    tests: [
      [
        'tests/screens/my-island.test.tsx',
        'places a tapped thing where the island is tapped next, moves it with another tap, and stores both',
      ],
      ['tests/screens/my-island.test.tsx', 'can be arranged with keys alone'],
    ],
  },
  '2.5.8': {
    level: 'supports',
    remarks: 'Controls have at least 48 px for a finger, and never less than 24 px.',
    tests: [EVERY_SCREEN],
  },
  '3.1.2': {
    level: 'partially-supports',
    remarks:
      'In the French, Spanish and Hindi versions, the titles of videos, lessons and statements are marked as English, but not the rare messages of the account service, which are in English.',
  },
  '3.2.3': {
    level: 'supports',
    remarks: 'The bar and the footer are the same on every page.',
    tests: [
      ['tests/screens/shell.test.tsx', 'is first after the skip link'],
      ['tests/screens/shell.test.tsx', 'links from the footer to every page that is not a game'],
    ],
  },
  '3.2.4': {
    level: 'supports',
    remarks: 'All games share their frame, menus, answers and results.',
    tests: [
      ['tests/screens/every-game.test.tsx', 'waits for Next, which takes the focus and returns it to the answers: $id'],
      ['tests/screens/every-game.test.tsx', 'leads to another round and to the menu, and from there into a round: $id'],
    ],
  },
  '3.3.3': {
    level: 'supports',
    remarks: 'Messages say what is missing or expected.',
    tests: [
      ['tests/screens/account-sign-in.test.tsx', 'rejects %s with a message and sends nothing'],
      ['tests/screens/pages-contact.test.tsx', 'shows an error next to each missing field, and focuses the first'],
    ],
  },
  '3.3.4': {
    level: 'supports',
    remarks:
      'Removing a child or starting over asks first and can be undone. Deleting an account asks first, and is only possible within ten minutes of signing in.',
    tests: [
      ['tests/screens/children.test.tsx', 'a child is removed only after a confirmation, and that can be undone'],
      ['tests/e2e/account-profile.spec.ts', 'is deleted with the account: profile, favourites, session and newsletter'],
    ],
  },
  '3.3.8': {
    level: 'supports',
    remarks:
      'There are no passwords and no puzzles. People sign in with a link or a code from an email. The code can be pasted or filled in by the browser.',
    tests: [
      [
        'tests/e2e/account-sign-in.spec.ts',
        'works with the six-digit code from the email, on the page that requested it',
      ],
      ['tests/screens/account-sign-in.test.tsx', 'has a field that phones can fill from the email'],
    ],
  },
  '4.1.3': {
    level: 'supports',
    remarks: 'Questions, verdicts, results and messages are announced without moving the focus.',
    tests: [
      ['tests/screens/every-game.test.tsx', 'is announced once, and so is the first question of the next round: $id'],
      ['tests/screens/toast.test.tsx', 'are announced politely, including errors'],
    ],
  },
};
