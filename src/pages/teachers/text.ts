import { joinList } from '../../locale/grammar';
import type { Who } from './round-address';

export const text = {
  title: 'For teachers',
  lead: 'Free, without accounts. Nothing about your pupils is sent anywhere.',
  contents: 'On this page',
  parts: {
    plan: 'What you teach',
    week: 'A week of rounds',
    board: 'Play on this board',
    games: 'All games and their settings',
  },
  sources:
    "The statements are from England's national curriculum of 2014, which will be replaced from 2028. The codes are from the Common Core State Standards of 2010. Contains public sector information licensed under the Open Government Licence v3.0. The links between games and statements are our own judgement, and each is checked against the questions that the game asks. An ellipsis (…) stands for what a statement says and the game does not practise.",

  plan: {
    title: 'What do you teach?',
    year: 'Year',
    chooseYear: 'Choose a year to see its part of the curriculum and the rounds that practise it.',
    curriculum: (year: string): string => `England’s 2014 curriculum, ${year}`,
    chooseStatement: 'Choose a statement to get a link, a QR code and a worksheet for it.',
    games: (titles: readonly string[]): string => titles.join(', '),
    rounds: 'Rounds that fit',
    practises: 'What it practises:',
    quiz: 'Quiz with answer cards',
    lessons: (topic: string): string => `Lessons: ${topic}`,
    add: 'Add to the week',
    added: (game: string): string => `${game} is in the week below.`,
    full: 'The week is full. Remove a round first.',
    quickWeek: (lengths: string): string => `A week of ${lengths}`,
    quickAdded: (lengths: string): string => `The week below has ${lengths}.`,
    goToWeek: 'Go to the week',
  },

  /** How long the rounds of a week are: "3 × 10 minutes", "1 round and 2 × 10 minutes". */
  lengths: (lengths: readonly (readonly [length: string, count: number])[]): string =>
    joinList(lengths.map(([length, count]) => (count === 1 ? length : `${count} × ${length}`))),

  /** "3, 4 and 8 times tables" */
  tables: {
    '×': (numbers: readonly number[]): string => `${joinList(numbers.map(String))} times tables`,
    '÷': (numbers: readonly number[]): string => `${joinList(numbers.map(String))} times tables, as division`,
  },
  allTables: { '×': 'All times tables', '÷': 'All times tables, as division' },

  who: {
    one: 'One child',
    two: 'Two on one board',
    class: 'Class against the storm',
  } satisfies Readonly<Record<Who, string>>,

  link: {
    who: 'Who plays',
    same: 'The same questions for everyone',
    sameHint:
      'Everyone who opens the link gets the same questions. Otherwise each device picks questions for its own child.',
    onlyTables: 'Only these tables are asked. Each device picks the ones that its own child should practise next.',
    open: 'Open it',
    worksheet: 'Worksheet',
    forClass: 'For the class',
    showLarge: 'Show the code large',
    scan: 'Scan this code with the camera of your device.',
  },

  week: {
    title: 'A week of rounds',
    about:
      "Several rounds in one link, such as 3 × 10 minutes for homework. Choose what you teach above, and press “Add to the week”. On each child's device, the week is a small voyage that can be played over several days.",
    order: 'Order',
    orders: { any: 'In any order', days: 'One a day' },
    rounds: 'Rounds of the week',
    /** The settings of a round, which may be empty, and whether it has a seed. */
    settings: (settings: string, isSame: boolean): string =>
      [settings, isSame ? 'the same questions for everyone' : ''].filter(Boolean).join(', '),
    length: (game: string): string => `How long: ${game}`,
    earlier: (game: string): string => `Earlier: ${game}`,
    later: (game: string): string => `Later: ${game}`,
    remove: (game: string): string => `Remove: ${game}`,
    code: 'QR code for the week',
    open: 'Try the week',
    board: 'Board for the week',
    contains:
      'The link contains the whole week, and nothing about a child. At the end, each device shows a code, and the board collects the boats that have arrived.',
  },

  board: {
    title: 'Play on this board',
    how: {
      one: 'One child plays, and the class watches and helps.',
      two: 'Two children, half of the board each, pull on one rope.',
      class: 'The class calls out answers and brings the ship home.',
    } satisfies Readonly<Record<Who, string>>,
    show: 'Show on this board',
    showHow: (who: string): string => `Show on this board: ${who}`,
    game: 'The game on the board',
  },

  game: {
    ages: (from: string, to: string): string => `Ages ${from} to ${to}.`,
    teaches: (skills: readonly string[]): string => `${skills.join(', ')}.`,
    curriculum: 'In the curriculum',
    england: (year: string): string => `England 2014, ${year}:`,
    commonCore: 'Common Core 2010:',
    link: 'A link or QR code for the class',
  },
} as const;
