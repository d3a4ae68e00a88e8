import type * as English from '../../../../pages/captain/text';

export const SAILS: typeof English.SAILS = {
  sun: 'Amarilla',
  coral: 'Roja',
  sky: 'Azul',
  violet: 'Morada',
  leaf: 'Verde',
};

export const FLAGS: typeof English.FLAGS = {
  star: 'Estrella',
  heart: 'Corazón',
  moon: 'Luna',
  fish: 'Pez',
  flower: 'Flor',
  crown: 'Corona',
  lightning: 'Rayo',
  anchor: 'Ancla',
};

export const text: typeof English.text = {
  title: 'Tu barco',
  choose: 'Elegir',
  change: 'Cambiar',
  captain: (name) => `Capitán ${name}`,
  description: 'Elige una vela, una bandera y un nombre.',
  sail: 'Vela',
  flag: 'Bandera',
  firstName: 'Carácter',
  lastName: 'Animal',
  passport: 'Mi pasaporte',
  ahoy: '¡A navegar!',
};
