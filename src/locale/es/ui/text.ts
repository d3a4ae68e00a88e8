import type * as English from '../../../ui/text';
import type { Catalogue } from '../../catalogue';

export const close = 'Cerrar';

export const previousIn: typeof English.previousIn = (list) => `Anterior: ${list}`;
export const nextIn: typeof English.nextIn = (list) => `Siguiente: ${list}`;

export const toastLabel = 'Mensaje';
export const toastsLabel = 'Mensajes ({hotkey})';

export const notLoaded: Catalogue<typeof English.notLoaded> = {
  title: 'No se pudo cargar',
  text: 'Comprueba tu conexión y vuelve a intentarlo.',
};
