import { Link } from 'react-router-dom';
import { AddedPassage } from '../../../../pages/legal/AddedPassage';
import { SupportLink } from '../../../../pages/legal/SupportLink';
import type * as English from '../../../../pages/legal/terms-text';
import { SITE } from '../../../../pages/site-settings';

export const TERMS_SUMMARY: typeof English.TERMS_SUMMARY = [
  'Numeria es gratis para todo el mundo, y no hace falta una cuenta para usarlo.',
  'Úselo para aprender y para divertirse. No lo estropee ni intente burlar su seguridad.',
  'El código es abierto: puede copiarlo, cambiarlo y compartirlo. Los vídeos son de sus autores.',
  'Hacemos lo que podemos, pero no podemos prometer que todo sea siempre correcto o esté siempre disponible.',
];

export const TERMS: typeof English.TERMS = {
  use: {
    title: 'Uso de nuestros servicios',
    content: (
      <>
        <p>
          Puede usar Numeria para aprender, para enseñar y para divertirse: en casa, en la escuela o en cualquier otro
          lugar. Al usarlo, acepta estas condiciones. Si no está de acuerdo con ellas, no lo use.
        </p>
        <AddedPassage>
          <p>
            No cuesta nada, ni a las personas ni a las escuelas. Si eres un niño o una niña, lee esta página con una
            persona adulta. Estas son las condiciones del sitio {SITE.address}. Quien pone en marcha una copia de
            Numeria puede fijar sus propias condiciones.
          </p>
        </AddedPassage>
      </>
    ),
  },
  accounts: {
    title: 'Cuentas',
    content: (
      <>
        <p>
          Algunas funciones pueden necesitar una cuenta. Los datos que nos dé al crearla deben ser verdaderos. Usted es
          responsable del uso de su cuenta, así que manténgala segura y avísenos si otra persona entra en ella.
        </p>
        <AddedPassage>
          <p>
            Por ahora, solo hace falta una cuenta para el perfil y los favoritos. La sesión se inicia con un enlace o un
            código que enviamos por correo. Quien lo tenga podría entrar en su cuenta, así que no lo comparta. ¿Menos de
            13 años? Pide que lo haga una persona adulta.
          </p>
          <p>
            Puede eliminar su cuenta en cualquier momento en su <Link to="/profile">página de perfil</Link>. Podemos
            cerrar una cuenta que se use para incumplir estas condiciones. Para saber cómo usamos sus datos, lea la{' '}
            <Link to="/privacy">Política de privacidad</Link>.
          </p>
        </AddedPassage>
      </>
    ),
  },
  property: {
    title: 'Propiedad intelectual',
    content: (
      <>
        <p>
          Lo que hay en Numeria es de las personas que lo hicieron. Los textos, los dibujos, los sonidos y el código son
          de Numeria y de sus colaboradores, y todo lo demás es de sus propios dueños. La ley lo protege.
        </p>
        <AddedPassage>
          <p>
            <b>Lo que se hizo para Numeria</b> es de código abierto, con licencia MIT. Puede usarlo, copiarlo, cambiarlo
            y compartirlo, también con fines comerciales, siempre que conserve con ello el aviso de derechos de autor y
            el texto de la licencia.
          </p>
          <p>
            <b>Las tipografías, los iconos, las imágenes de emoji y las banderas</b> vienen de otros proyectos abiertos,
            con sus propias licencias abiertas. El código fuente indica cada uno y de dónde viene.
          </p>
          <p>
            <b>Los vídeos</b> son de sus autores y están alojados en YouTube. Solo ponemos enlaces a ellos. Los nombres
            de las entidades de examen son de esas entidades, y Numeria no tiene relación con ellas.
          </p>
        </AddedPassage>
      </>
    ),
  },
  prohibited: {
    title: 'Lo que no se debe hacer',
    content: (
      <>
        <p>Estas actividades están prohibidas:</p>
        <ul>
          <li>
            <b>Uso ilegal:</b> usar Numeria para algo que incumpla la ley.
          </li>
          <li>
            <b>Acceso no autorizado:</b> intentar entrar en cuentas, datos o dispositivos que no son suyos.
          </li>
          <li>
            <b>Interrupción:</b> interrumpir o sobrecargar el servicio, o estropearlo para los demás.
          </li>
          <li>
            <b>Copia sin permiso:</b> copiar o compartir lo que encuentre aquí sin permiso para hacerlo.
          </li>
        </ul>
        <AddedPassage>
          <p>
            <b>Cómo encaja con una licencia abierta:</b> para todo lo que se hizo para Numeria, la licencia MIT le da
            ese permiso y no necesita otro. No incluye los vídeos, ni lo que es de otros, ni lo que las personas nos han
            contado sobre sí mismas.
          </p>
          <p>
            ¿Está probando nuestra seguridad? Hágalo en su propia copia y avise de lo que encuentre a <SupportLink />.
          </p>
        </AddedPassage>
      </>
    ),
  },
  warranty: {
    title: 'Sin garantía',
    content: (
      <>
        <p>
          Numeria se ofrece «tal cual». No prometemos que no tenga errores, que esté siempre disponible ni que sirva
          para lo que usted quiere.
        </p>
        <AddedPassage>
          <p>
            Probamos las preguntas y las respuestas de los juegos con mucho cuidado. Si alguna parece incorrecta,{' '}
            <Link to="/contact">avísenos</Link>. Los autores de los vídeos son responsables de lo que dicen en ellos.
          </p>
        </AddedPassage>
      </>
    ),
  },
  liability: {
    title: 'Límite de responsabilidad',
    content: (
      <>
        <p>
          Hasta donde lo permite la ley, no somos responsables de las pérdidas o los daños causados por usar Numeria, o
          por no poder usarlo.
        </p>
        <AddedPassage>
          <p>Nada en estas condiciones le quita un derecho que la ley de su país le da y al que no puede renunciar.</p>
        </AddedPassage>
      </>
    ),
  },
  changes: {
    title: 'Cambios',
    content: (
      <>
        <p>
          Podemos cambiar estas condiciones. Si lo hacemos, publicaremos las nuevas en esta página, con su fecha, y
          valdrán desde entonces. Si sigue usando Numeria, las acepta.
        </p>
        <AddedPassage>
          <p>
            El historial del código fuente muestra lo que ha cambiado. Si tiene alguna pregunta, use nuestra{' '}
            <Link to="/contact">página de contacto</Link>.
          </p>
        </AddedPassage>
      </>
    ),
  },
};
