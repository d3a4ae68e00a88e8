import type * as English from '../../../../../games/arithmetic-hero/text/tabbed';
import { formatNumber } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';
import { challengeText } from './challenge';

const ITEMS: Catalogue<typeof English.tabbedText.customiser.items> = {
  blue: 'azul',
  red: 'rojo',
  green: 'verde',
  purple: 'morado',
  orange: 'naranja',
  default: 'clásico',
  square: 'cuadrado',
  diamond: 'rombo',
  star: 'estrella',
  wave: 'ola',
  flames: 'llamas',
  lightning: 'relámpago',
  plus: 'signo más',
  bolt: 'rayo',
};

const PARTS = { color: 'el color', mask: 'la máscara', cape: 'la capa', emblem: 'el emblema' } as const;

export const tabbedText: Catalogue<typeof English.tabbedText> = {
  practice: {
    tab: 'Modo práctica',
    settingsTab: 'Ajustes',
    tabs: 'Práctica o ajustes',
    badge: (level) => `Práctica del nivel ${level}`,
    multipleChoice: 'Elegir entre varias respuestas',
    operations: { '+': 'Sumar', '−': 'Restar', '×': 'Multiplicar', '÷': 'Dividir' },
    operationsNote: 'Las operaciones de este nivel. Avanza en el modo Arcade para abrir más.',
  },

  customiser: {
    title: 'Viste a tu héroe',
    back: 'Volver',
    preview: 'Vista previa',
    achievements: (unlocked, of) => `${unlocked} de ${of} logros conseguidos`,
    correct: (total) =>
      plural(
        total,
        `${formatNumber(total)} respuesta correcta hasta ahora`,
        `${formatNumber(total)} respuestas correctas hasta ahora`,
      ),
    save: 'Guardar',
    tabs: { color: 'Colores', mask: 'Máscaras', cape: 'Capas', emblem: 'Emblemas' },
    tabsLabel: 'Partes del héroe',
    unlockAt: (count) => `Se abre con ${formatNumber(count)}`,
    missing: (count) => plural(count, '1 respuesta correcta más', `${formatNumber(count)} respuestas correctas más`),
    clickToUnlock: 'Toca para abrir',
    chosen: 'Elegido',
    items: ITEMS,
    unlocked: (type, id) => ({
      title: '¡Tienes algo nuevo!',
      text: `¡Ya tienes ${PARTS[type]} «${ITEMS[id]}»!`,
    }),
    saved: { title: '¡Héroe listo!', text: 'El traje de tu héroe está guardado.' },
  },

  rewards: {
    title: 'Galería de premios',
    back: 'Volver',
    achievements: 'Logros',
    levels: 'Niveles abiertos',
    totalCorrect: 'Respuestas correctas',
    bestStreak: 'Mejor racha',
    tabsLabel: 'Premios',
    achievementsTab: 'Logros',
    scoresTab: 'Récords',
    arcadeLevel: (level) => `Arcade, nivel ${level}`,
    challenge: 'Reto',
    sprint: challengeText.sprint,
    score: (score) => (score === 0 ? '-' : formatNumber(score)),
    otherTimes: { longer: 'Con más tiempo', none: 'Sin límite de tiempo' },
    byChoice: {
      normal: 'Con respuestas para elegir',
      longer: 'Con respuestas para elegir y más tiempo',
      none: 'Con respuestas para elegir, sin límite de tiempo',
    },
    keep: 'Guardar o cargar tu progreso',
  },
};
