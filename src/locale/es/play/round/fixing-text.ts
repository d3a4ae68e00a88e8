import type * as English from '../../../../play/round/fixing-text';
import { plural } from '../../grammar';

export const practiseLabel: typeof English.practiseLabel = (count) =>
  plural(count, 'Practicar esta', `Practicar estas ${count}`);
export const goodTry = '¡Buen intento!';
export const allFixed = '¡Todo corregido!';
export const someFixed = '¡Bien corregido!';
export const tryAgain = 'Inténtalas otra vez.';
export const fixedText: typeof English.fixedText = (fixed, total) => `Has corregido ${fixed} de ${total}.`;
export const fixed = 'corregidas';
