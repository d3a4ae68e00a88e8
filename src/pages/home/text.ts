import { numberToWord } from '../../ui/number-to-word';

export const pageTitle = 'Free maths games';

export const onThisPage = 'On this page';
export const gamesLink = 'Games';
export const videosLink = 'Videos';
export const badge = 'Free and open source';
export const title = 'Pick an island and play with maths.';
export const lead = (games: number): string =>
  `Fun and interactive ways to learn Mathematics: ${numberToWord(games)} games for children, and exam videos for secondary students.`;
export const play = 'Play';
export const playAges = 'Ages 5 to 11';
export const watch = 'Watch';
export const watchAges = 'Ages 11 to 18';
export const islands = 'Islands';
export const startPlaying = (game: string): string => `Start playing: ${game}`;

export const resources = 'Resources and Learning';
export const curatedTitle = 'Curated Resources';
export const curated = 'Hand-picked from great teachers.';
export const practiceTitle = 'Practice & Revision';
export const practice = 'Unit by unit, at your own pace.';
export const gamesTitle = 'Learning Games';
export const games = 'A new island for each skill.';
export const freeTitle = 'Completely Free';
export const free = 'No paywalls, ever.';

export const hubs = 'Secondary and High School Mathematics';
export const hubsLead = 'Videos by teachers from around the web, sorted by exam and unit.';
export const exploreVideos = 'Explore Videos';
export const papers = 'Past Exam Papers';
export const papersLead = 'Practise with past papers';
export const comingSoon = 'Coming Soon';

export const primaryGames = 'Games for Primary Maths';
export const primaryGamesLead = 'Nine islands to explore, each with one skill to practise.';
export const moreGames = 'More games';
export const playNow = 'Play Now';

export const ready = 'Ready to Make Math Fun?';
export const readyLead = 'Thousands of students improve through games. Which island is yours?';
