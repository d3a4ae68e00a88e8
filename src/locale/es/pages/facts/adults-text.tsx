import { MEMORY } from '../../../../../machines/learning/memory';
import type * as English from '../../../../pages/facts/adults-text';
import { formatSeconds } from '../../../../pages/facts/format-seconds';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const STATE_MEANINGS: typeof English.STATE_MEANINGS = {
  new: {
    name: 'Aún no se ha preguntado',
    meaning: 'Todavía no ha aparecido en ningún juego en este dispositivo.',
  },
  learning: { name: 'Aprendiendo', meaning: 'Se ha preguntado, pero todavía no sale bien con seguridad.' },
  right: { name: 'Correcta', meaning: 'Salió bien sin pensar mucho tiempo, o al menos dos veces seguidas.' },
  quick: {
    name: 'Rápida',
    meaning: `Sale bien con seguridad, casi siempre en ${formatSeconds(MEMORY.quickMs)} a ${formatSeconds(MEMORY.goodMs)} segundos de pensar, sin contar el tiempo de escribir. Sin cronómetro, y en lo que no es una cuenta, basta con acertar varios días.`,
  },
  rusty: {
    name: 'Un poco oxidada',
    meaning: 'Se sabía, pero después falló o lleva semanas sin salir. El progreso nunca se quita.',
  },
};

export const text: Catalogue<typeof English.text> = {
  title: 'Para personas adultas',
  about:
    'Este mapa se hace con las respuestas de todos los juegos en este dispositivo. Nada de él se envía. Solo sale del dispositivo en papel, como archivo o como enlace, cuando pulsa uno de estos botones.',
  print: 'Imprimir',
  worksheet: 'Ficha para practicar',
  save: 'Guardar en un archivo',
  saved: (name) => (
    <>Guardado como {name}, con el resto del progreso. Puede cargarlo de nuevo en la página del progreso.</>
  ),
  showCode: 'Mostrar como código QR',
  codeWithoutSkills:
    'El código QR solo tiene las tablas y las cuentas, porque no hay sitio para más. El enlace lo tiene todo.',
  link: 'El enlace contiene el propio mapa. Quien lo abre ve este mapa. No se guarda nada en su dispositivo, salvo que lo elija.',
  curriculum: {
    title: 'Lo que sabe hacer el niño o la niña, y dónde está en el plan de estudios de Inglaterra',
    source:
      'Los enunciados son del plan de estudios nacional de Inglaterra de 2014, que se sustituirá a partir de 2028. Contiene información del sector público con la licencia Open Government Licence v3.0. Qué habilidad es parte de qué enunciado es nuestro propio criterio.',
    topic: (topic, known, of) => `${topic}: ${known} de ${of}`,
    skill: (name, state) => (
      <>
        {name}: {state}
      </>
    ),
    skillAsked: (name, state, times) => (
      <>
        {name}: {state}, {plural(times, 'se ha preguntado una vez', `se ha preguntado ${times} veces`)}
      </>
    ),
    skillAskedOften: (name, state) => (
      <>
        {name}: {state}, se ha preguntado muchas veces
      </>
    ),
  },
};
