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
  return question === null ? 'Tómate todo el tiempo que quieras.' : `Tienes ${question} segundos para cada una.`;
};

const typeHow = (money: Currency): string => {
  const { whole, part } = unitNames[money];
  const article = money === 'GBP' || money === 'INR' ? 'las' : 'los';
  return part === ''
    ? `Escribe ${article} ${whole} y pulsa Intro.`
    : `Escribe ${article} ${whole}, una coma y los ${part}, y pulsa Intro.`;
};

const answerHow = (isChosen: boolean, isHard: boolean, money: Currency): string => {
  if (isChosen) return 'Elige con las teclas de los números.';
  return isHard ? typeHow(money) : 'Elige con las teclas del 1 al 4 y pulsa Intro.';
};

export const text: Catalogue<typeof English.text> = {
  tagline: '¡Cuenta monedas, da el cambio y compra en el mercado!',
  menu: {
    difficulty: { easy: 'Fácil', medium: 'Medio', hard: 'Difícil' },
    currencies: currencyNames,
    coinHint: (coins, difficulty) => {
      if (difficulty === 'hard') return `De ${coins[0]} a ${coins.at(-1)}.`;
      return coins.length <= 3 ? joinList(coins) : `De ${coins[0]} a ${coins.at(-1)}`;
    },
    hardHint: (coins, { answers }) => `${coins}${answers === 'choice' ? '' : ' Escribe la cantidad.'}`,
    start: 'Empezar',
    howToPlay: 'Cómo se juega',
    steps: (time, { isMultipleChoice = false } = {}, { coins } = { money: 'USD', coins: [] }) => [
      [
        'Conoce las monedas y los billetes:',
        coins.length === 0 ? '1¢, 5¢, 10¢, 25¢ y el billete de un dólar.' : `${joinList(coins)}.`,
      ],
      ['Cuenta monedas, da el cambio,', 'suma dos montones o compáralos.'],
      [isMultipleChoice ? 'Elige la cantidad.' : 'Elige o escribe la cantidad y pulsa Comprobar.', seconds(time)],
    ],
  },
  play: {
    stage: 'El puesto del mercado',
    panel: 'Tu respuesta',
    field: (unit) => `Cantidad en ${unit}`,
  },
  asked: {
    howMuch: '¿Cuánto dinero hay?',
    costs: (price) => `Cuesta ${price}.`,
    pay: (paid) => `Pagas ${paid}. ¿Cuánto es el cambio?`,
    howMuchChange: '¿Cuánto es el cambio?',
    altogether: '¿Cuánto hay en total?',
    thatAltogether: '¿Cuánto es en total?',
    howMuchMoreIs: 'Halla la diferencia entre',
    than: (more, less) => `${more} y ${less}.`,
    moreOnLeft: '¿Cuánto más hay a la izquierda?',
    onCounter: (heap) => `En el mostrador: ${heap}.`,
    payWith: (heap) => `Pagas con ${heap}.`,
    onBothSides: (left, right) => `A la izquierda: ${left}. A la derecha: ${right}.`,
  },
  solved: {
    heap: (heap, value) => `${heap}: ${value}`,
    heapAlone: (heap, value) => `${heap}: ${value}.`,
    group: (name, value) => `${name}: ${value}`,
    groups: (groups, value) => `${groups} = ${value}.`,
    countUp: (sum, value) => `Ve sumando: ${sum} = ${value}.`,
    step: (sum) => `${sum}.`,
    andThen: ' Después, ',
  },
  refused: {
    minus: 'No hace falta el signo menos.',
    inParts: (money) => `Escribe los ${unitNames[money].part}, por ejemplo 7`,
    twoDigits: (money, example) => `Escribe dos cifras para los ${unitNames[money].part}, por ejemplo ${example}`,
    wholeOnly: (money, example) => `Escribe ${unitNames[money].whole} sin coma, por ejemplo ${example}`,
    isInParts: (money, amount) => `¿Son ${unitNames[money].part}? Escribe ${amount}`,
    amount: (example) => `Escribe una cantidad, por ejemplo ${example}`,
  },
  practice: {
    advice: {
      countCoins: 'Empieza por las monedas que más valen.',
      makeChange: 'Cuenta desde el precio hasta lo que pagas.',
      addMoney: 'Junta las monedas iguales y luego suma.',
      compareMoney: 'Cuenta desde la cantidad menor hasta la mayor.',
    },
    perfect: '¡Sigue así! Prueba preguntas nuevas.',
    unfinished: 'Intenta responder todas las preguntas.',
  },
  ear: {
    start: ({ difficulty, time, answers, money = 'USD' }, questions = QUIZ.questions) =>
      `${questions} preguntas sobre dinero. ${seconds(time)} ${answerHow(answers === 'choice', difficulty === 'hard', money)}`,
  },
  over: {
    title: '¡Partida terminada!',
    praise: [
      '🏆 ¡Dominas el dinero!',
      '🎉 ¡Qué bien cuentas!',
      '¡Buen trabajo en el puesto!',
      '¡Buen intento! Las monedas serán cada vez más fáciles.',
    ],
  },
};
