import type * as English from '../../../../play/answers/choices-text';

export const choicesText: typeof English.choicesText = (choices, firstKey) =>
  `${(firstKey ?? 1) === 1 ? 'विकल्प' : `कुंजी ${firstKey} से विकल्प`}: ${choices.join(', ')}।`;
