/** As in the middle of a sentence. */
export const ANIMAL_NAMES = {
  bear: 'bear',
  cat: 'cat',
  dog: 'dog',
  elephant: 'elephant',
  fox: 'fox',
  frog: 'frog',
  hedgehog: 'hedgehog',
  koala: 'koala',
  lion: 'lion',
  monkey: 'monkey',
  mouse: 'mouse',
  owl: 'owl',
  panda: 'panda',
  penguin: 'penguin',
  pig: 'pig',
  rabbit: 'rabbit',
  seal: 'seal',
  tiger: 'tiger',
};

/** As labels: of a choice, of a list. */
export const ANIMAL_LABELS = {
  bear: 'Bear',
  cat: 'Cat',
  dog: 'Dog',
  elephant: 'Elephant',
  fox: 'Fox',
  frog: 'Frog',
  hedgehog: 'Hedgehog',
  koala: 'Koala',
  lion: 'Lion',
  monkey: 'Monkey',
  mouse: 'Mouse',
  owl: 'Owl',
  panda: 'Panda',
  penguin: 'Penguin',
  pig: 'Pig',
  rabbit: 'Rabbit',
  seal: 'Seal',
  tiger: 'Tiger',
};

export const SAIL_LABELS = {
  red: 'Red',
  blue: 'Blue',
  yellow: 'Yellow',
  green: 'Green',
};

/** "fox with the red sail" */
export const sailorText = (animal: keyof typeof ANIMAL_NAMES, sail: keyof typeof SAIL_LABELS): string =>
  `${ANIMAL_NAMES[animal]} with the ${sail} sail`;
