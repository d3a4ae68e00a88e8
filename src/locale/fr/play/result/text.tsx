import type * as English from '../../../../play/result/text';
import { plural } from '../../grammar';

export const seeAll = 'Tout voir';
export const wentWellTitle = 'Ce qui a bien marché';
export const practiseNextTitle = 'À travailler ensuite';
export const lookAgain = 'Regarde-les encore';
export const mistakeText: typeof English.mistakeText = (answered, why) => `${answered}. ${why}`;
export const rightAnswer = 'Juste\u00a0: ';
export const wrongAnswer = 'Faux\u00a0: ';
export const learnFirst = 'Apprends d’abord ceci';
export const nextIsland = 'Île suivante';

export const newHighScore = 'Nouveau record\u202f!';
export const bestText: typeof English.bestText = (best) => (
  <>
    {'Record\u00a0: '}
    {best}
  </>
);

export const starsText: typeof English.starsText = (stars, all) =>
  plural(stars, `${stars} étoile sur ${all}`, `${stars} étoiles sur ${all}`);
export const ofText: typeof English.ofText = (all, unit) => `sur ${all} ${unit}`;
export const right = 'justes';

export const stairUp: typeof English.stairUp = (difficulty) => `Passer à\u00a0: ${difficulty}`;
export const stairDown: typeof English.stairDown = (difficulty) => `Essayer\u00a0: ${difficulty}`;

export const roundOver = 'La partie est finie.';
export const overText: typeof English.overText = ({ number, of, unit }, stars) => {
  const counted = of > number ? `${number} sur ${of}` : String(number);
  const won = stars && ` et ${stars.count} sur ${plural(stars.max, `${stars.max} étoile`, `${stars.max} étoiles`)}`;
  return `La partie est finie\u00a0: ${counted} ${unit}${won ?? ''}.`;
};

export const restText: typeof English.restText = (link) => (
  <>Tu joues depuis un bon moment. {link('Fais une pause et reviens un autre jour')}</>
);
