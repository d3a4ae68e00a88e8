import type * as English from '../../../../../play/round/unfinished-round/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  label: 'La partida que dejaste',
  left: (game) => `Tenías una partida a medias: ${game}.`,
  question: '¿Seguir donde lo dejaste?',
  goOn: 'Seguir',
  decline: 'No, gracias',
};
