/* For search engines, link previews and the installed app: the titles and descriptions of the pages that are neither games nor
   topics. Node reads this file directly. */

import { capitalise, numberToWord } from '../ui/number-to-word.ts';

interface PageText {
  /** The title that the page sets, without the name of the site. */
  readonly title: string;
  /** One or two sentences for people who have not opened the page yet. */
  readonly description: string;
}

const hub = (title: string, about: string): PageText => ({
  title,
  description: `Free maths videos for ${about}. Sorted by unit, with search and ticks for what you have watched.`,
});

/** By path. */
export const PAGE_TEXT = {
  '/404': { title: 'Page not found', description: 'There is no page at this address.' },
  '/': {
    title: 'Free maths games',
    description:
      'Free maths games for children, with nothing to pay and no account to make. Pick an island and play with maths.',
  },
  '/faq': {
    title: 'FAQ',
    description:
      'What Numeria is, what it costs (nothing), which ages it is for, and how teachers use its maths games in the classroom.',
  },
  '/teachers': {
    title: 'For teachers',
    description:
      'What each Numeria maths game practises, by age and curriculum, with all its settings, and links and QR codes for a class.',
  },
  '/class': {
    title: 'For the class',
    description:
      'A maths round for a whole class, each pupil on a device of their own, and a board that shows what the class has solved: no accounts, no names.',
  },
  '/week': {
    title: 'Your week',
    description:
      "Maths rounds that a teacher has put together for a week, as a small voyage on each pupil's device: no accounts, no names.",
  },
  '/cards': {
    title: 'Answer cards',
    description:
      'A quick quiz for a whole class without devices: children hold up printed cards for A, B, C or D, and one camera reads them. Pictures never leave the device.',
  },
  '/contact': {
    title: 'Contact Us',
    description: 'Do you have a question, a mistake to report or an idea for Numeria? Here is how to write to us.',
  },
  '/progress': {
    title: 'Your progress',
    description:
      'Your progress in the maths games on this device, and how to save it to a file, load it again or start over.',
  },
  '/progress/facts': {
    title: 'What you know',
    description:
      'A map of the times tables and sums to 20: what is new, what you are learning, what you know, and what to practise next. It stays on this device.',
  },
  '/print': {
    title: 'Print',
    description:
      'Free maths worksheets with answers from the questions of every Numeria game, in four versions with a QR code, and certificates for stars.',
  },
  '/topics': {
    title: 'Topics',
    description:
      'Maths topics for Years 1 to 6 and beyond, from number bonds to equations: free games, worksheets, lessons and videos for each of them.',
  },
  '/my-island': {
    title: 'My island',
    description:
      'An empty island of your own. Every star that you win in the maths games gives you something to put on it.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description:
      'What Numeria stores about its visitors, where and for how long, and how to delete it. No adverts, no trackers.',
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'The terms of Numeria, a free and open-source maths website, in plain words.',
  },
  '/accessibility': {
    title: 'Accessibility',
    description:
      'How accessible the maths games and pages of Numeria are, how that was tested, what does not work yet, and how to complain.',
  },
  '/auth': {
    title: 'Sign in',
    description: 'Sign in to Numeria with a link that we email you. You can play every game without an account.',
  },
  '/auth/confirm': {
    title: 'Sign in from your email',
    description: 'The link in a sign-in email from Numeria opens this page. Press its button to sign in.',
  },
  '/profile': {
    title: 'Profile',
    description: 'Your own page on Numeria: what you told us about yourself, and your favourite games.',
  },
  '/video-hub/alevels': hub('A-Levels Mathematics', 'A-Levels: Pure Mathematics, Statistics and Mechanics'),
  '/video-hub/ib': hub('IB Mathematics', 'the IB: AI at SL and HL, and further topics for HL'),
  '/video-hub/gcse': hub('GCSE Mathematics', 'GCSE: Foundation Tier and Higher Tier'),
  '/video-hub/us': hub('US Common Core Mathematics', 'the US Common Core: Grade 10 and Grade 12'),
  '/video-hub/australian': hub('Australian Mathematics', 'Australia: Year 10 and Year 12'),
  '/video-hub/canadian': hub('Canadian Mathematics', 'Canada: Grade 10 and Grade 12'),
  '/video-hub/cbse': hub('CBSE Mathematics', 'CBSE: Class 10 and Class 12'),
} satisfies Readonly<Record<string, PageText>>;

/** `games` is the number of games. */
export const appText = (games: number) => ({
  name: 'Numeria: free maths games',
  invitation: 'Pick an island and play with maths.',
  description: `${capitalise(numberToWord(games))} free maths games for children, with nothing to pay and no account to make.`,
  home: `The home page with ${numberToWord(games)} islands, each with a game`,
  homeOnPhone: 'The home page on a phone',
});
