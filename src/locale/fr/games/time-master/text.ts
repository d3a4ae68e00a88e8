import { QUIZ, quizLimits } from '../../../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../../../machines/core/time-setting';
import type { Practice } from '../../../../../machines/time-master/practice';
import type { Question } from '../../../../../machines/time-master/questions';
import type { RejectionReason } from '../../../../../machines/time-master/read-answer';
import type { Settings } from '../../../../../machines/time-master/rules';
import type * as English from '../../../../games/time-master/text';
import { DIFFICULTY_NAMES } from '../../../../play/internal/shared-text';
import type { AnswerSetting } from '../../../../play/round/answer-mode';
import type { Catalogue } from '../../../catalogue';
import { clocksText, spokenQuestion } from './spoken-text';
import { am, pm } from './time-text';

function limitLine(time: TimeSetting): string {
  const { question, round } = quizLimits(time);
  return question === null || round === null
    ? 'Prends tout ton temps.'
    : `${question} secondes par question, ${round / 60} minutes en tout.`;
}

const PRACTICE: Readonly<Record<Practice, string>> = {
  minutesInHours: '1 heure, c’est 60 minutes. Donc 2 heures, c’est 120 minutes.',
  hoursInDays: '1 jour, c’est 24 heures. Donc 2 jours, c’est 48 heures.',
  hoursOnClock: 'Compte d’heure en heure sur une vraie horloge.',
  overTheHour: 'Va d’abord jusqu’à l’heure pile, puis continue à compter.',
  overNoon: 'À 12 heures, à midi, AM devient PM. À minuit, PM devient AM.',
  comparing: 'Dis une heure de deux façons\u00a0: 3:30, c’est 3 heures et demie.',
  dayClock: 'L’après-midi, ajoute 12\u00a0: 3 PM, c’est 15:00.',
  daysOn: 'Récite les jours de la semaine.',
  daysBack: 'Récite les jours de la semaine à l’envers.',
  hands: 'Petite aiguille\u00a0: les heures. Grande aiguille\u00a0: compte de cinq en cinq.',
};

function exampleOf({ asked }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return '48';
    case 'elapsedTime':
      return asked.asks === 'length' ? '2 h 35 min' : '3:45 PM';
    case 'timeComparison':
      return '';
    case 'dateArithmetic':
      return 'mardi';
    case 'clockReading':
      return asked.answers === 'figures' ? '3:45 PM' : '3:45';
  }
}

function placeholderOf({ asked }: Question): string {
  switch (asked.type) {
    case 'timeConversion':
      return asked.unit === 'hours' ? 'heures' : 'minutes';
    case 'elapsedTime':
      return asked.asks === 'length' ? 'h et min' : 'AM ou PM';
    case 'timeComparison':
      return '';
    case 'dateArithmetic':
      return 'jour';
    case 'clockReading':
      return asked.answers === 'figures' ? 'AM ou PM' : 'h:mm';
  }
}

function rejectionText(refusal: RejectionReason, question: Question): string {
  const { asked } = question;
  switch (refusal) {
    case 'halfMissing':
      return 'AM ou PM\u202f?';
    case 'unitMissing':
      return 'Heures ou minutes\u202f?';
    case 'otherUnit':
      if (asked.type !== 'timeConversion') return 'Écris un nombre.';
      return asked.unit === 'hours' ? 'Écris un nombre d’heures.' : 'Écris un nombre de minutes.';
    case 'unreadable':
      return `Écris comme ceci\u00a0: ${exampleOf(question)}`;
  }
}

const hardHint = ({ answers }: Settings & AnswerSetting): string =>
  answers === 'choice' ? 'Au-delà de midi' : 'Au-delà de midi. Écris ta réponse.';

function keysLine({ difficulty, type, answers }: Settings & AnswerSetting): string {
  if (answers === 'choice') return 'Choisis avec les touches des chiffres.';
  if (difficulty !== 'hard') return 'Choisis avec les touches 1 à 4, puis appuie sur Entrée.';
  if (type === 'clock') return 'Écris la réponse, puis appuie sur Entrée.';
  return 'Écris la réponse, ou choisis avec les touches 1 à 3, puis appuie sur Entrée.';
}

export const text: Catalogue<typeof English.text> = {
  tagline: 'Regarde tourner les aiguilles de la grande horloge\u202f!',

  menu: {
    choices: {
      difficulty: {
        easy: { name: DIFFICULTY_NAMES.easy, hint: 'L’heure pile et la demie' },
        medium: { name: DIFFICULTY_NAMES.medium, hint: 'De cinq en cinq minutes' },
        hard: { name: DIFFICULTY_NAMES.hard, hint: hardHint },
      },
      type: { all: 'Tout sur l’heure', clock: 'Lire l’horloge' },
    },
    start: 'Commencer',
    howToPlay: 'Comment jouer',
    steps: (time, { questions = QUIZ.questions, isMultipleChoice = false } = {}) => [
      ['Lis la question. Regarde l’horloge.', 'AM\u00a0: avant midi. PM\u00a0: après midi.'],
      isMultipleChoice ? ['Choisis une réponse.'] : ['Choisis une réponse, ou écris-la.', 'Puis appuie sur Vérifier.'],
      [`Il y a ${questions} questions.`, limitLine(time)],
    ],
  },

  play: {
    stage: 'La tour de l’horloge',
    panel: 'Réponse',
    keys: { am, pm, hours: { name: 'heures', typed: 'h' }, minutes: { name: 'minutes', typed: 'min' } },
    given: (answer) => `Ta réponse\u00a0: ${answer}`,
    field: 'Ta réponse',
    placeholder: placeholderOf,
    refused: rejectionText,
  },

  ear: {
    start: (settings, questions = QUIZ.questions) =>
      settings.type === 'clock'
        ? `${questions} questions sur les horloges. ${limitLine(settings.time)} ${keysLine(settings)}`
        : `${questions} questions sur l’heure. ${limitLine(settings.time)} ${keysLine(settings)}`,
    asked: spokenQuestion,
    clocks: clocksText,
  },

  over: {
    title: (score) =>
      score >= QUIZ.celebratedFrom ? '🏆 Pile à l’heure\u202f!' : 'Ding dong\u202f! La partie est finie.',
    praise: [
      'Bravo\u202f! L’horloge n’a plus de secret pour toi.',
      'Super travail. Tu connais bien l’horloge\u202f!',
      'C’est bien. Tu y es presque\u202f!',
      'Bel effort\u202f! À chaque partie, tu vas plus vite.',
    ],
    practiceNext: (practice, score) =>
      practice !== null
        ? PRACTICE[practice]
        : score === QUIZ.questions
          ? 'Essaie la difficulté suivante, ou d’autres questions.'
          : 'Essaie toutes les questions.',
    badge: (difficulty) => DIFFICULTY_NAMES[difficulty],
  },
};
