import type * as English from '../../../../pages/home/text';
import { numberToWord } from '../../../../ui/number-to-word';

export const pageTitle = 'Jeux de maths gratuits';

export const onThisPage = 'Sur cette page';
export const gamesLink = 'Jeux';
export const videosLink = 'Vidéos';
export const badge = 'Gratuit et libre';
export const title = 'Choisis une île et joue avec les maths.';
export const lead: typeof English.lead = (games) =>
  `Apprends en t’amusant\u00a0: ${numberToWord(games)} jeux pour les enfants, et des vidéos pour les examens.`;
export const play = 'Jouer';
export const playAges = 'De 5 à 11 ans';
export const watch = 'Regarder';
export const watchAges = 'De 11 à 18 ans';
export const islands = 'Îles';
export const startPlaying: typeof English.startPlaying = (game) => `Commencer à jouer\u00a0: ${game}`;

export const resources = 'Pour apprendre';
export const curatedTitle = 'Des vidéos choisies';
export const curated = 'Par d’excellents professeurs.';
export const practiceTitle = 'S’entraîner et réviser';
export const practice = 'Chapitre par chapitre, à ton rythme.';
export const gamesTitle = 'Des jeux pour apprendre';
export const games = 'Une île pour chaque notion.';
export const freeTitle = 'Tout est gratuit';
export const free = 'Rien à payer, jamais.';

export const hubs = 'Les maths au collège et au lycée';
export const hubsLead = 'Des vidéos de professeurs du monde entier, classées par examen et par chapitre.';
export const exploreVideos = 'Voir les vidéos';
export const papers = 'Sujets d’examen';
export const papersLead = 'S’entraîner sur d’anciens sujets';
export const comingSoon = 'Bientôt';

export const primaryGames = 'Les maths de l’école primaire';
export const primaryGamesLead = 'Neuf îles à explorer, chacune avec une notion à travailler.';
export const moreGames = 'Encore des jeux';
export const playNow = 'Jouer';

export const ready = 'Envie de jouer avec les maths\u202f?';
export const readyLead = 'Des milliers d’élèves progressent grâce aux jeux. Quelle est ton île\u202f?';
