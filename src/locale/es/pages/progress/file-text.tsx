import { childName } from '../../../../pages/children/names-text';
import type * as English from '../../../../pages/progress/file-text';
import { formatDate } from '../../../../ui/dates';
import { formatNumber } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { joinList, plural } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  grownUps: 'Para adultos',
  about:
    'Todo esto se queda en el navegador de este dispositivo. Nunca se nos envía a nosotros ni a nadie más, y otros dispositivos no pueden verlo.',
  onlyFor: (child) => `Todo lo que sigue es solo para: ${childName(child)}.`,
  undo: 'Deshacer',

  save: {
    title: 'Guardar en un archivo',
    lead: 'Guarda todo en un archivo pequeño. Conserva el archivo, o llévalo a otro dispositivo y cárgalo allí. Pide ayuda a una persona adulta.',
    button: 'Guardar mi progreso',
    done: (name) => <>Guardado como {name}. Está en tus descargas.</>,
  },

  load: {
    title: 'Cargar desde un archivo',
    lead: 'Añade el progreso que guardaste antes, en este dispositivo o en otro. Tus mejores puntuaciones siempre se conservan, y aquí no se pierde nada.',
    choose: 'Elegir un archivo',
    drop: 'O suéltalo en cualquier lugar de esta página.',
    nothingNew: 'No hay nada nuevo en este archivo',
    willBeAdded: 'Se añadirá esto',
    alreadyHere: 'Todo lo que contiene ya está en este dispositivo.',
    damaged: (titles) => `Una parte del archivo está dañada y se dejó fuera: ${joinList(titles)}.`,
    newer: (titles) =>
      `Guardado por una versión más nueva de Numeria: ${joinList(titles)}. Recarga esta página y carga el archivo de nuevo.`,
    add: 'Añadir a este dispositivo',
    notNow: 'Ahora no',
    ok: 'Aceptar',
    savedOn: (day) => `Guardado el ${formatDate(day, { day: 'numeric', month: 'long', year: 'numeric' })}.`,
    done: 'Listo. Todo lo del archivo está ahora en este dispositivo.',
    doneOnPage: 'Listo. Se ha añadido todo lo del archivo.',
  },

  startOver: {
    title: 'Empezar de cero',
    lead: 'Cada juego empieza otra vez desde el principio. Si otra persona también quiere jugar, es mejor añadir otro niño o niña.',
    button: 'Empezar de cero…',
    question: '¿Empezar de cero?',
    forEveryone: 'Esto borra lo siguiente en este dispositivo, para todas las personas que juegan aquí:',
    forChild: (child) => `Esto borra lo siguiente solo para: ${childName(child)}. Los demás niños conservan lo suyo:`,
    whatIsCleared: (gameWithLevels) => [
      'las mejores puntuaciones, rachas y tiempos de todos los juegos',
      `los niveles, logros y trajes de «${gameWithLevels}»`,
      'el mapa de lo que sabes',
      'tus estrellas en las islas, tus sellos, tus sombreros y tu barco',
      'todo lo que hay en Mi isla y en tu puerto',
      'los vídeos marcados como vistos',
    ],
    notCleared:
      'No cambia tu cuenta, tus favoritos, los minutos de juego ni tus preferencias de sonido, tiempo y colores.',
    keep: 'Conservar todo',
    saveFirst: 'Guardar antes un archivo',
    saved: (name) => `Guardado como ${name}.`,
    clear: 'Borrar todo',
    cleared: 'Se ha borrado todo.',
    clearedExcept: (titles) =>
      `Se ha borrado todo menos lo que guardó una versión más nueva de Numeria: ${joinList(titles)}. Recarga esta página para borrar también eso.`,
    undoable: 'Puedes deshacerlo hasta que salgas de la página.',
  },

  untilClosed: 'Este dispositivo no puede guardar, así que esto se perderá al cerrar la página.',

  undone: 'Deshecho. Todo está como antes.',
  undoneExcept: (titles) => `Deshecho, menos donde ha habido progreso nuevo desde entonces: ${joinList(titles)}.`,
};

export const FILE_ERRORS: typeof English.FILE_ERRORS = {
  empty: 'Este archivo está vacío. Elige otro. No ha cambiado nada.',
  tooBig: 'Este archivo es demasiado grande para ser un progreso guardado. Elige otro. No ha cambiado nada.',
  foreign:
    'Este no es un archivo de progreso. Busca un archivo cuyo nombre empiece por «numeria-progress». No ha cambiado nada.',
  damaged:
    'Este archivo está dañado: falta una parte o está mal. Si hay otra copia, prueba con ella. No ha cambiado nada.',
  newer:
    'Este archivo lo guardó una versión más nueva de Numeria. Recarga esta página e inténtalo de nuevo. No ha cambiado nada.',
  unreadable: 'No pudimos abrir este archivo. Elígelo de nuevo. No ha cambiado nada.',
};

export const omittedText: typeof English.omittedText = {
  file: (count) =>
    plural(
      count,
      `Dejamos fuera ${formatNumber(count)} elemento de este archivo que no reconocimos.`,
      `Dejamos fuera ${formatNumber(count)} elementos de este archivo que no reconocimos.`,
    ),
  link: (count) =>
    plural(
      count,
      `Dejamos fuera ${formatNumber(count)} elemento de este enlace que no reconocimos.`,
      `Dejamos fuera ${formatNumber(count)} elementos de este enlace que no reconocimos.`,
    ),
};

export const CHANGES: typeof English.CHANGES = {
  choices: 'sonido, tiempo o colores, si aún no los has elegido aquí',
  passport: 'el sombrero de tu héroe',
  island: 'el lugar de tus objetos',
  dayVoyage: 'tu semana en el mar',
  weeks: 'las semanas cuyos enlaces has abierto',
  markedSheets: 'las fichas que se han corregido',
  lastRounds: 'partidas con las que puedes competir',
  voyage: 'las islas que has visitado',
  videos: 'lo último que abriste',
};

export const otherRecords: Catalogue<typeof English.otherRecords> = 'récords de otros tipos de partida';

export const titleOfChange: typeof English.titleOfChange = (title) => `${title}:`;

export const changedFacts: typeof English.changedFacts = (facts) =>
  facts
    .map(({ label, before, after }) => `${label.toLowerCase()}: ${after}${before === null ? '' : ` (ahora ${before})`}`)
    .join(', ');
