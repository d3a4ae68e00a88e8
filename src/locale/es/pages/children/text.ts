import type * as English from '../../../../pages/children/text';
import { childName } from './names-text';

export const text: typeof English.text = {
  title: 'Niños en este dispositivo',
  about:
    'Hasta seis niños y niñas pueden compartir este dispositivo. Cada uno elige un animal, así que no hacen falta nombres, y tiene sus propias estrellas, mapa, héroe, isla, ajustes y preguntas. Cuando son dos o más, cada pestaña nueva pregunta primero quién juega.',
  add: 'Añadir un niño',
  undo: 'Deshacer',
  undone: 'Deshecho. Todo está como antes.',
  move: 'Para llevar el progreso de un niño a otro dispositivo, elíjalo aquí y guarde un archivo. En el otro dispositivo, añada un niño, elíjalo y cargue el archivo.',
  noSpace: 'Este dispositivo no tiene espacio o no deja guardar, así que no ha cambiado nada.',
  added: (child) => `Se ha añadido ${childName(child)}.`,
  addedSecond: (child, first) =>
    `Se ha añadido ${childName(child)}. Quien jugaba hasta ahora se llama ${childName(first)}.`,
  changed: (child) => `Ahora se llama ${childName(child)}.`,
  removed: (child) => `Se ha quitado ${childName(child)}. Puede deshacerlo mientras siga en esta página.`,
  isPlaying: 'está jugando ahora',
  play: 'Jugar',
  playAs: (child) => `Jugar como ${childName(child)}`,
  change: 'Cambiar',
  changeChild: (child) => `Cambiar ${childName(child)}`,
  remove: 'Quitar',
  removeChild: (child) => `Quitar ${childName(child)}`,
};

export const choiceText: typeof English.choiceText = {
  description: 'Elige un animal y un color. No hace falta un nombre.',
  animal: 'Animal',
  colour: 'Color',
  add: 'Añadir',
  done: 'Listo',
};

export const removalText: typeof English.removalText = {
  title: (child) => `¿Quitar ${childName(child)}?`,
  description: 'Se borrará todo lo que este dispositivo guarda de este niño.',
  about:
    'Se borrarán sus estrellas, puntos, mapa, héroe, isla y ajustes. Los demás niños conservan los suyos. Para guardar una copia, elija antes a este niño y guarde un archivo.',
  keep: (child) => `Conservar ${childName(child)}`,
  remove: (child) => `Quitar ${childName(child)}`,
};
