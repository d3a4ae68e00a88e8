import type * as English from '../../../../pages/facts/text';
import type { Catalogue } from '../../../catalogue';

export const STATE_SENTENCES: typeof English.STATE_SENTENCES = {
  new: 'Todavía no has probado esta.',
  learning: 'Estás aprendiendo esta.',
  right: 'Esta la aciertas.',
  quick: '¡Esta la respondes rápido!',
};

export const RUSTY_SENTENCE: Catalogue<typeof English.RUSTY_SENTENCE> =
  'Está un poco olvidada. Juega otra vez para que brille.';

export const OPERATION_NAMES: typeof English.OPERATION_NAMES = {
  '×': 'Multiplicar',
  '÷': 'Dividir',
  '+': 'Sumar',
  '−': 'Restar',
};

export const text: Catalogue<typeof English.text> = {
  title: 'Lo que sabes',
  lead: 'Cada pieza es una cuenta o una habilidad. Juega para llenar tu mosaico.',
  tables: 'Tablas de multiplicar',
  sums: 'Cuentas hasta 20',
  whichMap: (title) => `Mapa: ${title}`,
  map: (title, operation) => `${title}: ${operation}`,
  numbers: 'Números',
  tile: (sum, state) => `${sum}, ${state}`,
  legend: 'Qué significan las piezas',
  next: 'Qué practicar ahora',
  countOf: (count, of) => `${count} de ${of}`,
  undo: 'Deshacer',

  learntTables: {
    title: '¿Qué tablas has aprendido?',
    how: 'Toca las que ya viste en la escuela. Así los juegos sabrán por dónde empezar.',
    table: (table) => `La tabla del ${table}`,
  },

  typing: {
    title: '¿A qué velocidad escribes?',
    about: 'Copia doce números, y el mapa contará el tiempo de pensar, no el de escribir. Se tarda 20 segundos.',
    begin: 'Copiar los números',
    again: 'Otra vez',
    done: '¡Gracias! Ahora el mapa sabe lo rápido que escribes.',
    copy: (number) => `Copia ${number}`,
    ok: 'OK',
    stop: 'Parar',
  },
};

export const countText: typeof English.countText = ({ known, of }) =>
  known === of ? `¡Sabes las ${of}!` : `Sabes ${known} de ${of}.`;

export const skillCountText: typeof English.skillCountText = ({ known, of }) =>
  known === of ? `¡Sabes hacer las ${of}!` : `Sabes hacer ${known} de ${of}.`;

export const SKILL_MAP_TEXT: Catalogue<typeof English.SKILL_MAP_TEXT> = {
  title: 'Más habilidades',
  which: 'Qué habilidades',
  sure: 'segura',
  sureButRusty: 'segura, un poco olvidada',
  gold: 'Una pieza dorada: lo sabes con seguridad. Una verde: la acertaste.',
  practise: 'Practicar',
  practiseSkill: (skill) => `Practicar: ${skill}`,
  state: (state) => `: ${state}`,
};

export const REASON_TEXT: typeof English.REASON_TEXT = {
  missed: 'la última vez falló',
  rusty: 'un poco olvidada',
  learning: 'la estás aprendiendo',
  new: 'nueva',
};

export const ALL_KNOWN: Catalogue<typeof English.ALL_KNOWN> = 'Las sabes todas. ¡Muy bien!';

export const SHARED_MAP_TEXT: Catalogue<typeof English.SHARED_MAP_TEXT> = {
  open: 'Este mapa viene de un enlace. Es de otra persona.',
  damaged: 'Este enlace está dañado y no podemos mostrar su mapa. Pide el enlace otra vez. Tu mapa está más abajo.',
  added: 'Listo. Ahora es parte de tu mapa.',
  addedToPage:
    'Listo. Es parte de tu mapa hasta que cierres la página: este dispositivo no tiene espacio o no deja guardar.',
  same: 'Todo lo de ese mapa ya está en el tuyo.',
  showOwn: 'Mostrar mi mapa',
  add: 'Añadirlo a mi mapa',
  newer: 'Tu mapa lo guardó una versión más nueva de Numeria. Recarga esta página y abre el enlace otra vez.',
  undone: 'Deshecho. Tu mapa está como antes.',
  changedSince: 'Tu mapa ha cambiado desde entonces, así que ya no se puede deshacer.',
};

export const PRINTED_SHEET_TEXT: Catalogue<typeof English.PRINTED_SHEET_TEXT> = {
  title: 'Lo que sé',
  name: 'Nombre:',
  signs: {
    new: 'aún sin preguntar',
    learning: 'aprendiendo',
    right: 'correcta',
    quick: 'correcta y rápida',
    rusty: 'un poco olvidada: hace tiempo que no sale, o falló hace poco',
  },
  next: 'Qué practicar ahora',
  nextOf: (operation) => `${operation}:`,
  nothing: 'todo aprendido',
  skillsTitle: 'Lo que sé hacer',
  skillSigns: {
    new: 'aún sin preguntar',
    learning: 'aprendiendo',
    right: 'correcta',
    quick: 'correcta y segura',
    rusty: 'un poco olvidada',
  },
  foot: 'Hecho por Numeria solo con las respuestas dadas en sus juegos en este dispositivo. El progreso nunca se pierde. 7 × 8 y 8 × 7 cuentan como una sola cuenta. En la división, la fila es el número entre el que se divide. En la resta, es el número que se quita.',
};
