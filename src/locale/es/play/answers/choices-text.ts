import type * as English from '../../../../play/answers/choices-text';

export const choicesText: typeof English.choicesText = (choices, firstKey) =>
  `${(firstKey ?? 1) === 1 ? 'Opciones' : `Opciones desde la tecla ${firstKey}`}: ${choices.join(', ')}.`;
