import type * as English from '../../../../pages/intro/text';

export const about: typeof English.about = (from, to, teaches) =>
  `De ${from} à ${to} ans. À travailler\u00a0: ${teaches.join(', ').toLowerCase()}.`;
export const howToPlayTitle = 'Comment jouer';
export const free = 'C’est gratuit, et tu n’as pas besoin de compte. Tu peux jouer avec ou sans chrono.';
export const scriptless = 'Pour jouer, active JavaScript dans ton navigateur, puis recharge cette page.';
export const backToGames = 'Retour aux jeux';
