import { countFlames } from '../../../../../../machines/arithmetic-hero/rules';
import type { Operation } from '../../../../../../machines/core/arithmetic';
import type * as English from '../../../../../games/arithmetic-hero/text/result';
import { formatNumber, formatSum } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

const PRACTISE: Readonly<Record<Operation, string>> = {
  '+': 'Sumas',
  '−': 'Restas',
  '×': 'Multiplicaciones',
  '÷': 'Divisiones',
};

function withoutMistakes({ solved, openLevel }: Parameters<typeof English.overText.practiceNext>[1]): string {
  if (solved === 0) return 'La próxima vez, prueba una sola cuenta.';
  return openLevel === null ? 'Intenta una racha más larga.' : `Prueba el nivel ${openLevel}, o una racha más larga.`;
}

export const overText: Catalogue<typeof English.overText> = {
  title: 'Fin de la partida',
  praise: {
    incredible: '¡Increíble!',
    amazing: '¡Asombroso!',
    outstanding: '¡Sobresaliente!',
    great: '¡Genial!',
    well: '¡Muy bien!',
    good: '¡Buen intento!',
  },
  onAccuracy: {
    perfect: '¡Precisión perfecta!',
    excellent: '¡Precisión excelente!',
    great: '¡Muy buena precisión!',
    good: '¡Buena precisión!',
    practising: '¡Sigue practicando!',
  },
  score: 'Puntuación',
  bestStreak: 'Mejor racha',
  accuracy: 'Precisión',
  percent: (percent) => `${percent}\u00A0%`,
  solved: 'Cuentas resueltas',
  newLevel: '¡Nuevo nivel abierto!',
  reached: (level) => `¡Has llegado al nivel ${level}!`,
  toGo: (level) => `Para abrir el nivel ${level}`,
  ofGoal: (score, goal) => `${formatNumber(score)} de ${formatNumber(goal)}: faltan ${formatNumber(goal - score)}`,
  achievements: '¡Nuevos logros!',
  playLevel: (level) => `Jugar el nivel ${level}`,
  again: 'Jugar otra vez',
  menu: 'Menú principal',
  wentWell: (solved, streak) =>
    countFlames(streak) > 0
      ? `¡${formatNumber(streak)} aciertos seguidos!`
      : solved > 0
        ? plural(solved, 'Resolviste una cuenta.', `Resolviste ${formatNumber(solved)} cuentas.`)
        : '¡Valiente intento!',
  practiceNext: (missed, round) =>
    missed === null ? withoutMistakes(round) : `${PRACTISE[missed.operation]}, como ${formatSum(missed)}.`,
};
