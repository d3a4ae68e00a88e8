import { CLASS_CODE } from '../../../../../machines/core/class-code';
import type * as English from '../../../../pages/class/text';
import { animalName, sailorName } from '../../../../play/modes/class/animals';
import { formatNumber } from '../../../../ui/format';
import { capitalise, numberToWord } from '../../../../ui/number-to-word';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

const LETTERS = `${CLASS_CODE.signs} a ${CLASS_CODE.withAnswers.max}`;

const letters = (count: number): string => plural(count, `${count} letra`, `${count} letras`);

export const text: Catalogue<typeof English.text> = {
  title: 'Para la clase',
  undo: 'Deshacer',

  setup: {
    lead: 'Toda la clase navega junta: sin registrarse, sin nombres y sin enviar nada a ninguna parte.',
    game: 'Juego',
    begin: 'Zarpar',
    steps: [
      'Elija un juego aquí, en la pizarra. Aparece un código QR.',
      'Cada niño lo escanea en su dispositivo, elige un animal y juega. Todos reciben las mismas preguntas.',
      'Al final, cada niño recibe un código de 9 letras o más. Se muestra a la cámara de la pizarra o se escribe allí.',
      'Los barcos se reúnen, y la isla crece con cada respuesta correcta. No hay clasificación.',
      'Después, «Las más difíciles» muestra qué preguntas costaron más, para hablar de ellas una por una.',
    ],
  },

  join: {
    title: 'Entrar en la partida',
    code: 'Código QR del enlace a la partida',
    steps: ['Escanea esto con tu dispositivo.', 'Elige tu animal y juega.', 'Trae tu código a esta pizarra.'],
  },

  codes: {
    title: 'Trae tu código',
    hold: 'Muestra tu código a la cámara.',
    cameraIsOn: 'La cámara está encendida. Muestra tu código a la cámara.',
    view: 'Lo que ve la cámara',
    cameraOff: 'Apagar la cámara',
    camera: 'Usar la cámara',
    withoutCamera: 'Se pueden escribir los códigos.',
    type: 'O escríbelo',
    typeHint:
      'Un código se añade en cuanto se escribe su última letra. Para añadir varios, basta con pegarlos y pulsar Intro.',
    add: 'Añadir',
    welcome: (child) => `¡A bordo: ${sailorName(child)}!`,
    welcomeMany: (children) => `¡A bordo: ${children} animales!`,
    alreadyHere: (child) => `Ya está aquí: ${sailorName(child)}.`,
  },

  errors: {
    notACode: `Eso no es un código de clase. Un código de clase tiene de ${LETTERS} letras y aparece al final de una partida.`,
    length: (code, count) => `«${code}» tiene ${letters(count)}. Un código tiene de ${LETTERS}.`,
    tooLong: (code, count) =>
      `«${code}» tiene ${letters(count)}. Un código tiene de ${LETTERS}. Si está completo, es de una versión más nueva de este sitio. Hay que recargar esta página para actualizarla. Los barcos seguirán aquí.`,
    sign: (code, sign) => `«${code}» tiene ${sign}, que los códigos nunca usan. Revisa otra vez esa letra.`,
    check: (code) => `«${code}» no es un código de esta partida. Revisa otra vez cada letra, y que no falte ninguna.`,
    more: (count) =>
      plural(count, `Hay ${formatNumber(count)} más con errores.`, `Hay ${formatNumber(count)} más con errores.`),
    tooMuch: 'Es demasiado texto para una clase. Conviene pegar menos códigos a la vez.',
  },

  tooMany: {
    title: 'Más barcos de lo normal en una clase',
    waiting: (aboard, waiting) =>
      plural(
        waiting,
        `Aquí hay ${formatNumber(aboard)} barcos, y ${formatNumber(waiting)} más espera. ¿De verdad es tan grande la clase?`,
        `Aquí hay ${formatNumber(aboard)} barcos, y ${formatNumber(waiting)} más esperan. ¿De verdad es tan grande la clase?`,
      ),
    leaveOut: 'Dejarlos fuera',
    let: (count) => `Dejar subir a ${count} más`,
  },

  boats: {
    title: 'Quién está aquí',
    short: (child) => capitalise(animalName(child)),
    full: (child) => capitalise(sailorName(child)),
    numbered: (name, number) => `${name} ${number}`,
    begin: 'Quitar un barco',
    press: 'Pulsa el barco que quieres quitar.',
    takeAway: (name) => `Quitar: ${name}`,
    away: (child) => `Se ha quitado: ${sailorName(child)}.`,
    done: 'Listo',
  },

  total: {
    nobody: '¿Quién sube a bordo?',
    solved: (right) =>
      plural(right, `La clase ha resuelto ${right} pregunta.`, `La clase ha resuelto ${right} preguntas.`),
    here: (children) => plural(children, 'Hay un animal aquí.', `Hay ${numberToWord(children)} animales aquí.`),
    stars: (stars) =>
      plural(stars, 'La clase ha ganado una estrella.', `La clase ha ganado ${numberToWord(stars)} estrellas.`),
    next: (right, part) => `Después, con ${formatNumber(right)}: ${part}.`,
    island: (parts) => `En nuestra isla: ${parts.join(', ')}.`,
  },

  islandParts: {
    rainbow: 'un arcoíris',
    balloon: 'un globo',
    ground: 'una isla',
    windmill: 'un molino',
    garland: 'una guirnalda',
    lamp: 'la luz del faro',
    lighthouse: 'un faro',
    house: 'una casa',
    tent: 'un puesto de mercado',
    palm: 'una palmera',
    garden: 'flores',
    jetty: 'un muelle',
  },

  file: {
    save: 'Guardar como archivo',
    header: ['animal', 'correctas', 'de'],
    contains: 'El archivo muestra cada animal con sus respuestas correctas, que aquí no se ven.',
  },
  again: 'Otra partida',
  stored: 'Los códigos están solo en esta pestaña y se borran al cerrarla.',
};

export const CAMERA_ERRORS: Catalogue<typeof English.CAMERA_ERRORS> = {
  blocked: 'La cámara está bloqueada para esta página. Se puede permitir junto a la dirección web.',
  none: 'Este dispositivo no tiene cámara.',
  busy: 'No llega imagen de la cámara. Quizá la esté usando otra aplicación.',
  other: 'La cámara no funcionó.',
};
