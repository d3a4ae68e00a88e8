/*
 * Every page of the site, as search engines, link previews and the tools of this project know it. Node reads it as it is;
 * tests/site/pages.test.ts holds it against what the pages say of themselves.
 */
import { GAMES, type ListedGame } from '../games.ts';

/** What sort of page it is: it says which structured data the page carries. */
export type PageKind = 'home' | 'game' | 'hub' | 'faq' | 'text' | 'account' | 'notFound';

/** What a game page tells those who look for something to learn with. */
export interface Lesson {
  /** The ages that it is made for: "7-11". */
  readonly ages: string;
  /** What is practised, each in a few words. */
  readonly teaches: readonly string[];
}

/** One page of the site. */
export interface Page {
  /** Its address within the site, without a slash at its end. */
  readonly path: string;
  /** The title of the document, just as the page sets it by itself. */
  readonly title: string;
  /** One or two sentences for those who have not opened it yet. */
  readonly description: string;
  readonly kind: PageKind;
  /** Whether search engines are to show it. */
  readonly isIndexed: boolean;
  /** The address of the picture that goes with a link to it. */
  readonly picture: string;
  /** Of games alone. */
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
    description: `Free maths videos for ${about}. Sorted unit by unit, with a search and marks for what you have watched.`,
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

/** The page for every address that leads nowhere. */
export const NOT_FOUND: Page = page(
  { path: '/404', title: 'Page not found', description: 'There is no page at this address.', kind: 'notFound' },
  false,
);

/** Every page that has an address of its own, in the order of the site map. */
export const PAGES: readonly Page[] = [
  page({
    path: '/',
    title: 'Free maths games',
    description:
      'Free maths games for children, with nothing to pay and no account to make. Pick an island, play with maths.',
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
      'What each maths game of Numeria practises, by age and curriculum, with all its settings, and links and QR codes for a class.',
    kind: 'text',
  }),
  page({
    path: '/class',
    title: 'For the class',
    description:
      'A round of maths for a whole class on its own devices, and a board that shows what all have solved together: no accounts, no names.',
    kind: 'text',
  }),
  page({
    path: '/contact',
    title: 'Contact Us',
    description: 'A question, a mistake or an idea about Numeria? How to write to us.',
    kind: 'text',
  }),
  page({
    path: '/progress',
    title: 'Your progress',
    description:
      'What you have reached in the maths games on this device, and how to save it to a file, load it again or start over.',
    kind: 'text',
  }),
  page({
    path: '/progress/facts',
    title: 'What you know',
    description:
      'A map of the times tables and of sums to 20: what is new, learning, right and quick, and what to practise next. It stays on this device.',
    kind: 'text',
  }),
  page({
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What Numeria keeps of its visitors, where and for how long, and how to be removed. No adverts, no trackers.',
    kind: 'text',
  }),
  page({
    path: '/terms',
    title: 'Terms of Service',
    description: 'The terms of Numeria, a free and open-source maths website, in words that a parent can read.',
    kind: 'text',
  }),
  page(
    {
      path: '/auth',
      title: 'Sign in',
      description: 'Sign in to Numeria by a letter with a link. Every game can be played without an account.',
      kind: 'account',
    },
    false,
  ),
  page(
    {
      path: '/auth/confirm',
      title: 'Sign in with your letter',
      description: 'The page that the link of a Numeria letter opens: it signs you in when you press its button.',
      kind: 'account',
    },
    false,
  ),
  page(
    {
      path: '/profile',
      title: 'Profile',
      description: 'Your own page on Numeria: what you told about yourself, and your favourite games.',
      kind: 'account',
    },
    false,
  ),
];
