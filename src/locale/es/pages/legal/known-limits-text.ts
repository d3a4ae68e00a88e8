import type * as English from '../../../../pages/legal/known-limits-text';
import type { Catalogue } from '../../../catalogue';

export const LIMITS: Catalogue<typeof English.LIMITS> = {
  videos: {
    name: 'Vídeos:',
    text: 'las páginas de vídeos muestran vídeos de otras personas, de YouTube. No todos tienen subtítulos revisados por una persona, y no podemos añadir audiodescripción ni transcripciones.',
  },
  drawnSums: {
    name: 'Cuentas dibujadas:',
    text: 'algunos juegos dibujan cuentas en su escena. Siguen la letra y el contraste elegidos en «Cómo juego», pero no la hoja de estilo de su navegador.',
  },
  keys: {
    name: 'Teclas sueltas:',
    text: 'durante una partida, P hace una pausa, R repite la pregunta, F dice los puntos y las cifras eligen una respuesta. Estas teclas no se pueden cambiar.',
  },
  twoPlayers: {
    name: 'Dos jugadores en una pantalla:',
    text: 'un toque cuenta en cuanto el dedo baja, así que no se puede anular apartando el dedo.',
  },
  languages: {
    name: 'Otros idiomas:',
    text: 'en francés, en español y en hindi, algunos mensajes poco frecuentes del servicio de cuentas están en inglés y no están marcados como inglés, así que un lector de pantalla puede pronunciarlos mal.',
  },
  untested: {
    name: 'Aún sin probar:',
    text: 'que nada parpadee más de tres veces por segundo, y que el nombre de cada control contenga el texto visible. No conocemos ningún fallo de este tipo.',
  },
};

export const criteriaOf: typeof English.criteriaOf = (numbers) => `(criterios de las WCAG: ${numbers})`;
