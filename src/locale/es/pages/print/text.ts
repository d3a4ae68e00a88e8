import type { Operation } from '../../../../../machines/core/arithmetic';
import { childName } from '../../../../pages/children/names-text';
import type * as English from '../../../../pages/print/text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

const FACT_NAMES: Readonly<Record<Operation, string>> = {
  '×': 'tablas de multiplicar',
  '÷': 'divisiones',
  '+': 'sumas',
  '−': 'restas',
};

export const text: Catalogue<typeof English.text> = {
  title: 'Imprimir',
  lead: 'Fichas con respuestas, y diplomas. Ningún dato de los niños sale de este dispositivo.',
  about:
    'Elija un juego, cuántas preguntas y cuántas versiones. Las respuestas van en una página aparte, y un código QR abre las mismas preguntas en una pantalla.',
  cards: 'Tarjetas de respuesta: un concurso para una clase sin dispositivos',
  scriptless: 'Para hacer una ficha, active JavaScript en su navegador.',
  kind: 'Qué imprimir',
  kinds: { worksheet: 'Ficha', certificate: 'Diploma' },
  from: 'Preguntas de',
  practise: (operation) => `Para practicar: ${FACT_NAMES[operation]}`,
  count: 'Preguntas',
  size: 'Papel',
  sizes: { a4: 'A4', letter: 'Carta' },
  versions: 'Versiones',
  answers: 'Respuestas',
  answerForms: { lines: 'Escritas en líneas', circles: 'Círculos de A a D, para la cámara' },
  circlesHint:
    'Los niños rellenan un círculo por pregunta. El código de la página de respuestas abre la página que lee las fichas con una cámara.',
  noCircles: 'Estas preguntas no tienen cuatro respuestas para elegir. Elija otro juego, o «Escritas en líneas».',
  versionsHint: 'Cada versión tiene las mismas preguntas en otro orden, así que no se puede copiar al de al lado.',
  seed: 'Preguntas nuevas',
  print: 'Imprimir',
  nothingToPractise: 'Este niño o niña ya sabe todo esto. Elija otra fila o un juego.',
  pages: (pages, versions) =>
    plural(
      versions * pages,
      `${versions * pages} página, y las respuestas en una página aparte.`,
      `${versions * pages} páginas, y las respuestas en una página aparte.`,
    ),
  sheet: {
    name: 'Nombre',
    date: 'Fecha',
    fillIn: 'Rellena un círculo por pregunta, a lápiz. Borra bien los errores.',
    version: (version) => `Ficha ${version}`,
    page: (page, pages) => `Página ${page} de ${pages}`,
    onScreen: 'Las mismas preguntas en una pantalla',
    firstOnScreen: (first) =>
      plural(
        first,
        `Pregunta ${first} de la ficha A en una pantalla`,
        `Preguntas 1 a ${first} de la ficha A en una pantalla`,
      ),
    factsOnScreen: 'Practicar las mismas cuentas en una pantalla',
  },
  worksheet: (game, settings) => `${game} (${settings})`,
  key: (title, seedText) => `Respuestas: ${title}, ${seedText}`,
  mark: {
    cameraForCircles: '¿Tiene círculos para rellenar? Puede leer las fichas de toda una clase con una cámara.',
    camera: 'Leer las fichas con una cámara',
    code: (version) => `Corregir la ficha ${version}`,
    lead: 'Pulse cada respuesta que esté mal o falte. Las demás cuentan como correctas.',
    sheet: 'Ficha',
    wrong: '✗ mal',
    title: (worksheet) => `Corregir una ficha: ${worksheet}`,
    save: 'Guardar',
    saveFor: (child) => `Guardar para: ${childName(child)}`,
    again: 'Esta ficha ya está guardada. Cuenta una sola vez, así que no hay que hacer nada más.',
    saved: (right, of) =>
      `Guardado: ${right} de ${of} correctas. El mapa está al día, y las próximas partidas lo usarán.`,
  },
  certificate: {
    island: 'Por las estrellas en',
    none: 'Todavía no hay estrellas en este dispositivo. Podrá imprimir un diploma cuando su hijo o hija haya ganado una estrella.',
    heading: 'Diploma',
    says: 'Este diploma es para',
    won: (stars, max) =>
      plural(stars, `por ganar ${stars} estrella de ${max} en`, `por ganar ${stars} estrellas de ${max} en`),
    date: 'Fecha',
    signed: 'Firma',
  },
};
