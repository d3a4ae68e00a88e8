import type * as English from '../../../../pages/progress/text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'Tu progreso',
  lead: 'Tus estrellas, puntuaciones y sellos, y cómo conservarlos.',
  noRoom: 'Ahora no podemos guardar aquí',
  noRoomHint:
    'Este dispositivo no tiene espacio, o su navegador no deja guardar. Puedes jugar, pero tu progreso se perderá al cerrar la página. Guárdalo antes en un archivo.',

  passport: {
    title: 'Tu pasaporte',
    played: (played, games) => `En este dispositivo has jugado a ${played} de los ${games} juegos.`,
    onlyMap: '¡Ya empezaste tu mapa! Termina un juego para ver tu progreso aquí.',
    noGame: 'Nadie ha jugado todavía en este dispositivo.',
    nothing: 'Aquí no hay nada todavía. ¡Juega para ver tu progreso aquí!',
    previous: 'Página anterior',
    next: 'Página siguiente',
    stars: (stars, max) => plural(stars, `${stars} estrella de ${max}`, `${stars} estrellas de ${max}`),
    nextStar: [
      'Acierta una para ganar tu primera estrella.',
      'Acierta más en una partida para ganar la segunda estrella.',
      'Acierta casi todo en una partida para ganar la tercera estrella.',
      'Las tres estrellas: esta isla es de oro.',
    ],
    noVideos: 'Marca los vídeos que ya viste para que cuenten aquí.',
  },

  wardrobe: {
    hero: 'Tu héroe',
    count: (hats, all) => plural(hats, `Tienes ${hats} sombrero de ${all}.`, `Tienes ${hats} sombreros de ${all}.`),
    how: 'Gana dos estrellas en una isla para conseguir su sombrero.',
    takeOff: 'Quitar el sombrero',
    hats: 'Tus sombreros',
  },

  stamps: {
    title: 'Sellos',
    count: (stamps, all) => plural(stamps, `Tienes ${stamps} sello de ${all}.`, `Tienes ${stamps} sellos de ${all}.`),
    earned: ', conseguido',
  },

  persistence: {
    title: '¿Se quedará aquí?',
    states: {
      persisted: 'Este navegador ha aceptado conservar tu progreso.',
      notPromised: 'Este navegador puede borrar tu progreso si al dispositivo le falta espacio.',
      unknown: 'No sabemos si este navegador conservará tu progreso.',
    },
    ask: 'Pedir al navegador que lo conserve',
    answers: {
      persisted: 'Buena noticia: el navegador lo conservará.',
      notPromised: 'Todavía no. Quizá el navegador acepte después de más visitas.',
      unknown: 'El navegador no respondió.',
    },
    about:
      'En iPhone, iPad y Mac, Safari borra lo que un sitio ha guardado después de siete días sin visitas, salvo que el sitio esté en la pantalla de inicio. En un dispositivo compartido, otra persona puede borrarlo. Con un archivo guardado no se pierde nada.',
  },

  playLimit: {
    title: 'Minutos de juego',
    lead: 'Puede fijar cuánto tiempo juega su hijo o hija cada día. Cuando se acaba el tiempo, puede terminar la partida. Después, el barco se queda en casa hasta mañana. Las partidas con una clase o para dos jugadores no tienen límite.',
    eachDay: 'Cada día',
    none: 'Sin límite',
    minutes: (minutes) => `${minutes} min`,
    savedNone: 'Guardado. No hay límite.',
    saved: (minutes) => `Guardado. Después de ${minutes} minutos de juego en un día, el barco vuelve a casa.`,
    about:
      'Solo cuenta el tiempo de juego, no las pausas. Nada está bloqueado: quien abra esta página puede cambiarlo.',
  },
};
