import { Link } from 'react-router-dom';
import { AddedPassage } from '../../../../pages/legal/AddedPassage';
import type * as English from '../../../../pages/legal/privacy-protection-text';
import { SupportLink } from '../../../../pages/legal/SupportLink';
import { SITE } from '../../../../pages/site-settings';

export const PROTECTION: typeof English.PROTECTION = {
  cookies: {
    title: 'Cookies',
    content: (
      <>
        <p>Solo usamos cookies esenciales, que son las que el sitio necesita para funcionar.</p>
        <AddedPassage>
          <p>
            Por ahora, Numeria no usa ninguna cookie. Guarda lo que necesita recordar en el almacenamiento de su propio
            navegador, que no se envía al cargar una página. Los nombres de sus entradas empiezan por{' '}
            <code>numeria.</code> o por el nombre de un juego, como <code>arithmeticHeroProgress</code>.
          </p>
        </AddedPassage>
      </>
    ),
  },
  videos: {
    title: 'Vídeos de YouTube',
    content: (
      <AddedPassage>
        <p>
          Los vídeos son de sus autores y están alojados en YouTube. Cuando abre una página de vídeos, el navegador
          carga sus miniaturas del servicio de imágenes de YouTube. Ese servicio ve la dirección IP de su dispositivo,
          pero no en qué página está.
        </p>
        <p>
          El reproductor de YouTube solo se carga cuando pulsa un vídeo, desde la dirección sin cookies de YouTube
          (youtube-nocookie.com). Desde ese momento, la política de privacidad de YouTube se aplica a lo que hace el
          reproductor. Los juegos no cargan nada de YouTube ni de nadie más.
        </p>
      </AddedPassage>
    ),
  },
  camera: {
    title: 'La cámara y el micrófono',
    content: (
      <AddedPassage when="third">
        <p>
          Dos páginas pueden pedir la cámara: la pizarra de la clase, donde lee los códigos que muestran los niños, y
          las tarjetas de respuesta, donde lee tarjetas impresas y fichas completadas. Solo la piden cuando pulsa el
          botón. Las imágenes se procesan en el dispositivo y nunca se guardan ni se envían. Las tarjetas tienen
          números, y las fichas solo se cuentan: cuántos fallaron cada pregunta se olvida cuando cierra la página. Un
          código de la pizarra de clase contiene el animal y la vela que eligió el niño, qué respuestas fueron correctas
          o solo cuántas, y un número al azar que distingue a dos niños con el mismo animal. Sus dos últimas letras
          muestran si es de esta partida y si se copió bien. No contiene ningún nombre. La pizarra muestra qué preguntas
          falló una clase, pero no quién las falló. Los códigos se borran cuando cierra la pestaña.
        </p>
        <p>
          Una página puede usar el micrófono: Prueba de las tablas, si un niño elige decir las respuestas. Solo escucha
          mientras hay una pregunta abierta, y solo en un dispositivo que reconoce el habla sin internet. Lo que oye se
          convierte en un número en el dispositivo y nunca se guarda ni se envía.
        </p>
      </AddedPassage>
    ),
  },
  security: {
    title: 'Seguridad',
    content: (
      <>
        <p>
          Protegemos sus datos con cuidado y con las medidas técnicas habituales. Ninguna forma de enviar o guardar
          datos es del todo segura, así que no podemos prometer que nunca pasará nada.
        </p>
        <AddedPassage>
          <p>
            Las cuentas no tienen contraseña, así que nadie puede robarla. La sesión se inicia con un enlace o un código
            que sirve una sola vez y durante poco tiempo. La base de datos solo deja que cada cuenta lea y cambie sus
            propios datos. Nadie puede leer la lista de correos del boletín a través del sitio. Quien escribe un correo
            en el formulario del boletín solo puede averiguar si ese correo está en la lista. Si sabemos que sus datos
            han caído en malas manos, se lo diremos.
          </p>
        </AddedPassage>
        <AddedPassage when="second">
          <p>
            <b>Un dispositivo que no es suyo:</b> si lo indica al iniciar sesión, la cerramos cuando cierre la pestaña.
            Si olvidó cerrar sesión en algún sitio, «Cerrar todas las sesiones» en su{' '}
            <Link to="/profile">página de perfil</Link> la cierra en todos los dispositivos a la vez. Ninguna sesión
            dura más de noventa días, ni más de treinta días sin una visita.
          </p>
        </AddedPassage>
      </>
    ),
  },
  children: {
    title: 'Menores de 13 años',
    content: (
      <>
        <p>
          No recogemos a sabiendas información personal de menores de 13 años sin el permiso de su padre o de su madre.
          Si cree que un niño nos ha dado información personal, avísenos y la eliminaremos.
        </p>
        <AddedPassage>
          <p>
            Los niños no necesitan una cuenta ni un correo para jugar. Donde se puede escribir un correo, para iniciar
            sesión o para suscribirse, la página dice: «¿Menos de 13 años? Pide que lo haga una persona adulta».
          </p>
        </AddedPassage>
      </>
    ),
  },
  'your-choices': {
    title: 'Cómo verlo, cambiarlo y eliminarlo',
    content: (
      <>
        <AddedPassage>
          <p>
            <b>Su cuenta:</b> en su <Link to="/profile">página de perfil</Link> puede cambiar lo que nos contó, obtener
            su cuenta, su perfil y sus favoritos con «Descargar mis datos», y eliminarlos con «Eliminar mi cuenta». Eso
            elimina su perfil, sus favoritos, su acceso y la suscripción al boletín con el mismo correo. Si inició
            sesión hace más de diez minutos, primero le pedimos un código que enviamos por correo.
          </p>
          <p>
            <b>Lo que no está en la descarga:</b> los correos del boletín y los registros del servicio de cuentas sobre
            sesiones e inicios de sesión, porque no se pueden leer a través del sitio. Puede pedírnoslos.
          </p>
          <p>
            <b>El boletín:</b> escriba a <SupportLink /> desde el correo suscrito y lo quitaremos.
          </p>
          <p>
            <b>Su dispositivo:</b> puede borrar los datos de este sitio en los ajustes del navegador. Eso borra también
            todo el progreso en los juegos.
          </p>
          <p>
            <b>Cualquier otra cosa:</b> pregúntenos. Viva donde viva, puede preguntar qué datos tenemos sobre usted y
            pedir que se corrijan o se eliminen.
          </p>
        </AddedPassage>
        <AddedPassage when="second">
          <p>
            <b>Su progreso:</b> la página <Link to="/progress">Tu progreso</Link> muestra lo que los juegos guardan en
            su dispositivo. Allí puede guardarlo en un archivo, que se hace en su navegador y no se envía a nadie,
            cargar un archivo así, o borrar el progreso con «Empezar de cero». También puede pedir al navegador que lo
            conserve más tiempo. Algunos navegadores pedirán que lo confirme. Nada de esto se nos envía.
          </p>
        </AddedPassage>
      </>
    ),
  },
  changes: {
    title: 'Cambios y preguntas',
    content: (
      <>
        <p>Si cambiamos esta política, publicaremos el texto nuevo en esta página, con su fecha.</p>
        <p>
          Si tiene alguna pregunta sobre ella, escriba a <SupportLink />.
        </p>
        <AddedPassage>
          <p>
            Numeria es de código abierto, y otros pueden poner en marcha copias. Esta política se aplica al sitio{' '}
            {SITE.address}. Quien pone en marcha una copia es responsable de ella.
          </p>
        </AddedPassage>
      </>
    ),
  },
};
