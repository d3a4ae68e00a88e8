import { formatSolvedTime } from '../../../../../games/times-tables/format-time';
import type * as English from '../../../../../games/times-tables/text/result';
import type { Catalogue } from '../../../../catalogue';

export const resultText: Catalogue<typeof English.resultText> = {
  title: '¡Felicidades! ¡Resolviste el rompecabezas! 🎉',
  time: 'Tu tiempo',
  newBest: '¡Tu mejor tiempo!',
  bestOf: (size, seconds) => `Mejor tiempo en ${size} × ${size}: ${formatSolvedTime(seconds)}`,
  praise: (checks) => (checks === 1 ? '¡Bien a la primera!' : '¡No te rendiste!'),
  solved: 'Rompecabezas resueltos',
  found: 'hallados',
  wentWell: (size, checks) =>
    checks === 1
      ? `Hallaste los ${2 * size} números sin ninguna pista.`
      : `Hallaste los ${2 * size} números con ${checks} comprobaciones.`,
  practiceNext: (practice, size) => {
    if (practice !== null) {
      const { factor, times, product } = practice;
      return `Di la tabla del ${factor}. ${factor}\u00A0×\u00A0${times}\u00A0=\u00A0${product}.`;
    }
    return size === 3 ? 'Prueba un rompecabezas de 4 × 4.' : 'Tapa una fila y vuelve a calcularla de cabeza.';
  },
  lookAgain: 'Pulsa una ficha para ver sus filas de puntos.',
  share: 'Compartir resultado',
  shareNote: 'Comparte este rompecabezas con alguien.',
  shareNow: 'Compartir',
  byHand: 'Copia tú este texto:',
  shared: {
    shared: '',
    cancelled: '',
    copied: '¡Resultado copiado en el portapapeles!',
    failed: 'No se pudo copiar el resultado',
  },
  shareText: ({ size, seconds, streak, link }) =>
    [
      'Maestro de las tablas',
      `Resolví un rompecabezas de ${size} × ${size} en ${formatSolvedTime(seconds)}.`,
      `Racha: ${streak}`,
      `Pruébalo: ${link}`,
    ].join('\n'),
};
