import type * as English from '../../../../pages/intro/text';

export const about: typeof English.about = (from, to, teaches) =>
  `De ${from} a ${to} años. Practicas: ${teaches.join(', ').toLowerCase()}.`;
export const howToPlayTitle = 'Cómo se juega';
export const free = 'Es gratis y no necesitas una cuenta. Puedes jugar con reloj o sin él.';
export const scriptless = 'Para jugar, activa JavaScript en tu navegador y vuelve a cargar esta página.';
export const backToGames = 'Volver a los juegos';
