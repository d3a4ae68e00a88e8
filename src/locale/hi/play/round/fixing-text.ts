import type * as English from '../../../../play/round/fixing-text';
import { plural } from '../../grammar';

export const practiseLabel: typeof English.practiseLabel = (count) =>
  plural(count, 'इसका अभ्यास करो', `इन ${count} का अभ्यास करो`);
export const goodTry = 'अच्छी कोशिश!';
export const allFixed = 'सब सुधर गए!';
export const someFixed = 'बढ़िया सुधार!';
export const tryAgain = 'इन्हें एक बार और आज़माओ।';
export const fixedText: typeof English.fixedText = (fixed, total) => `${total} में से ${fixed} सुधर गए।`;
export const fixed = 'सुधारे';
