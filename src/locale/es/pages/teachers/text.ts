import type * as English from '../../../../pages/teachers/text';
import type { Catalogue } from '../../../catalogue';
import { joinList } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'Para docentes',
  lead: 'Gratis y sin registro. No se envía ningún dato de sus alumnos.',
  contents: 'En esta página',
  parts: {
    plan: 'Lo que enseña',
    week: 'Una semana de partidas',
    board: 'Jugar en esta pizarra',
    games: 'Todos los juegos y sus ajustes',
  },
  sources:
    'Los enunciados son del plan de estudios nacional de Inglaterra de 2014, que se sustituirá a partir de 2028. Los códigos son de los Common Core State Standards de 2010. Contiene información del sector público con la licencia Open Government Licence v3.0. Los enlaces entre juegos y enunciados son criterio nuestro, y cada uno se comprueba con las preguntas que hace el juego. Unos puntos suspensivos (…) indican lo que dice un enunciado y el juego no practica.',

  plan: {
    title: '¿Qué enseña?',
    year: 'Curso',
    chooseYear: 'Elija un curso para ver su parte del plan de estudios y las partidas que la practican.',
    curriculum: (year) => `Plan de estudios de Inglaterra de 2014, ${year}`,
    chooseStatement: 'Elija un enunciado para obtener un enlace, un código QR y una ficha.',
    games: (titles) => titles.join(', '),
    rounds: 'Partidas adecuadas',
    practises: 'Lo que practica:',
    quiz: 'Concurso con tarjetas de respuesta',
    lessons: (topic) => `Lecciones: ${topic}`,
    add: 'Añadir a la semana',
    added: (game) => `«${game}» está en la semana, más abajo.`,
    full: 'La semana está llena. Quite antes una partida.',
    quickWeek: (lengths) => `Una semana: ${lengths}`,
    quickAdded: (lengths) => `La semana de abajo tiene ${lengths}.`,
    goToWeek: 'Ir a la semana',
  },

  lengths: (lengths) => joinList(lengths.map(([length, count]) => (count === 1 ? length : `${count} × ${length}`))),

  tables: {
    '×': (numbers) => `Tablas del ${joinList(numbers.map(String))}`,
    '÷': (numbers) => `Tablas del ${joinList(numbers.map(String))}, en divisiones`,
  },
  allTables: { '×': 'Todas las tablas', '÷': 'Todas las tablas, en divisiones' },

  who: {
    one: 'Un niño o una niña',
    two: 'Dos en una pizarra',
    class: 'La clase contra la tormenta',
  },

  link: {
    who: 'Quién juega',
    same: 'Las mismas preguntas para todos',
    sameHint:
      'Quienes abren el enlace reciben las mismas preguntas. Si no, cada dispositivo elige preguntas para su niño o niña.',
    onlyTables: 'Solo se preguntan estas tablas. Cada dispositivo elige las que conviene practicar ahora.',
    open: 'Abrir',
    worksheet: 'Ficha',
    forClass: 'Para la clase',
    showLarge: 'Mostrar el código en grande',
    scan: 'Escanea este código con la cámara de tu dispositivo.',
  },

  week: {
    title: 'Una semana de partidas',
    about:
      'Varias partidas en un solo enlace, como 3 × 10 minutos de tarea. Elija arriba lo que enseña y pulse «Añadir a la semana». En el dispositivo de cada niño, la semana es un pequeño viaje que se puede jugar en varios días.',
    order: 'Orden',
    orders: { any: 'En cualquier orden', days: 'Una cada día' },
    rounds: 'Partidas de la semana',
    settings: (settings, isSame) =>
      [settings, isSame ? 'las mismas preguntas para todos' : ''].filter(Boolean).join(', '),
    length: (game) => `Duración: ${game}`,
    earlier: (game) => `Antes: ${game}`,
    later: (game) => `Después: ${game}`,
    remove: (game) => `Quitar: ${game}`,
    code: 'Código QR de la semana',
    open: 'Probar la semana',
    board: 'Pizarra de la semana',
    contains:
      'El enlace contiene toda la semana y ningún dato de los niños. Al final, cada dispositivo muestra un código, y la pizarra reúne los barcos que han llegado.',
  },

  board: {
    title: 'Jugar en esta pizarra',
    how: {
      one: 'Juega un niño, y la clase mira y ayuda.',
      two: 'Dos niños, cada uno en media pizarra, tiran de la misma cuerda.',
      class: 'La clase dice las respuestas y lleva el barco a puerto.',
    },
    show: 'Mostrar en esta pizarra',
    showHow: (who) => `Mostrar en esta pizarra: ${who}`,
    game: 'El juego de la pizarra',
  },

  game: {
    ages: (from, to) => `De ${from} a ${to} años.`,
    teaches: (skills) => `${skills.join(', ')}.`,
    curriculum: 'En el plan de estudios',
    england: (year) => `Inglaterra 2014, ${year}:`,
    commonCore: 'Common Core 2010:',
    link: 'Un enlace o código QR para la clase',
  },
};
