import type * as English from '../../../../play/menu/link-setting-text';
import type { Catalogue } from '../../../catalogue';

export const LINK_SETTING_LABELS: Catalogue<typeof English.LINK_SETTING_LABELS> = {
  answers: 'Respuestas',
  colours: 'Colores',
  letters: 'Letras',
  pad: 'Teclado',
  next: 'Siguiente',
  alert: 'Aviso',
  aloud: 'En voz alta',
  helper: 'Ayuda',
  reader: 'Lector',
  speech: 'Voz',
  time: 'Tiempo',
  money: 'Dinero',
  choice: 'Opciones',
  own: 'Los míos',
  'black-white': 'Negro y blanco',
  'yellow-black': 'Amarillo y negro',
  'black-blue': 'Negro y azul',
  'black-peach': 'Negro y melocotón',
  'blue-cream': 'Azul y crema',
  regular: 'Normal',
  narrow: 'Estrecha',
  'very-small': 'Muy pequeña',
  small: 'Pequeña',
  large: 'Grande',
  'very-large': 'Muy grande',
  largest: 'La más grande',
  on: 'Sí',
  off: 'No',
  normal: 'Normal',
  longer: 'Extra',
  none: 'Libre',
};

export const settingsText: typeof English.settingsText = (settings) =>
  settings
    .map(({ name, value }, index) => `${index === 0 ? name : name.toLowerCase()}:\u00a0${value.toLowerCase()}`)
    .join(', ');
