/* Lists every page of the site for search engines, link previews and the project's tools. Node
   reads this file directly; tests/site/pages.test.ts compares it with the pages themselves. */
import { getTopicPath, TOPICS } from '../../src/topics/topics.ts';
import { GAMES, type ListedGame } from '../games.ts';

/** Decides which structured data a page has. */
export type PageKind = 'home' | 'game' | 'hub' | 'topic' | 'faq' | 'text' | 'account' | 'notFound';

/** Educational data of a game page. */
export interface Lesson {
  /** The intended ages, such as "7-11". */
  readonly ages: string;
  /** The skills that the game practises, each in a few words. */
  readonly teaches: readonly string[];
}

export interface Page {
  /** The path within the site, without a trailing slash. */
  readonly path: string;
  /** The document title, exactly as the page sets it. */
  readonly title: string;
  /** One or two sentences for people who have not opened the page yet. */
  readonly description: string;
  readonly kind: PageKind;
  /** Whether search engines can show the page. */
  readonly isIndexed: boolean;
  /** The path of the page's picture for link previews. */
  readonly picture: string;
  /** Null for pages that are not games. */
  readonly lesson: Lesson | null;
}

/** The picture of the site as a whole, 1200 x 630. */
const SITE_PICTURE = '/pictures/share/numeria.png';

type Plain = Pick<Page, 'path' | 'title' | 'description' | 'kind'>;

const page = (plain: Plain, isIndexed = true): Page => ({
  ...plain,
  title: `${plain.title} | Numeria`,
  isIndexed,
  picture: SITE_PICTURE,
  lesson: null,
});

const gamePage = ({ id, path, heading, documentTitle, page: own }: ListedGame): Page => {
  const { description, ages, teaches } = own;
  const plain = page({ path, title: heading, description, kind: 'game' });
  return {
    ...plain,
    title: documentTitle,
    picture: `/pictures/share/${id}.png`,
    lesson: { ages, teaches },
  };
};

const hub = (id: string, heading: string, about: string): Page =>
  page({
    path: `/video-hub/${id}`,
    title: heading,
    description: `Free maths videos for ${about}. Sorted by unit, with search and ticks for what you have watched.`,
    kind: 'hub',
  });

const HUB_PAGES: readonly Page[] = [
  hub('alevels', 'A-Levels Mathematics', 'A-Levels: Pure Mathematics, Statistics and Mechanics'),
  hub('ib', 'IB Mathematics', 'the IB: AI at SL and HL, and further topics for HL'),
  hub('gcse', 'GCSE Mathematics', 'GCSE: Foundation Tier and Higher Tier'),
  hub('us', 'US Common Core Mathematics', 'the US Common Core: Grade 10 and Grade 12'),
  hub('australian', 'Australian Mathematics', 'Australia: Year 10 and Year 12'),
  hub('canadian', 'Canadian Mathematics', 'Canada: Grade 10 and Grade 12'),
  hub('cbse', 'CBSE Mathematics', 'CBSE: Class 10 and Class 12'),
];

const TOPIC_PAGES: readonly Page[] = TOPICS.map((topic) =>
  page({ path: getTopicPath(topic), title: topic.title, description: topic.summary, kind: 'topic' }),
);

/** The page for unknown URLs. */
export const NOT_FOUND: Page = page(
  { path: '/404', title: 'Page not found', description: 'There is no page at this address.', kind: 'notFound' },
  false,
);

/** Every page with its own URL, in the order of the site map. */
export const PAGES: readonly Page[] = [
  page({
    path: '/',
    title: 'Free maths games',
    description:
      'Free maths games for children, with nothing to pay and no account to make. Pick an island and play with maths.',
    kind: 'home',
  }),
  ...GAMES.map(gamePage),
  ...HUB_PAGES,
  page({
    path: '/faq',
    title: 'FAQ',
    description:
      'What Numeria is, what it costs (nothing), which ages it is for, and how teachers use its maths games in the classroom.',
    kind: 'faq',
  }),
  page({
    path: '/teachers',
    title: 'For teachers',
    description:
      'What each Numeria maths game practises, by age and curriculum, with all its settings, and links and QR codes for a class.',
    kind: 'text',
  }),
  page({
    path: '/class',
    title: 'For the class',
    description:
      'A maths round for a whole class, each pupil on a device of their own, and a board that shows what the class has solved: no accounts, no names.',
    kind: 'text',
  }),
  page({
    path: '/week',
    title: 'Your week',
    description:
      "Maths rounds that a teacher has put together for a week, as a small voyage on each pupil's device: no accounts, no names.",
    kind: 'text',
  }),
  page({
    path: '/cards',
    title: 'Answer cards',
    description:
      'A quick quiz for a whole class without devices: children hold up printed cards for A, B, C or D, and one camera reads them. Pictures never leave the device.',
    kind: 'text',
  }),
  page({
    path: '/contact',
    title: 'Contact Us',
    description: 'Do you have a question, a mistake to report or an idea for Numeria? Here is how to write to us.',
    kind: 'text',
  }),
  page({
    path: '/progress',
    title: 'Your progress',
    description:
      'Your progress in the maths games on this device, and how to save it to a file, load it again or start over.',
    kind: 'text',
  }),
  page({
    path: '/progress/facts',
    title: 'What you know',
    description:
      'A map of the times tables and sums to 20: what is new, what you are learning, what you know, and what to practise next. It stays on this device.',
    kind: 'text',
  }),
  page({
    path: '/print',
    title: 'Print',
    description:
      'Free maths worksheets with answers from the questions of every Numeria game, in four versions with a QR code, and certificates for stars.',
    kind: 'text',
  }),
  page({
    path: '/topics',
    title: 'Topics',
    description:
      'Maths topics for Years 1 to 6 and beyond, from number bonds to equations: free games, worksheets, lessons and videos for each of them.',
    kind: 'text',
  }),
  ...TOPIC_PAGES,
  page({
    path: '/my-island',
    title: 'My island',
    description:
      'An empty island of your own. Every star that you win in the maths games gives you something to put on it.',
    kind: 'text',
  }),
  page({
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What Numeria stores about its visitors, where and for how long, and how to delete it. No adverts, no trackers.',
    kind: 'text',
  }),
  page({
    path: '/terms',
    title: 'Terms of Service',
    description: 'The terms of Numeria, a free and open-source maths website, in plain words.',
    kind: 'text',
  }),
  page(
    {
      path: '/auth',
      title: 'Sign in',
      description: 'Sign in to Numeria with a link that we email you. You can play every game without an account.',
      kind: 'account',
    },
    false,
  ),
  page(
    {
      path: '/auth/confirm',
      title: 'Sign in from your email',
      description: 'The link in a sign-in email from Numeria opens this page. Press its button to sign in.',
      kind: 'account',
    },
    false,
  ),
  page(
    {
      path: '/profile',
      title: 'Profile',
      description: 'Your own page on Numeria: what you told us about yourself, and your favourite games.',
      kind: 'account',
    },
    false,
  ),
];

/** The pages for tests that open each of them: topics differ only in their data, so one of them is enough. */
export const TRIED_PAGES: readonly Page[] = PAGES.filter((one) => one.kind !== 'topic' || one === TOPIC_PAGES[0]);
