import type * as English from '../../../../pages/cards/text';
import type { Catalogue } from '../../../catalogue';
import { joinList, plural } from '../../grammar';

const CORNER_NAMES = ['superior izquierda', 'superior derecha', 'inferior derecha', 'inferior izquierda'];

const cornerList = (corners: readonly number[]): string =>
  joinList(corners.map((corner) => CORNER_NAMES[corner] ?? ''));

const list = (numbers: readonly number[]): string => joinList(numbers.map(String));

const cardCount = (cards: number): string => plural(cards, `${cards} tarjeta`, `${cards} tarjetas`);

export const text: Catalogue<typeof English.text> = {
  title: 'Tarjetas de respuesta',
  lead: 'Un concurso rápido para toda la clase, con una sola cámara y sin dispositivos para los niños.',
  about:
    'La cámara solo se enciende cuando pulsa su botón, y se apaga mientras la página está oculta. Las imágenes se leen en este dispositivo y nunca se guardan ni se envían. Nadie ve quién acertó. Todo se olvida al cerrar la página.',
  steps: [
    'Imprima las tarjetas una vez. Cada niño conserva siempre la misma tarjeta.',
    'Elija aquí las preguntas. Cada una se muestra en grande, con cuatro respuestas: A, B, C y D.',
    'Los niños giran su tarjeta hasta que su letra quede arriba, y la levantan.',
    'La cámara lee todas las tarjetas en pocos segundos. Muestre las respuestas, comente la pregunta con la clase y continúe.',
  ],
  scriptless: 'Para usar las tarjetas de respuesta, active JavaScript en su navegador.',
  kind: 'Qué hacer',
  kinds: { quiz: 'Hacer preguntas', print: 'Imprimir tarjetas', sheets: 'Leer fichas completadas' },
  from: 'Preguntas de',
  count: 'Preguntas',
  begin: 'Empezar',
  noLetters: 'Estas preguntas no tienen cuatro respuestas para elegir. Elija otro juego.',
  noFacts: 'No hay cuentas que preguntar. Elija un juego.',
  pickGame: 'Elegir un juego',
  cards: {
    numbers: 'Tarjetas',
    from: 'De la',
    to: 'A la',
    layout: 'En cada página',
    layouts: { two: 'Dos tarjetas, hasta 6 m', one: 'Una tarjeta, hasta 9 m' },
    print: 'Imprimir las tarjetas',
    pages: (pages) =>
      plural(
        pages,
        `${pages} página. Imprima a tamaño real, en papel blanco sin brillo.`,
        `${pages} páginas. Imprima a tamaño real, en papel blanco sin brillo.`,
      ),
    hold: 'Gira la tarjeta hasta que tu letra quede arriba. Sostenla plana, sin tapar el cuadrado negro con los dedos.',
    number: (card) => `Tarjeta ${card}`,
  },
  quiz: {
    question: (number, of) => `Pregunta ${number} de ${of}`,
    spoken: (number, of, asked, choices) =>
      `Pregunta ${number} de ${of}. ${asked} ${choices.map(([letter, choice]) => `${letter}: ${choice}.`).join(' ')}`,
    letter: (letter) => `${letter}: `,
    camera: 'Encender la cámara',
    cameraOff: 'Apagar la cámara',
    instead: 'También puede hacer las preguntas y contar las manos levantadas por cada letra.',
    opened: 'La cámara está encendida. ¡Arriba las tarjetas!',
    view: 'Lo que ve la cámara',
    none: '¡Arriba las tarjetas!',
    read: (cards) => plural(cards, `${cards} tarjeta leída`, `${cards} tarjetas leídas`),
    numbers: 'Tarjetas leídas',
    twice: (cards) =>
      plural(
        cards.length,
        `Hay dos tarjetas con el número ${list(cards)}. Ninguna cuenta hasta que se baje una.`,
        `Hay dos tarjetas de cada uno de los números ${list(cards)}. Ninguna cuenta hasta que se baje una.`,
      ),
    show: 'Mostrar respuestas',
    right: (letter, answer) => `La respuesta es ${letter}: ${answer}`,
    bar: (letter, votes) => `${letter}: ${cardCount(votes)}`,
    rightBar: (letter, votes) => `${letter}: ${cardCount(votes)}, correcta`,
    slip: (letter, given, votes) =>
      plural(votes, `${votes} tarjeta mostró ${letter}: ${given}.`, `${votes} tarjetas mostraron ${letter}: ${given}.`),
    next: 'Pregunta siguiente',
    finish: 'Ir al final',
    over: '¿Qué preguntas fueron difíciles?',
    allRight: 'Todas las tarjetas acertaron siempre.',
    noneRead: 'No se leyó ninguna tarjeta.',
    missed: (missed, of) => `${missed} de ${of} con error`,
    again: 'Las mismas preguntas otra vez',
    other: 'Otras preguntas',
    leave: 'Volver al inicio',
  },
  sheets: {
    title: 'Leer fichas completadas',
    how: 'Para leer fichas completadas, imprima una ficha con círculos y escanee con este dispositivo el código de su página de respuestas.',
    make: 'Hacer una ficha con círculos',
    lead: (title) => `${title}. Ponga las fichas bajo la cámara una por una, o elija fotos de ellas.`,
    camera: 'Usar la cámara',
    cameraOff: 'Apagar la cámara',
    instead: 'En su lugar, puede elegir fotos de las fichas.',
    photos: 'Elegir fotos',
    view: 'Lo que ve la cámara',
    hint: {
      look: 'Ponga una ficha de modo que los cuatro cuadrados de las esquinas salgan en la imagen.',
      close: 'Un poco más cerca, por favor.',
      other: 'Esta ficha tiene otras preguntas o es de una versión anterior del sitio, así que no se ha contado.',
      same: 'Esta ficha ya se ha contado. Muestre la siguiente.',
    },
    corners: ({ missing }) =>
      plural(
        missing.length,
        `Falta la esquina ${cornerList(missing)}. Ponga la ficha plana, con las cuatro esquinas en la imagen.`,
        `Faltan las esquinas ${cornerList(missing)}. Ponga la ficha plana, con las cuatro esquinas en la imagen.`,
      ),
    photoFailed: (name, why) => `${name}: ${why}`,
    noReader: 'No se pudo cargar el lector. Compruebe su conexión y elija las fotos otra vez.',
    noPicture: 'este archivo no es una imagen, o no se puede leer.',
    found: (version, right, of) => `Ficha ${version}: ${right} de ${of} correctas`,
    unsure: (questions) =>
      plural(
        questions.length,
        `Mire la pregunta ${list(questions)} y pulse la respuesta que eligió el niño o la niña.`,
        `Mire las preguntas ${list(questions)} y pulse la respuesta que eligió el niño o la niña.`,
      ),
    question: (number, asked) => `${number}. ${asked}`,
    blank: 'ninguna',
    add: 'Añadir esta ficha',
    again: 'Leerla otra vez',
    skip: 'Saltar esta foto',
    picture: 'La ficha con lo que se leyó',
    counted: (sheets) => plural(sheets, `${sheets} ficha contada`, `${sheets} fichas contadas`),
    missed: 'Cuántos fallaron en cada pregunta',
    row: (asked, answer, missed, of) => `${asked} ${answer}: ${missed} de ${of} con error`,
  },
};
