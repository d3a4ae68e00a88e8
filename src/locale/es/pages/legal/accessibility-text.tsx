import { Link } from 'react-router-dom';
import type * as English from '../../../../pages/legal/accessibility-text';
import { KnownLimits } from '../../../../pages/legal/KnownLimits';
import { SupportLink } from '../../../../pages/legal/SupportLink';

export const title = 'Accesibilidad';

export const DATES: typeof English.DATES = {
  updated: (date) => <>Esta declaración se {date('escribió el 29 de noviembre de 2026')}, para la versión 0.3.</>,
  written: 'La declaración completa sigue a continuación.',
};

export const ACCESSIBILITY_SUMMARY: typeof English.ACCESSIBILITY_SUMMARY = [
  'Se puede jugar a todos los juegos con el teclado, con el dedo, de oído o con un solo pulsador, y sin límite de tiempo.',
  'Numeria cumple en parte las WCAG 2.2, nivel AA. Esta página dice lo que no funciona.',
  'Lo han probado programas. Todavía no lo han probado personas con discapacidad ni expertos independientes.',
  'Si algo le resulta un obstáculo, díganoslo. No tiene que explicar por qué.',
];

export const ACCESSIBILITY: typeof English.ACCESSIBILITY = {
  conformance: {
    title: 'Hasta qué punto es accesible Numeria',
    content: (
      <>
        <p>
          Queremos que todo el mundo pueda usar cada página y cada juego. Nuestra medida es el nivel AA de las Pautas de
          Accesibilidad para el Contenido Web (WCAG) 2.2. Las leyes de los Estados Unidos, del Reino Unido y de la Unión
          Europea piden a los organismos públicos el nivel AA de una versión anterior de esas pautas.
        </p>
        <p>
          Numeria las <b>cumple en parte</b>, igual que la norma europea EN 301 549. Las excepciones están más abajo.
        </p>
        <p>
          Un informe sobre cada criterio, en el formato OpenACR, forma parte del código fuente:{' '}
          <code>docs/conformance.md</code> y <code>docs/conformance.yaml</code>, en inglés. También trata la Sección
          508.
        </p>
      </>
    ),
  },
  settings: {
    title: 'Lo que puede cambiar',
    content: (
      <>
        <p>
          «Cómo juego» está en la barra de cada página y en la pausa de cada juego. Ahí puede elegir más tiempo o ningún
          límite, menos movimiento, más contraste, un tema oscuro, texto más grande, otra letra, más espacio, pistas
          sonoras, preguntas leídas en voz alta, partidas cortas, puntos ocultos, las teclas de los números a la
          izquierda, y jugar con un solo pulsador.
        </p>
        <p>
          Estas elecciones se quedan en su dispositivo. El profesorado puede ponerlas en un enlace: vea{' '}
          <Link to="/teachers">Para docentes</Link>. También funcionan los ajustes de su navegador y de su dispositivo
          para el zoom, el tamaño del texto, el contraste y el movimiento.
        </p>
      </>
    ),
  },
  limits: {
    title: 'Lo que no funciona',
    content: <KnownLimits />,
  },
  tested: {
    title: 'Cómo lo hemos probado',
    content: (
      <>
        <p>
          Antes de cada versión, unos programas juegan a cada juego hasta el final, con el teclado, con el dedo, de oído
          y con un solo pulsador. Examinan cada pantalla con axe-core, con un zoom del 400&nbsp;%, con texto grande y
          con mucho espacio, en los dos temas, en Chromium. También juegan en Firefox y WebKit. Un lector de pantalla
          virtual lee una partida de cada juego.
        </p>
        <p>
          Ningún organismo independiente lo ha comprobado. Nadie lo ha probado todavía para nosotros con NVDA, JAWS,
          VoiceOver o TalkBack, ni ninguna persona con discapacidad lo ha probado con nosotros. Si le gustaría hacerlo,
          escríbanos.
        </p>
      </>
    ),
  },
  complain: {
    title: 'Cómo presentar una queja',
    content: (
      <>
        <p>
          Escriba a <SupportLink />. Díganos qué página o juego era, qué quería hacer y qué pasó. Nos ayuda saber su
          dispositivo, su navegador, y el lector de pantalla o el pulsador que usa. También puede pedir algo de este
          sitio en otra forma.
        </p>
        <p>
          Si no está conforme con la respuesta, puede dirigirse al organismo responsable del lugar donde vive. Depende
          del país y de quién gestiona esta copia. Ejemplos:
        </p>
        <ul>
          <li>
            Inglaterra, Escocia y Gales: el{' '}
            <a lang="en" href="https://www.equalityadvisoryservice.com">
              Equality Advisory and Support Service
            </a>
          </li>
          <li>
            Irlanda del Norte: la{' '}
            <a lang="en" href="https://www.equalityni.org">
              Equality Commission
            </a>
          </li>
          <li>
            Estados Unidos: el <a href="https://www.ada.gov/file-a-complaint/">Departamento de Justicia</a>
          </li>
          <li>
            Francia: el{' '}
            <a lang="fr" href="https://www.defenseurdesdroits.fr">
              Défenseur des droits
            </a>
          </li>
          <li>
            Otros países de la Unión Europea: el organismo que su país ha designado para la Directiva de Accesibilidad
            Web
          </li>
          <li>
            India: el <a href="https://ccpd.nic.in">comisionado jefe para las personas con discapacidad</a>
          </li>
        </ul>
      </>
    ),
  },
};
