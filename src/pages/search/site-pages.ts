import { HUBS } from '../../videos/hubs';
import { QUESTIONS } from '../faq/questions';

/** A page of the site, a part of one, or the sheet of settings, as the search finds it. */
export interface SearchedPage {
  readonly title: string;
  /** What it is, in a few words. */
  readonly about: string;
  /** Its address; null for the sheet "How I play", which opens on every page. */
  readonly to: string | null;
  /** What else people call it. */
  readonly searchTerms: readonly string[];
}

const PAGES: readonly SearchedPage[] = [
  {
    title: 'Print worksheets',
    about: 'Questions from any game on paper, with answers',
    to: '/print',
    searchTerms: ['worksheet', 'printable', 'paper', 'pdf', 'homework', 'answers', 'test', 'exercise'],
  },
  {
    title: 'Print a certificate',
    about: 'For the stars of an island',
    to: '/print?certificate',
    searchTerms: ['award', 'diploma', 'reward', 'prize', 'stars'],
  },
  {
    title: 'All topics',
    about: 'Every topic by year, with games, worksheets and lessons',
    to: '/topics',
    searchTerms: ['curriculum', 'school year', 'lessons', 'subjects', 'year group', 'grade'],
  },
  {
    title: 'For teachers',
    about: 'Links, QR codes, and what each game practises',
    to: '/teachers',
    searchTerms: [
      'teacher',
      'school',
      'curriculum',
      'national curriculum',
      'whiteboard',
      'board',
      'lesson plan',
      'qr code',
    ],
  },
  {
    title: 'For the class',
    about: 'A round for a whole class, without accounts',
    to: '/class',
    searchTerms: ['classroom', 'pupils', 'class code', 'codes', 'camera', 'together', 'board', 'students'],
  },
  {
    title: 'Answer cards',
    about: 'A quiz that a class answers with printed cards',
    to: '/cards',
    searchTerms: [
      'camera',
      'quiz',
      'abcd',
      'multiple choice',
      'marked sheets',
      'scan',
      'without devices',
      'whole class',
    ],
  },
  {
    title: 'A week of rounds',
    about: 'Rounds that a teacher has put together in one link',
    to: '/week',
    searchTerms: ['homework', 'week', 'assignment', 'plan', 'daily', 'practice'],
  },
  {
    title: 'How I play',
    about: 'Time, sound, colours, letters and answers',
    to: null,
    searchTerms: [
      'settings',
      'no clock',
      'timer',
      'extra time',
      'dark mode',
      'theme',
      'larger text',
      'font',
      'dyslexia',
      'accessibility',
      'sound',
      'music',
      'voice',
      'read aloud',
      'mute',
      'switch',
      'left handed',
      'contrast',
    ],
  },
  {
    title: 'Your progress',
    about: 'The passport: stars, hats, and saving it all to a file',
    to: '/progress',
    searchTerms: ['passport', 'stars', 'hats', 'wardrobe', 'save', 'backup', 'start over', 'children', 'profiles'],
  },
  {
    title: 'What you know',
    about: 'The map of times tables, sums and other skills',
    to: '/progress/facts',
    searchTerms: ['fact map', 'report', 'parents', 'skills', 'weak', 'strengths', 'what to practise'],
  },
  {
    title: 'My island',
    about: 'Things that you have won',
    to: '/my-island',
    searchTerms: ['build', 'decorate', 'rewards', 'own island'],
  },
  {
    title: 'Contact',
    about: 'Write to us',
    to: '/contact',
    searchTerms: ['email', 'message', 'bug', 'feedback', 'mistake', 'help', 'suggestion'],
  },
  {
    title: 'Privacy Policy',
    about: 'What is stored, and where',
    to: '/privacy',
    searchTerms: ['data', 'cookies', 'gdpr', 'tracking', 'delete'],
  },
  {
    title: 'Terms of Service',
    about: 'The terms in plain words',
    to: '/terms',
    searchTerms: ['licence', 'conditions'],
  },
];

/** Every page that is neither a game nor a topic, the video hubs, and the questions of the FAQ. */
export const SITE_PAGES: readonly SearchedPage[] = [
  ...PAGES,
  ...HUBS.map(({ label, description, path }) => ({
    title: `${label} videos`,
    about: description,
    to: path,
    searchTerms: ['secondary', 'exam', 'revision', 'hub'],
  })),
  ...QUESTIONS.map(({ id, title }) => ({
    title,
    about: 'A question that people ask',
    to: `/faq#${id}`,
    searchTerms: ['faq', 'question', 'help'],
  })),
];
