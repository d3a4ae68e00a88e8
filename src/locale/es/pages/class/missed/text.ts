import type * as English from '../../../../../pages/class/missed/text';
import { formatNumber } from '../../../../../ui/format';
import { numberToWord } from '../../../../../ui/number-to-word';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'Las más difíciles',
  fromAnswers: (children) =>
    plural(
      children,
      'Según las respuestas de un animal.',
      `Según las respuestas de ${numberToWord(children)} animales.`,
    ),
  codesWithoutAnswers: (codes) =>
    plural(codes, 'Un código solo tiene puntuación.', `${formatNumber(codes)} códigos solo tienen puntuación.`),
  longRounds: (answers) => `En las partidas largas, solo cuentan las primeras ${answers} respuestas.`,
  nobodyNamed: 'No hay nombres ni clasificación.',
  onlyScores:
    'Estos códigos solo tienen puntuación. Son de una versión anterior de este sitio, o de partidas con otros ajustes.',
  noMistakes: 'Nadie falló ninguna pregunta. ¡Qué gran viaje!',
  missedBy: ({ missed, asked }) => `${formatNumber(missed)} de ${formatNumber(asked)} con error`,
  discuss: 'Comentar',
  showAll: (count) => `Mostrar todas (${formatNumber(count)})`,
  back: 'Volver a los barcos',
  failed: 'No se pudieron cargar las preguntas. Compruebe su conexión e inténtelo de nuevo. Los barcos siguen aquí.',

  discussion: {
    all: 'Todas las preguntas',
    earlier: 'Pregunta anterior',
    next: 'Pregunta siguiente',
    about: (index, count, { missed, asked }) =>
      `Pregunta ${formatNumber(index + 1)} de ${formatNumber(count)}. ${formatNumber(missed)} de ${formatNumber(asked)} con error.`,
    choices: 'Respuestas para elegir',
    slips: 'Errores frecuentes',
    spokenSlips: (slips) => `Errores frecuentes. ${slips.map((slip) => `${slip.answer}: ${slip.why}`).join(' ')}`,
    steps: 'Cómo resolverlo',
    answer: 'La respuesta',
    spokenAnswer: (answer) => `La respuesta: ${answer}`,
    reveal: {
      slips: 'Mostrar errores frecuentes',
      firstStep: 'Mostrar cómo resolverlo',
      step: 'Paso siguiente',
      answer: 'Mostrar la respuesta',
    },
  },
};
