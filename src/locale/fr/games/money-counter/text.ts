import type { Currency } from '../../../../../machines/core/currencies';
import { QUIZ, quizLimits } from '../../../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../../../machines/core/time-setting';
import type * as English from '../../../../games/money-counter/text';
import type { Catalogue } from '../../../catalogue';
import { joinList } from '../../grammar';
import { currencyNames } from '../../ui/currency-text';
import { unitNames } from './money-text';

const seconds = (time: TimeSetting): string => {
  const { question } = quizLimits(time);
  return question === null ? 'Prends tout ton temps.' : `Tu as ${question} secondes pour chacune.`;
};

const typeHow = (money: Currency): string => {
  const { whole, part } = unitNames[money];
  return part === ''
    ? `Écris les ${whole}, puis appuie sur Entrée.`
    : `Écris les ${whole}, une virgule et les ${part}, puis appuie sur Entrée.`;
};

const answerHow = (isChosen: boolean, isHard: boolean, money: Currency): string => {
  if (isChosen) return 'Choisis avec les touches des chiffres.';
  return isHard ? typeHow(money) : 'Choisis avec les touches 1 à 4, puis appuie sur Entrée.';
};

export const text: Catalogue<typeof English.text> = {
  tagline: 'Compte des pièces, rends la monnaie et fais tes achats au marché\u202F!',
  menu: {
    difficulty: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
    currencies: currencyNames,
    coinHint: (coins, difficulty) => {
      if (difficulty === 'hard') return `De ${coins[0]} à ${coins.at(-1)}.`;
      return coins.length <= 3 ? joinList(coins) : `De ${coins[0]} à ${coins.at(-1)}`;
    },
    hardHint: (coins, { answers }) => `${coins}${answers === 'choice' ? '' : ' Écris la somme.'}`,
    start: 'Commencer',
    howToPlay: 'Comment jouer',
    steps: (time, { isMultipleChoice = false } = {}, { coins } = { money: 'USD', coins: [] }) => [
      ['Apprends les pièces et les billets\u00A0:', coins.length === 0 ? 'chacun a sa valeur.' : `${joinList(coins)}.`],
      ['Compte des pièces, rends la monnaie,', 'additionne deux tas ou compare-les.'],
      [isMultipleChoice ? 'Choisis la somme.' : 'Choisis ou écris la somme, puis vérifie.', seconds(time)],
    ],
  },
  play: {
    stage: 'L’étal du marché',
    panel: 'Ta réponse',
    field: (unit) => `Somme en ${unit}`,
  },
  asked: {
    howMuch: 'Combien d’argent\u202F?',
    costs: (price) => `Cela coûte ${price}.`,
    pay: (paid) => `Tu paies ${paid}. Combien te rend-on\u202F?`,
    howMuchChange: 'Combien te rend-on\u202F?',
    altogether: 'Combien en tout\u202F?',
    thatAltogether: 'Combien cela fait-il en tout\u202F?',
    howMuchMoreIs: 'Quelle est la différence entre',
    than: (more, less) => `${more} et ${less}\u202F?`,
    moreOnLeft: 'Combien de plus à gauche\u202F?',
    onCounter: (heap) => `Sur le comptoir\u00A0: ${heap}.`,
    payWith: (heap) => `Tu paies avec ${heap}.`,
    onBothSides: (left, right) => `À gauche\u00A0: ${left}. À droite\u00A0: ${right}.`,
  },
  solved: {
    heap: (heap, value) => `${heap}\u00A0: ${value}`,
    heapAlone: (heap, value) => `${heap}\u00A0: ${value}.`,
    group: (name, value) => `${name}\u00A0: ${value}`,
    groups: (groups, value) => `${groups} = ${value}.`,
    countUp: (sum, value) => `Complète jusqu’au total\u00A0: ${sum} = ${value}.`,
    step: (sum) => `${sum}.`,
    andThen: ' Puis ',
  },
  refused: {
    minus: 'Pas besoin du signe moins.',
    inParts: (money) => `Écris les ${unitNames[money].part}, par exemple 7`,
    twoDigits: (money, example) => `Écris deux chiffres pour les ${unitNames[money].part}, par exemple ${example}`,
    wholeOnly: (money, example) => `Écris des ${unitNames[money].whole} sans virgule, par exemple ${example}`,
    isInParts: (money, amount) => `Ce sont des ${unitNames[money].part}\u202F? Écris ${amount}`,
    amount: (example) => `Écris une somme, par exemple ${example}`,
  },
  practice: {
    advice: {
      countCoins: 'Commence par les pièces qui valent le plus.',
      makeChange: 'Pars du prix et avance jusqu’à la somme payée.',
      addMoney: 'Regroupe les pièces identiques, puis additionne.',
      compareMoney: 'Pars de la petite somme et avance jusqu’à la grande.',
    },
    perfect: 'Continue comme ça\u202F! Essaie d’autres questions.',
    unfinished: 'Essaie toutes les questions.',
  },
  ear: {
    start: ({ difficulty, time, answers, money = 'USD' }, questions = QUIZ.questions) =>
      `${questions} questions sur l’argent. ${seconds(time)} ${answerHow(answers === 'choice', difficulty === 'hard', money)}`,
  },
  over: {
    title: 'Partie terminée\u202F!',
    praise: [
      '🏆 As de la monnaie\u202F!',
      '🎉 Super, c’est bien compté\u202F!',
      'Bon travail au marché\u202F!',
      'Bel essai\u202F! Compter des pièces devient plus facile à chaque fois.',
    ],
  },
};
