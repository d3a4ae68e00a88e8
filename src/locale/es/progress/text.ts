import type * as English from '../../../progress/text';
import type { Catalogue } from '../../catalogue';

export const PART_TITLES: typeof English.PART_TITLES = {
  learning: 'Lo que sabes',
  videos: 'Vídeos',
  voyage: 'El mapa',
  passport: 'Tu pasaporte',
  captain: 'Tu barco',
  island: 'Mi isla',
  dayVoyage: 'Tus viajes',
  weeks: 'Tus semanas',
  lastRounds: 'Tus últimas partidas',
  markedSheets: 'Tus fichas corregidas',
  choices: 'Tus preferencias',
};

export const FACT_LABELS: Catalogue<typeof English.FACT_LABELS> = {
  bestScore: 'Mejor puntuación',
  bestStreak: 'Mejor racha',
  captain: 'Capitán',
  harbour: 'Objetos en el puerto',
  products: 'Resultados de las tablas que sabes',
  sums: 'Cuentas hasta 20 que sabes',
  ownIsland: 'Objetos en tu isla',
  mended: 'Errores corregidos',
  watched: 'Vídeos vistos',
  stars: 'Estrellas',
  weeks: 'Islas terminadas',
};

export const STAMP_TEXT: typeof English.STAMP_TEXT = {
  firstStar: { title: 'Primera estrella', how: 'Gana una estrella en cualquier isla.' },
  golden: { title: 'Isla de oro', how: 'Gana todas las estrellas de una isla.' },
  tenStars: { title: 'Diez estrellas', how: 'Gana diez estrellas.' },
  everyIsland: { title: 'Capitán', how: 'Gana una estrella en cada isla.' },
  allGolden: { title: 'Mar de oro', how: 'Gana todas las estrellas de todas las islas.' },
  tenInARow: { title: 'Diez seguidas', how: 'Acierta diez veces seguidas.' },
  mender: { title: 'Todo arreglado', how: 'Corrige tres errores con «Practicar estas».' },
  allSigns: { title: 'Cuatro signos', how: 'Aprende una cuenta con +, −, × y ÷.' },
  tenProducts: { title: 'Diez de las tablas', how: 'Aprende diez resultados de las tablas.' },
  wholeTable: { title: 'Una tabla entera', how: 'Aprende una tabla entera.' },
  allTables: { title: 'Todas las tablas', how: 'Aprende todas las tablas.' },
  tenQuick: { title: 'Diez rápidas', how: 'Responde rápido a diez cuentas.' },
  twentySums: { title: 'Veinte cuentas', how: 'Aprende veinte cuentas hasta 20.' },
  allSums: { title: 'Todas las cuentas', how: 'Aprende todas las cuentas hasta 20.' },
};
