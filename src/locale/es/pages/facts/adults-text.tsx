import { MEMORY } from '../../../../../machines/learning/memory';
import type * as English from '../../../../pages/facts/adults-text';
import { formatSeconds } from '../../../../pages/facts/format-seconds';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const STATE_MEANINGS: typeof English.STATE_MEANINGS = {
  new: {
    name: 'Aún sin preguntar',
    meaning: 'Todavía no ha aparecido en ningún juego en este dispositivo.',
  },
  learning: { name: 'Aprendiendo', meaning: 'Se ha preguntado, pero todavía no sale bien siempre.' },
  right: { name: 'Correcta', meaning: 'Salió bien sin pensar mucho tiempo, o al menos dos veces seguidas.' },
  quick: {
    name: 'Rápida',
    meaning: `Sale bien siempre, en general tras pensar de ${formatSeconds(MEMORY.quickMs)} a ${formatSeconds(MEMORY.goodMs)} segundos, sin contar el tiempo de escribir. Sin cronómetro, y en lo que no es una cuenta, basta con acertar varios días.`,
  },
  rusty: {
    name: 'Un poco olvidada',
    meaning: 'Se sabía, pero después falló o lleva semanas sin salir. El progreso nunca se pierde.',
  },
};

export const text: Catalogue<typeof English.text> = {
  title: 'Para adultos',
  about:
    'Este mapa se hace con las respuestas de todos los juegos en este dispositivo. No se envía nada. Solo sale del dispositivo en papel, como archivo o como enlace, cuando pulsa uno de estos botones.',
  print: 'Imprimir',
  worksheet: 'Ficha para practicar',
  save: 'Guardar en un archivo',
  saved: (name) => (
    <>Guardado como {name}, con el resto del progreso. Puede cargarlo de nuevo en la página «Tu progreso».</>
  ),
  showCode: 'Mostrar como código QR',
  codeWithoutSkills:
    'El código QR solo tiene las tablas y las cuentas, porque no hay sitio para más. El enlace lo tiene todo.',
  link: 'El enlace contiene el propio mapa. Quien lo abre ve este mapa. En su dispositivo no se guarda nada, salvo que lo pida.',
  curriculum: {
    title: 'Lo que sabe hacer el niño o la niña, y dónde está en el plan de estudios de Inglaterra',
    source:
      'Los enunciados son del plan de estudios nacional de Inglaterra de 2014, que se sustituirá a partir de 2028. Contiene información del sector público con la licencia Open Government Licence v3.0. La relación entre habilidades y enunciados es criterio nuestro.',
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
