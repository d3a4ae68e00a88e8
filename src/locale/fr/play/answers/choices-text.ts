import type * as English from '../../../../play/answers/choices-text';

export const choicesText: typeof English.choicesText = (choices, firstKey) =>
  `${(firstKey ?? 1) === 1 ? 'Choix' : `Choix à partir de la touche ${firstKey}`}\u00a0: ${choices.join(', ')}.`;
