import type { TimeSetting } from '../../../../../machines/core/time-setting';
import { type CheckCondition, questionSeconds, RULES } from '../../../../../machines/tables-check/rules';
import type * as English from '../../../../games/tables-check/text';
import { chooseCandidateText } from '../../../../play/internal/shared-text';
import { formatSum } from '../../../../ui/format';
import { formatDecimal } from '../../../../ui/format-decimal';
import { numberToWord } from '../../../../ui/number-to-word';
import type { Catalogue } from '../../../catalogue';
import { joinList, plural } from '../../grammar';

function clockLine(time: TimeSetting): string {
  const limit = questionSeconds({ time, speech: 'off' });
  return limit === null ? 'Prends tout ton temps.' : `Tu as ${limit} secondes pour chacune.`;
}

const MANNERS: Readonly<Record<CheckCondition, string>> = {
  alert: 'un son avant la fin du temps',
  colours: 'd’autres couleurs',
  letters: 'une autre taille de texte',
  helper: 'quelqu’un qui écrit à ta place',
  next: 'un bouton Suivant',
  aloud: 'les questions lues à voix haute',
  pad: 'pas de clavier à l’écran',
  reader: 'un lecteur d’écran',
  scan: 'un seul bouton',
  speech: 'des réponses dites à voix haute',
  time: 'plus de temps',
  answers: 'des réponses au choix',
  pauses: 'une pause',
};

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayOf = (iso: string): string => new Intl.DateTimeFormat('fr', DATE).format(new Date(iso));

export const text: Catalogue<typeof English.text> = {
  tagline: 'Tes tables, comme dans le test anglais (Year\u00A04).',
  menu: {
    start: 'Démarrer',
    howToPlay: 'Comment ça marche',
    steps: (time, { isMultipleChoice = false } = {}) => [
      ['D’abord, trois questions pour s’échauffer.', `Puis ${RULES.questions} qui comptent.`],
      isMultipleChoice
        ? [clockLine(time), 'Choisis la réponse.']
        : [
            clockLine(time),
            'Écris la réponse et appuie sur Entrée.',
            'Entrée oubliée\u202F? Ce que tu as écrit compte quand même.',
          ],
      ['Chaque question allume une lampe.', 'À la fin, tu les vois toutes.'],
    ],
    earlier: 'Tes tests',
    none: 'Trois pour s’échauffer, puis 25.',
  },

  arrangements: {
    title: 'Comme dans le test',
    beyond: 'Hors du test',
    beyondHint: 'Ces résultats sont enregistrés à part et signalés.',
    alert: 'Un son quand il reste 2 secondes',
    helper: 'Quelqu’un écrit à ma place',
    next: 'Un bouton Suivant entre les questions',
    aloud: 'Lire les questions à voix haute',
    aloudHint: 'Le chrono démarre après la lecture de la question, ou quand tu écris.',
    pad: 'Pas de clavier de chiffres à l’écran',
    colours: 'Couleurs',
    colourNames: {
      own: 'standard',
      'black-white': 'noir sur blanc',
      'yellow-black': 'jaune sur noir',
      'black-blue': 'noir sur bleu',
      'black-peach': 'noir sur pêche',
      'blue-cream': 'bleu sur crème',
    },
    letters: 'Taille du texte',
    letterNames: {
      'very-small': 'très petite',
      small: 'petite',
      regular: 'normale',
      large: 'grande',
      'very-large': 'très grande',
      largest: 'la plus grande',
    },
    reader: 'Avec un lecteur d’écran',
    readerHint: 'Le chrono démarre à la première touche, ou après 5 secondes.',
    speech: 'Dire les réponses',
    speechHint: 'C’est ton appareil qui écoute. Rien n’est envoyé.',
    speechReload: 'Pour dire les réponses, recharge cette page',
    means: 'Scores moyens en Angleterre',
    meansSource: 'Source\u00A0: ministère de l’Éducation anglais, résultats du test des tables de multiplication.',
    year: 'Année',
    mean: 'Moyenne',
    meanScore: (mean) => formatDecimal(mean, 1),
  },

  play: {
    stage: 'La côte, la nuit',
    form: 'Réponse',
    field: 'Ta réponse',
    enter: 'Entrée',
    skip: 'Passer l’échauffement',
    warmUp: (asked) => `Échauffement\u00A0: question ${asked} sur ${RULES.warmUp}`,
    number: (asked) => `Question ${asked} sur ${RULES.questions}`,
    ready: 'L’échauffement est fini\u202F! Voici les 25 questions.',
    next: 'Suivant',
    asked: (question) => formatSum(question),
    listening: 'Dis ta réponse.',
    deaf: { title: 'Le micro ne marche pas', text: 'Écris tes réponses.' },
  },

  ear: {
    start: ({ time, answers }) =>
      `D’abord ${RULES.warmUp} questions pour s’échauffer, puis ${RULES.questions} questions. ${clockLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'Écris chaque réponse et appuie sur Entrée.'}`,
    asked: ({ first, second }) => `${first} fois ${second}\u202F?`,
    ready: 'L’échauffement est fini\u202F! Voici les 25 questions. Appuie sur Entrée pour commencer.',
  },

  over: {
    title: (score) => `${score} sur ${RULES.questions}`,
    stopped: (asked) =>
      plural(
        asked,
        `${asked} question posée sur ${RULES.questions}`,
        `${asked} questions posées sur ${RULES.questions}`,
      ),
    praise: (score, asked) => {
      if (asked < RULES.questions) return 'C’est un bon début\u202F!';
      return score === RULES.questions
        ? 'Toutes les lampes, toutes les tables\u202F!'
        : 'Les 25 sont faites. La côte brille\u202F!';
    },
    again: 'Faire un autre test',
    menu: 'Menu',
    print: 'Imprimer cette fiche',
    wentWell: (score) =>
      score === 0
        ? 'Tu as tenu jusqu’au bout.'
        : plural(score, 'Tu connaissais une réponse.', `Tu connaissais ${numberToWord(score)} réponses.`),
    practise: (hardest) =>
      hardest === null ? 'Tu les connais toutes\u202F! Réessaie un autre jour.' : `Ta table de ${hardest}.`,
    taken: (manners, standard) =>
      `Passé avec ${joinList(manners.map((manner) => MANNERS[manner]))}. ${
        standard ? 'Tout cela est permis dans le test.' : 'Il ne compte donc pas avec tes scores standard.'
      }`,
    tables: 'Table par table',
    table: (table) => `Table de ${table}`,
    right: (right, of) => plural(right, `${right} juste sur ${of}`, `${right} justes sur ${of}`),
    all: 'Toutes les questions',
    columns: ['', 'Question', 'Toi', 'Temps'],
    nothing: 'rien',
    correct: 'juste',
    incorrect: 'faux',
    time: ({ ms }) => `${formatDecimal(ms / 1000, 1)}\u00A0s`,
    earlier: 'Tes tests précédents',
    apart: '* score non standard',
    compared: (difference) => {
      if (difference === 0) return 'Comme la dernière fois.';
      return difference > 0
        ? `${difference} de plus que la dernière fois.`
        : `${-difference} de moins que la dernière fois. Les scores montent et descendent.`;
    },
    day: dayOf,
    sheet: (at) =>
      at === null ? 'Test des tables de multiplication' : `Test des tables de multiplication, ${dayOf(at)}`,
    name: 'Nom\u00A0:',
  },
};
