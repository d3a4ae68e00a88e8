import type * as English from '../../../../pages/account/confirm-text';

export const text: typeof English.text = {
  pageTitle: 'Iniciar sesión desde el correo',
  title: 'Iniciar sesión en Numeria',
  scriptless:
    'Para iniciar sesión, active JavaScript en el navegador y abra otra vez el enlace del correo. Sigue siendo válido. Todas las demás páginas se pueden leer sin JavaScript.',
  usedTitle: 'Este enlace ya no funciona',
  used: 'Ha caducado o ya se usó. Solo funciona el enlace del último correo.',
  noLinkTitle: 'Abra el enlace del correo',
  noLink:
    'Esta página solo funciona si se abre desde el enlace del correo de inicio de sesión. El enlace sigue siendo válido: ábralo otra vez, o pida uno nuevo.',
  nobody: 'Pulse el botón para iniciar sesión con la dirección a la que hemos escrito.',
  somebody: (email) => (
    <>La sesión actual es la de {email}. Si pulsa el botón, cambiará a la dirección a la que hemos escrito.</>
  ),
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  tryAgain: 'Reintentar',
  stay: 'Seguir con la sesión actual',
  notAsked: 'Si no ha pedido este correo, cierre esta página. No se ha iniciado ninguna sesión.',
  slow: 'Todavía no hay respuesta. Seguimos intentándolo…',
  tooOften: 'Ha habido demasiados intentos. El enlace sigue siendo válido. Espere unos minutos e inténtelo de nuevo.',
  noAnswer:
    'El servicio de cuentas no responde en este momento. El enlace sigue siendo válido. Inténtelo de nuevo dentro de un momento.',
  newLink: 'Pedir un enlace nuevo',
  stillSignedIn: (email) => (
    <>La sesión actual sigue siendo la de {email}. Para entrar con otra cuenta, cierre antes la sesión.</>
  ),
  toGames: 'Ir a los juegos',
};
