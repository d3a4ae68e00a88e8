import { Link } from 'react-router-dom';
import type * as English from '../../../../pages/faq/answers-text';
import { EXAMPLE_LINK } from '../../../../pages/faq/example-link';
import { SupportLink } from '../../../../pages/legal/SupportLink';

export const ANSWERS: typeof English.ANSWERS = {
  'what-is-numeria': {
    title: '¿Qué es Numeria?',
    content: (
      <>
        <p>
          Numeria es un sitio gratuito y de código abierto para aprender matemáticas. Para primaria tiene juegos. Cada
          juego es una isla donde se practica una destreza, desde las tablas de multiplicar hasta las fracciones, los
          relojes y las monedas. Para secundaria reúne vídeos de docentes de toda la web, ordenados por examen y por
          unidad.
        </p>
        <p>
          No hace falta una cuenta. Elija una isla en la <Link to="/">página de inicio</Link> y juegue.
        </p>
      </>
    ),
  },
  'is-it-free': {
    title: '¿Numeria es gratis de verdad?',
    content: (
      <>
        <p>
          Sí, siempre. No hay pagos, ni anuncios, ni semanas de prueba, ni extras que comprar. Todos los juegos y todos
          los vídeos están abiertos para todo el mundo, con o sin cuenta.
        </p>
        <p>
          Y seguirá así. El código es abierto, con licencia MIT: cualquiera puede leerlo, mejorarlo y poner en marcha
          una copia, y nadie puede cerrarlo.
        </p>
        <p>
          Numeria usa tipografías, emojis y código gratuitos hechos por otras personas. La{' '}
          <a href="/licences.txt">lista de licencias</a> los nombra a todos.
        </p>
      </>
    ),
  },
  ages: {
    title: '¿Para qué edades es?',
    content: (
      <>
        <p>Los juegos son para niños de 5 a 11 años. Los vídeos y sus materiales son para jóvenes de 11 a 18 años.</p>
        <p>
          Estas edades son solo una guía. En los juegos con reloj se puede elegir cuánto tiempo hay, o jugar sin límite
          de tiempo. Hay niveles más difíciles para quien quiera más, y nunca es tarde para practicar.
        </p>
      </>
    ),
  },
  'how-it-helps': {
    title: '¿Cómo ayuda Numeria con las matemáticas?',
    content: (
      <>
        <p>
          Con práctica breve y respuesta inmediata. Se ve al momento si se ha acertado. Después de un error, el juego
          muestra la respuesta correcta y la explica en una línea. Al final muestra lo que ha salido bien y una cosa
          para practicar después.
        </p>
        <p>
          Nadie compite con los demás y nada obliga a volver. El progreso se queda en su dispositivo, así que se puede
          seguir donde se dejó.
        </p>
        <p>
          «El viaje de hoy», en el mapa, dura unos cinco minutos: algo que toca repasar, algo nuevo y algo que gusta. No
          se cuentan los días. Una persona adulta que quiera poner fin a cada día puede fijar los minutos de juego en{' '}
          <Link to="/progress">Tu progreso</Link>.
        </p>
        <p>
          Los vídeos ayudan cuando hace falta que alguien explique un tema. Busque su examen y después la unidad que se
          está estudiando. Nada de esto sustituye a un docente: da práctica y otra forma de explicar las cosas.
        </p>
      </>
    ),
  },
  teachers: {
    title: '¿Pueden los docentes usar Numeria en clase?',
    content: (
      <>
        <p>
          Sí, por supuesto. No hace falta licencia, ni cuenta, ni datos del alumnado. Funciona en el navegador, en
          tabletas, equipos de escritorio y pizarras interactivas, con el dedo, el ratón, el teclado, un pulsador o un
          lector de pantalla.
        </p>
        <ul>
          <li>
            <b>Las mismas preguntas para todos.</b> En el menú de un juego, en la pausa o con el resultado, elija «Para
            docentes» para copiar un enlace con sus ajustes y una semilla. Todas las personas que abren el enlace
            reciben las mismas preguntas en el mismo orden.
          </li>
          <li>
            <b>Sin prisa.</b> Para quitar todos los límites de tiempo, elija «Tiempo: libre» en el menú o escriba{' '}
            <code>time=none</code> en el enlace. Para duplicarlos, escriba <code>time=longer</code>. Por ejemplo:{' '}
            <code>{EXAMPLE_LINK}</code>
          </li>
          <li>
            <b>En un aula tranquila.</b> Añada <code>mute</code> al enlace para quitar los sonidos, y <code>calm</code>{' '}
            para quitar el movimiento que es solo decoración.
          </li>
          <li>
            <b>En dispositivos compartidos.</b> Hasta seis alumnos pueden compartir una tableta, cada uno con sus
            récords, sus ajustes y sus preguntas. En <Link to="/progress">Tu progreso</Link>, abra «Para adultos» y
            elija «Añadir un niño». Cada uno es un animal en lugar de un nombre, y una pestaña nueva pregunta quién
            juega.
          </li>
        </ul>
        <p>
          Los juegos necesitan Chrome o Edge 105, Safari o iPadOS 15.4, Firefox 115, o una versión posterior. En un
          navegador más antiguo aparece un mensaje, y todas las páginas se pueden leer igualmente.
        </p>
        <p>Los vídeos vienen de YouTube, que algunas escuelas bloquean. Los juegos no lo necesitan.</p>
      </>
    ),
  },
  report: {
    title: '¿Cómo aviso de un fallo o propongo una idea?',
    content: (
      <>
        <p>
          Escríbanos a <SupportLink />, o empiece por el <Link to="/contact">formulario de contacto</Link>, que ayuda a
          escribir el correo.
        </p>
        <p>
          «Algo va mal», en el menú, en un juego en pausa y al final de cada página, anota por usted la página, sus
          ajustes y su navegador. Usted ve todo el texto antes de enviarlo.
        </p>
        <p>
          Para un fallo, díganos la página, lo que hizo, lo que esperaba y lo que pasó, y qué dispositivo y qué
          navegador usa. Una captura de pantalla ayuda, pero sin nombres ni fotos de niños. Para una idea, díganos qué
          le gustaría aprender o enseñar con ella.
        </p>
      </>
    ),
  },
};
