import type * as English from '../../../../pages/home/text';
import { numberToWord } from '../../../../ui/number-to-word';

export const pageTitle = 'Juegos de matemáticas gratis';

export const onThisPage = 'En esta página';
export const gamesLink = 'Juegos';
export const videosLink = 'Vídeos';
export const badge = 'Gratis y de código abierto';
export const title = 'Elige una isla y juega con números.';
export const lead: typeof English.lead = (games) =>
  `Aprende jugando: ${numberToWord(games)} juegos para niñas y niños, y vídeos para los exámenes.`;
export const play = 'Jugar';
export const playAges = '5 a 11 años';
export const watch = 'Ver';
export const watchAges = '11 a 18 años';
export const islands = 'Islas';
export const startPlaying: typeof English.startPlaying = (game) => `Empezar a jugar: ${game}`;

export const resources = 'Para aprender';
export const curatedTitle = 'Vídeos escogidos';
export const curated = 'De grandes docentes.';
export const practiceTitle = 'Práctica y repaso';
export const practice = 'Unidad por unidad, a tu ritmo.';
export const gamesTitle = 'Juegos para aprender';
export const games = 'Una isla para cada tema.';
export const freeTitle = 'Todo gratis';
export const free = 'Nunca se paga nada.';

export const hubs = 'Matemáticas de secundaria y bachillerato';
export const hubsLead = 'Vídeos de docentes de todo internet, ordenados por examen y unidad.';
export const exploreVideos = 'Ver vídeos';
export const papers = 'Exámenes anteriores';
export const papersLead = 'Practica con exámenes anteriores';
export const comingSoon = 'Pronto';

export const primaryGames = 'Juegos de matemáticas de primaria';
export const primaryGamesLead = 'Nueve islas para explorar, cada una con un tema.';
export const moreGames = 'Más juegos';
export const playNow = 'Jugar';

export const ready = '¿Jugamos con las matemáticas?';
export const readyLead = 'Miles de estudiantes mejoran jugando. ¿Cuál es tu isla?';
