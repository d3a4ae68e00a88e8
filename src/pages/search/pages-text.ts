/** Pages as the search shows them, by address. `terms` are what else people call them. */
interface PageText {
  readonly title: string;
  readonly about: string;
  readonly terms: readonly string[];
}

export const PAGES = {
  '/print': {
    title: 'Print worksheets',
    about: 'Questions from any game on paper, with answers',
    terms: [
      'worksheet',
      'worksheet times tables',
      'printable',
      'paper',
      'pdf',
      'homework',
      'answers',
      'test',
      'exercise',
    ],
  },
  '/print?certificate': {
    title: 'Print a certificate',
    about: 'For the stars of an island',
    terms: ['award', 'diploma', 'reward', 'prize', 'stars'],
  },
  '/topics': {
    title: 'All topics',
    about: 'Every topic by year, with games, worksheets and lessons',
    terms: ['curriculum', 'school year', 'lessons', 'subjects', 'year group', 'grade'],
  },
  '/teachers': {
    title: 'For teachers',
    about: 'Links, QR codes, and what each game practises',
    terms: ['teacher', 'school', 'curriculum', 'national curriculum', 'whiteboard', 'board', 'lesson plan', 'qr code'],
  },
  '/class': {
    title: 'For the class',
    about: 'A round for a whole class, without accounts',
    terms: ['classroom', 'pupils', 'class code', 'codes', 'camera', 'together', 'board', 'students'],
  },
  '/auth': {
    title: 'Sign in',
    about: 'An account without a password. You can play without one',
    terms: ['log in', 'login', 'sign up', 'register', 'account', 'password'],
  },
  '/cards': {
    title: 'Answer cards',
    about: 'A quiz that a class answers with printed cards',
    terms: ['camera', 'quiz', 'abcd', 'multiple choice', 'marked sheets', 'scan', 'without devices', 'whole class'],
  },
  '/week': {
    title: 'A week of rounds',
    about: 'Rounds that a teacher has put together in one link',
    terms: ['homework', 'week', 'assignment', 'plan', 'daily', 'practice'],
  },
  howIPlay: {
    title: 'How I play',
    about: 'Time, sound, colours, letters and answers',
    terms: [
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
  '/progress': {
    title: 'Your progress',
    about: 'The passport: stars, hats, and saving it all to a file',
    terms: ['passport', 'stars', 'hats', 'wardrobe', 'save', 'backup', 'start over', 'children', 'profiles'],
  },
  '/progress/facts': {
    title: 'What you know',
    about: 'The map of times tables, sums and other skills',
    terms: ['fact map', 'report', 'parents', 'skills', 'weak', 'strengths', 'what to practise'],
  },
  '/my-island': {
    title: 'My island',
    about: 'Things that you have won',
    terms: ['build', 'decorate', 'rewards', 'own island'],
  },
  '/contact': {
    title: 'Contact',
    about: 'Write to us',
    terms: ['email', 'message', 'bug', 'feedback', 'mistake', 'help', 'suggestion'],
  },
  '/privacy': {
    title: 'Privacy Policy',
    about: 'What is stored, and where',
    terms: ['data', 'cookies', 'gdpr', 'tracking', 'delete'],
  },
  '/accessibility': {
    title: 'Accessibility',
    about: 'What works, what does not, and how to complain',
    terms: ['wcag', 'screen reader', 'disability', 'accessible', 'vpat', 'keyboard', 'complaint'],
  },
  '/terms': { title: 'Terms of Service', about: 'The terms in plain words', terms: ['licence', 'conditions'] },
} satisfies Readonly<Record<string, PageText>>;

export const HUB_TERMS = ['secondary', 'exam', 'revision', 'hub'];
export const aQuestion = 'A question that people ask';
export const QUESTION_TERMS = ['faq', 'question', 'help'];
