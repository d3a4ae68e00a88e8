import { type Area, findArea, type PlacedThing } from '../../../../../machines/core/own-island';
import type * as English from '../../../../pages/island/text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'Mon île',
  visit: 'Aller sur mon île',
  empty: 'Gagne une étoile sur une île pour recevoir ton premier objet.',
  choose: 'Choisir une île',
  onIsland: 'Sur ton île',
  poke: 'Touche un objet, ou fais-le glisser ailleurs.',
  tap: 'Touche un objet, puis ton île. Tu peux aussi le faire glisser.',
  put: 'Poser sur l’île',
  putAway: 'Ranger',
  moves: {
    ArrowLeft: 'Déplacer à gauche',
    ArrowUp: 'Déplacer vers le haut',
    ArrowDown: 'Déplacer vers le bas',
    ArrowRight: 'Déplacer à droite',
  },
  missing: 'Encore à gagner',
  eachStar: 'Chaque étoile te donne un objet.',
  stars: ['Première étoile', 'Deuxième étoile', 'Troisième étoile'],
  things: 'Tes objets',
  allPlaced: 'Tout ce que tu as gagné est sur ton île.',
};

const AREAS: Readonly<Record<Area, string>> = {
  topLeft: 'en haut à gauche',
  top: 'en haut au milieu',
  topRight: 'en haut à droite',
  left: 'à gauche',
  middle: 'au milieu',
  right: 'à droite',
  bottomLeft: 'en bas à gauche',
  bottom: 'en bas au milieu',
  bottomRight: 'en bas à droite',
};

const areaOf = ([, x, y]: PlacedThing): string => AREAS[findArea(x, y)];

export const placedName: typeof English.placedName = ({ name }, placed) => `${name}, ${areaOf(placed)}`;

export const placedText: typeof English.placedText = ({ name }, placed) =>
  `${name}\u00a0: maintenant ${areaOf(placed)}.`;
export const putAwayText: typeof English.putAwayText = ({ name }) => `${name}\u00a0: de retour avec tes objets.`;

export const putHere: typeof English.putHere = ({ name }) => `Poser ici\u00a0: ${name}`;

export const countText: typeof English.countText = (won, all) =>
  won === 0
    ? 'Une île rien que pour toi. Que vas-tu y poser\u202f?'
    : plural(won, `Tu as gagné ${won} objet sur ${all}.`, `Tu as gagné ${won} objets sur ${all}.`);
