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
  return question === null ? 'जितना समय चाहिए, लो।' : `हर सवाल के लिए ${question} सेकंड हैं।`;
};

const typeHow = (money: Currency): string => {
  const { whole, part } = unitNames[money];
  return part === '' ? `${whole} लिखो, फिर Enter दबाओ।` : `${whole}, बिंदु और ${part} लिखो, फिर Enter दबाओ।`;
};

const answerHow = (isChosen: boolean, isHard: boolean, money: Currency): string => {
  if (isChosen) return 'अंकों की कुंजियों से चुनो।';
  return isHard ? typeHow(money) : 'कुंजी 1 से 4 से चुनो, फिर Enter दबाओ।';
};

export const text: Catalogue<typeof English.text> = {
  tagline: 'सिक्के गिनो, बाकी पैसे लौटाओ और बाज़ार में खरीदारी करो!',
  menu: {
    difficulty: { easy: 'आसान', medium: 'मध्यम', hard: 'कठिन' },
    currencies: currencyNames,
    coinHint: (coins, difficulty) => {
      if (difficulty === 'hard') return `${coins[0]} से ${coins.at(-1)} तक।`;
      return coins.length <= 3 ? joinList(coins) : `${coins[0]} से ${coins.at(-1)} तक`;
    },
    hardHint: (coins, { answers }) => `${coins}${answers === 'choice' ? '' : ' रकम लिखो।'}`,
    start: 'शुरू करो',
    howToPlay: 'कैसे खेलें',
    steps: (time, { isMultipleChoice = false } = {}, { coins } = { money: 'USD', coins: [] }) => [
      ['सिक्के और नोट पहचानो:', coins.length === 0 ? 'हर एक का अपना मोल है।' : `${joinList(coins)}।`],
      ['सिक्के गिनो, बाकी पैसे लौटाओ,', 'दो ढेर जोड़ो या उनकी तुलना करो।'],
      [isMultipleChoice ? 'रकम चुनो।' : 'रकम चुनो या लिखो, फिर जाँचो।', seconds(time)],
    ],
  },
  play: {
    stage: 'बाज़ार की दुकान',
    panel: 'तुम्हारा जवाब',
    field: (unit) => `रकम (${unit})`,
  },
  asked: {
    howMuch: 'कितने पैसे हैं?',
    costs: (price) => `दाम ${price} है।`,
    pay: (paid) => `तुमने ${paid} दिए। कितने पैसे वापस मिलेंगे?`,
    howMuchChange: 'कितने पैसे वापस मिलेंगे?',
    altogether: 'कुल कितने पैसे हैं?',
    thatAltogether: 'कुल कितना हुआ?',
    howMuchMoreIs: 'इनमें कितना अंतर है:',
    than: (more, less) => `${more} और ${less}`,
    moreOnLeft: 'बाईं ओर कितने पैसे ज़्यादा हैं?',
    onCounter: (heap) => `काउंटर पर: ${heap}।`,
    payWith: (heap) => `तुमने यह दिया: ${heap}।`,
    onBothSides: (left, right) => `बाईं ओर: ${left}। दाईं ओर: ${right}।`,
  },
  solved: {
    heap: (heap, value) => `${heap}: ${value}`,
    heapAlone: (heap, value) => `${heap}: ${value}।`,
    group: (name, value) => `${name} ${value}`,
    groups: (groups, value) => `${groups} = ${value}।`,
    countUp: (sum, value) => `आगे गिनो: ${sum} = ${value}।`,
    step: (sum) => `${sum}।`,
    andThen: ' फिर ',
  },
  refused: {
    minus: 'ऋण का चिह्न नहीं चाहिए।',
    inParts: (money) => `${unitNames[money].part} लिखो, जैसे 7`,
    twoDigits: (money, example) => `${unitNames[money].part} के दो अंक लिखो, जैसे ${example}`,
    wholeOnly: (money, example) => `पूरे ${unitNames[money].whole} लिखो, जैसे ${example}`,
    isInParts: (money, amount) => `क्या ये ${unitNames[money].part} हैं? ${amount} लिखो`,
    amount: (example) => `रकम लिखो, जैसे ${example}`,
  },
  practice: {
    advice: {
      countCoins: 'सबसे ज़्यादा मोल के सिक्कों से शुरू करो।',
      makeChange: 'दाम से दी गई रकम तक आगे गिनो।',
      addMoney: 'एक जैसे सिक्के साथ रखो, फिर जोड़ो।',
      compareMoney: 'छोटी रकम से बड़ी रकम तक गिनो।',
    },
    perfect: 'बढ़िया! नए सवाल आज़माओ।',
    unfinished: 'सभी सवाल आज़माओ।',
  },
  ear: {
    start: ({ difficulty, time, answers, money = 'USD' }, questions = QUIZ.questions) =>
      `पैसों के ${questions} सवाल। ${seconds(time)} ${answerHow(answers === 'choice', difficulty === 'hard', money)}`,
  },
  over: {
    title: 'दौर पूरा हुआ!',
    praise: ['🏆 गिनती में कमाल!', '🎉 बढ़िया गिनती!', 'दुकान पर अच्छा काम!', 'अच्छी कोशिश! सिक्के हर बार और आसान लगेंगे।'],
  },
};
