import type * as English from '../../../../games/math-warp/praise-text';
import type { Catalogue } from '../../../catalogue';

export const PRAISE_LINES: Catalogue<typeof English.PRAISE_LINES> = [
  '¡Qué vuelo tan suave!',
  '¡Directo al centro!',
  '¡Las estrellas aplauden!',
  '¡Motores a tope!',
  '¡Qué buen salto!',
  '¡Sabes tus tablas!',
  '¡Rumbo perfecto!',
  '¡Le gustas al portal!',
  '¡Como un cometa!',
  '¡Qué pulso de piloto!',
  '¡Trabajo de estrella!',
  '¡A la próxima estrella!',
  '¡Bien pensado!',
  '¡A la velocidad de la luz!',
  '¡La base te aplaude!',
];
