import type * as English from '../../../../games/arithmetic-hero/text';
import { explainAnswer, explainMistake } from '../../../../play/feedback/explain-sum';
import { notANumberMessage } from '../../../../play/internal/shared-text';
import { formatAnswer, formatEquation, formatNumber, formatSum } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { announcementText, mistakeText, noSumText, POWER_UP_TEXT, wrongAnswerText } from './text/announcements';
import { challengeText } from './text/challenge';
import { earText } from './text/ear';
import { levelText } from './text/names';
import { overText } from './text/result';

const MODES = { arcade: 'आर्केड', practice: 'अभ्यास', challenge: 'चुनौती' } as const;

export const text: Catalogue<typeof English.text> = {
  tagline: 'गणित के हीरो बनो और शहर बचाओ!',

  menu: {
    modeLabel: 'खेल का प्रकार',
    modes: {
      arcade: {
        name: MODES.arcade,
        hint: (time) => (time === 'none' ? 'सवालों की लहरें, एक बार में एक' : 'सवालों की लहरें, तेज़ और तेज़'),
      },
      practice: { name: MODES.practice, hint: () => 'कोई जल्दी नहीं, एक बार में एक सवाल' },
      challenge: { name: 'हीरो चुनौती', hint: challengeText.hint },
    },
    levelLabel: 'स्तर',
    level: (id) => `स्तर ${id}`,
    levelNote: (level) => `${levelText[level].name}: ${levelText[level].description}`,
    opens: (score, level) => `स्तर ${level} में ${formatNumber(score)} अंक`,
    answersLabel: 'जवाब देने का तरीका',
    answers: { type: 'लिखकर', choice: 'चुनकर' },
    start: 'खेल शुरू करो',
    customize: 'हीरो सजाओ',
    rewards: 'इनाम देखो',
    howToPlay: 'कैसे खेलें',
    rules: [
      'सवाल गिरते हैं। ज़मीन पर गिरने से पहले हल करो!',
      'जवाब लिखो, या चार में से एक चुनो।',
      'सही जवाब पर अंक मिलते हैं। लगातार सही पर और ज़्यादा।',
      'गलत जवाब और गिरे सवाल ढाल को कमज़ोर करते हैं।',
      'लक्ष्य जितने अंक बनाओ और अगला स्तर खोलो।',
      'उपलब्धियाँ और हीरो के नए कपड़े जीतो।',
    ],
    best: 'सबसे ज़्यादा अंक',
    solved: 'हल किए सवाल',
    bestStreak: 'लगातार सबसे ज़्यादा',
    achievements: 'उपलब्धियाँ',
    guest: (level) => `स्तर ${level} बंद है। मज़े के लिए खेलो, अंक नहीं जुड़ेंगे।`,
  },

  started: (mode, level) => ({ title: MODES[mode], text: `स्तर ${level}: चलो शुरू करें!` }),
  achievementToast: '🏆 नई उपलब्धि!',
  unlocked: 'खुला',
  locked: 'बंद',
  of: (done, all) => `${all} में से ${done}`,

  play: {
    level: 'स्तर',
    wave: 'लहर',
    shield: 'ढाल',
    shieldLeft: (percent) => `${percent}%`,
    secondsLeft: (seconds) => `${seconds} सेकंड`,
    streak: 'लगातार',
    multiplier: 'अंक',
    panel: 'जवाब',
    stage: 'शहर',
    question: (sum) => `${formatSum(sum)}?`,
    zap: 'ज़ैप',
    field: 'तुम्हारा जवाब',
    placeholder: 'अपना जवाब लिखो…',
    refused: notANumberMessage('कृपया एक संख्या लिखो।'),
    answers: 'जवाब',
    answersFor: (sum) => `${formatSum(sum)} के जवाब`,
    falling: 'स्क्रीन पर सवाल',
    waiting: 'तैयार रहो…',
    missed: mistakeText,
    slip: noSumText,
    why: explainAnswer,
    explainMistake,
    turnWrong: wrongAnswerText,
    levelUnlocked: 'स्तर खुला!',
    nowAvailable: (level) => `स्तर ${level} अब खुला है!`,
    powerUps: POWER_UP_TEXT,
    powerUpBanner: (powerUp) => ({
      name: `${POWER_UP_TEXT[powerUp].name}!`,
      does: `${POWER_UP_TEXT[powerUp].does}।`,
    }),
    waveBanner: (wave) => `लहर ${wave}`,
    sum: 'सवाल',
  },

  challenge: challengeText,

  practice: {
    placeholder: 'अपना जवाब लिखो',
    submit: 'जाँचो',
    correctCount: 'सही',
    incorrectCount: 'गलत',
    newProblem: 'नया सवाल',
    nextProblem: 'अगला सवाल',
    correct: 'सही! बहुत बढ़िया।',
    correctSum: (equation) => `सही! बहुत बढ़िया। ${formatEquation(equation)}।`,
    wrong: (answer) => `बस ज़रा-सी चूक। जवाब ${formatAnswer(answer)} है। फिर कोशिश करो!`,
  },

  over: overText,

  announcement: announcementText,

  ear: earText,
};

export const howToPlay: typeof English.howToPlay = () => text.menu.rules.map((rule) => [rule]);
