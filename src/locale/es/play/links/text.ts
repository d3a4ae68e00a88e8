import type * as English from '../../../../play/links/text';
import type { Catalogue } from '../../../catalogue';

export const copied = 'Enlace copiado';
export const copy = 'Copiar enlace';
export const copyByHand = 'Copie este enlace a mano:';

export const forTeachers = 'Para docentes';
export const questions = 'Preguntas';
export const pickedForMe = 'Elegidas para mí';
export const sameForAll = 'Iguales para todos';
export const pickedText: Catalogue<typeof English.pickedText> =
  'Aquí las partidas eligen lo que conviene practicar ahora. El enlace contiene estos ajustes, y todas las personas que lo abren reciben las mismas preguntas. No dice nada de lo que sabe el niño o la niña.';
export const sameText: Catalogue<typeof English.sameText> =
  'El enlace contiene estos ajustes y preguntas. Todas las personas que lo abren reciben lo mismo.';
