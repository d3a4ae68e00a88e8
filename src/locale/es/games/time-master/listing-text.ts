export const title = 'Maestro del tiempo';
export const description = 'Mira girar las agujas del gran reloj.';
export const chip = 'Relojes, horas, fechas';
export const pageDescription =
  'Lee el reloj, convierte unidades de tiempo y calcula cuánto tiempo ha pasado. Un juego gratis sobre relojes, horas y fechas.';
export const teaches = ['Leer la hora', 'Unidades de tiempo', 'Tiempo transcurrido y fechas'];
