import { Link } from 'react-router-dom';
import { AddedPassage } from '../../../../pages/legal/AddedPassage';
import type * as English from '../../../../pages/legal/privacy-collection-text';
import { StoredData } from '../../../../pages/legal/StoredData';

export const COLLECTION: typeof English.COLLECTION = {
  'what-we-collect': {
    title: 'Qué recogemos',
    content: (
      <>
        <p>Solo recogemos tres cosas:</p>
        <ul>
          <li>
            <b>Su correo electrónico</b>, solo para el boletín, y solo si se suscribe a él.
          </li>
          <li>
            <b>Datos de uso anónimos</b>: qué páginas y qué juegos se usan, sin nada que muestre quién los usó.
          </li>
          <li>
            <b>Opiniones</b>, si decide enviarnos alguna.
          </li>
        </ul>
        <AddedPassage>
          <p>
            <b>Datos de uso:</b> por ahora no recogemos ninguno. Ninguna página de Numeria cuenta, mide ni sigue a sus
            visitantes.
          </p>
          <p>
            <b>Cuentas:</b> si crea una cuenta, también nos da el correo electrónico con el que inicia sesión y, si
            quiere, un nombre, unos apellidos, una fecha de nacimiento y sus juegos favoritos. Ningún juego ni vídeo
            necesita una cuenta.
          </p>
          <p>
            <b>Opiniones:</b> el <Link to="/contact">formulario de contacto</Link> no envía nada por sí solo. Su mensaje
            solo nos llega si lo envía por correo.
          </p>
        </AddedPassage>
      </>
    ),
  },
  'what-is-kept': {
    title: 'Qué guardamos, dónde y durante cuánto tiempo',
    content: (
      <AddedPassage>
        <p>
          Esto es todo lo que guardamos, y todo lo que sabemos que otros guardan por nosotros. Los resultados de los
          juegos no salen nunca de su dispositivo, salvo que usted haga con ellos un archivo o un enlace. Un enlace para
          retar a alguien contiene las preguntas de una partida, cuándo se respondieron y qué respuestas fueron
          correctas. No contiene ningún nombre, y no se envía nada a un servidor. La base de datos y el servicio de
          cuentas, que envía los enlaces para iniciar sesión, los gestiona para nosotros Supabase, una empresa de
          alojamiento, o quien haya puesto en marcha la copia de Numeria que usted usa. Una copia sin cuentas no tiene
          ni lo uno ni lo otro.
        </p>
        <StoredData />
        <p>
          Lo que usted elimina se quita de nuestra base de datos enseguida. Puede quedar en las copias de seguridad
          hasta que se sustituyan. El registro del servicio de cuentas puede seguir mostrando que tuvo una cuenta, y
          cuándo la usó, hasta que se vacíe el registro. Como todos los servidores web, los que entregan las páginas y
          gestionan las cuentas ven la dirección IP de su dispositivo, porque la necesitan para responder. Pueden
          guardarla un tiempo breve para mantener seguro el servicio. Nosotros no la usamos para saber quién es usted.
        </p>
      </AddedPassage>
    ),
  },
  'how-we-use-it': {
    title: 'Cómo lo usamos',
    content: (
      <>
        <ul>
          <li>Su correo electrónico: para enviarle el boletín.</li>
          <li>Los datos de uso anónimos: para saber qué funciona bien y mejorar el sitio.</li>
          <li>Las opiniones: para responderle y arreglar lo que está mal.</li>
        </ul>
        <p>No vendemos ninguno de estos datos ni los damos a anunciantes.</p>
        <AddedPassage>
          <p>
            Usamos el correo de su cuenta para enviarle los correos de inicio de sesión y para saber que la cuenta es
            suya. Su perfil y sus favoritos solo se le muestran a usted.
          </p>
        </AddedPassage>
      </>
    ),
  },
};
