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
  return limit === null ? 'Tómate todo el tiempo que quieras.' : `Tienes ${limit} segundos para cada una.`;
}

const MANNERS: Readonly<Record<CheckCondition, string>> = {
  alert: 'un sonido cuando se acaba el tiempo',
  colours: 'otros colores',
  letters: 'otro tamaño de letra',
  helper: 'alguien que escribe por ti',
  next: 'un botón Siguiente',
  aloud: 'preguntas leídas en voz alta',
  pad: 'el teclado de la pantalla oculto',
  reader: 'un lector de pantalla',
  scan: 'un solo pulsador',
  speech: 'respuestas habladas',
  time: 'más tiempo',
  answers: 'respuestas para elegir',
  pauses: 'una pausa',
};

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayOf = (iso: string): string => new Intl.DateTimeFormat('es', DATE).format(new Date(iso));

export const text: Catalogue<typeof English.text> = {
  tagline: 'Tus tablas, como en la prueba inglesa (Year\u00A04).',
  menu: {
    start: 'Empezar la prueba',
    howToPlay: 'Cómo funciona',
    steps: (time, { isMultipleChoice = false } = {}) => [
      ['Primero, tres preguntas para calentar.', `Luego, ${RULES.questions} que cuentan.`],
      isMultipleChoice
        ? [clockLine(time), 'Elige la respuesta.']
        : [
            clockLine(time),
            'Escribe la respuesta y pulsa Intro.',
            '¿Olvidaste pulsar Intro? Lo que escribiste también cuenta.',
          ],
      ['Cada pregunta enciende un farol.', 'Al final los ves todos.'],
    ],
    earlier: 'Tus pruebas',
    none: 'Tres para calentar, luego 25.',
  },

  arrangements: {
    title: 'Como en la prueba',
    beyond: 'Fuera de la prueba',
    beyondHint: 'Estos resultados se guardan aparte y llevan una marca.',
    alert: 'Un sonido cuando quedan 2 segundos',
    helper: 'Otra persona escribe por mí',
    next: 'Un botón Siguiente entre preguntas',
    aloud: 'Leer las preguntas en voz alta',
    aloudHint: 'El reloj empieza después de leer la pregunta, o al escribir.',
    pad: 'Sin teclado de números en la pantalla',
    colours: 'Colores',
    colourNames: {
      own: 'estándar',
      'black-white': 'negro sobre blanco',
      'yellow-black': 'amarillo sobre negro',
      'black-blue': 'negro sobre azul',
      'black-peach': 'negro sobre melocotón',
      'blue-cream': 'azul sobre crema',
    },
    letters: 'Tamaño de letra',
    letterNames: {
      'very-small': 'muy pequeño',
      small: 'pequeño',
      regular: 'normal',
      large: 'grande',
      'very-large': 'muy grande',
      largest: 'el más grande',
    },
    reader: 'Con lector de pantalla',
    readerHint: 'El reloj empieza con la primera tecla, o después de 5 segundos.',
    speech: 'Decir las respuestas',
    speechHint: 'Escucha solo tu dispositivo. No se envía nada.',
    speechReload: 'Para decir las respuestas, recarga esta página',
    means: 'Puntuación media en Inglaterra',
    meansSource: 'Fuente: Ministerio de Educación británico, prueba de las tablas de multiplicar.',
    year: 'Año',
    mean: 'Media',
    meanScore: (mean) => formatDecimal(mean, 1),
  },

  play: {
    stage: 'La costa de noche',
    form: 'Respuesta',
    field: 'Tu respuesta',
    enter: 'Intro',
    skip: 'Saltar el calentamiento',
    warmUp: (asked) => `Calentamiento: pregunta ${asked} de ${RULES.warmUp}`,
    number: (asked) => `Pregunta ${asked} de ${RULES.questions}`,
    ready: '¡Fin del calentamiento! Aquí van las 25 preguntas.',
    next: 'Siguiente',
    asked: (question) => formatSum(question),
    listening: 'Di tu respuesta.',
    deaf: { title: 'El micrófono no funciona', text: 'Escribe tus respuestas.' },
  },

  ear: {
    start: ({ time, answers }) =>
      `Primero ${RULES.warmUp} preguntas para calentar, luego ${RULES.questions} preguntas. ${clockLine(time)} ${answers === 'choice' ? chooseCandidateText() : 'Escribe cada respuesta y pulsa Intro.'}`,
    asked: ({ first, second }) => `¿${first} por ${second}?`,
    ready: '¡Fin del calentamiento! Aquí van las 25 preguntas. Pulsa Intro para empezar.',
  },

  over: {
    title: (score) => `${score} de ${RULES.questions}`,
    stopped: (asked) => `${asked} de ${RULES.questions} preguntas hechas`,
    praise: (score, asked) => {
      if (asked < RULES.questions) return '¡Es un buen comienzo!';
      return score === RULES.questions ? '¡Todos los faroles, todas las tablas!' : 'Las 25, hechas. ¡La costa brilla!';
    },
    again: 'Hacer otra prueba',
    menu: 'Menú',
    print: 'Imprimir esta hoja',
    wentWell: (score) =>
      score === 0
        ? 'Seguiste hasta el final.'
        : plural(score, 'Sabías una respuesta.', `Sabías ${numberToWord(score)} respuestas.`),
    practise: (hardest) => (hardest === null ? '¡Las sabes todas! Prueba otro día.' : `Tu tabla del ${hardest}.`),
    taken: (manners, standard) =>
      `Hecha con ${joinList(manners.map((manner) => MANNERS[manner]))}. ${
        standard ? 'Todo esto está permitido en la prueba.' : 'Por eso no cuenta con tus puntuaciones estándar.'
      }`,
    tables: 'Tabla por tabla',
    table: (table) => `Tabla del ${table}`,
    right: (right, of) => plural(right, `${right} correcta de ${of}`, `${right} correctas de ${of}`),
    all: 'Todas las preguntas',
    columns: ['', 'Pregunta', 'Tú', 'Tiempo'],
    nothing: 'nada',
    correct: 'correcto',
    incorrect: 'error',
    time: ({ ms }) => `${formatDecimal(ms / 1000, 1)}\u00A0s`,
    earlier: 'Tus pruebas anteriores',
    apart: '* puntuación no estándar',
    compared: (difference) => {
      if (difference === 0) return 'Igual que la última vez.';
      return difference > 0
        ? `${difference} más que la última vez.`
        : `${-difference} menos que la última vez. La puntuación sube y baja.`;
    },
    day: dayOf,
    sheet: (at) =>
      at === null ? 'Prueba de las tablas de multiplicar' : `Prueba de las tablas de multiplicar, ${dayOf(at)}`,
    name: 'Nombre:',
  },
};
