import type * as English from '../../../../play/round/fixing-text';
import { plural } from '../../grammar';

export const practiseLabel: typeof English.practiseLabel = (count) =>
  plural(count, 'T’entraîner sur celle-ci', `T’entraîner sur ces ${count}`);
export const goodTry = 'Bien essayé\u202f!';
export const allFixed = 'Tout est corrigé\u202f!';
export const someFixed = 'Bien corrigé\u202f!';
export const tryAgain = 'Essaie-les encore une fois.';
export const fixedText: typeof English.fixedText = (fixed, total) =>
  plural(fixed, `${fixed} correction sur ${total}.`, `${fixed} corrections sur ${total}.`);
export const fixed = 'corrigées';
