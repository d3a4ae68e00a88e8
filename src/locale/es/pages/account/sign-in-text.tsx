import type * as English from '../../../../pages/account/sign-in-text';

export const text: typeof English.text = {
  pageTitle: 'Iniciar sesión',
  welcome: 'Le damos la bienvenida a Numeria',
  lead: 'No hace falta contraseña. Enviamos por correo un enlace que inicia la sesión.',
  scriptless: 'Para iniciar sesión, active JavaScript en el navegador y vuelva a cargar esta página.',
  withoutAccount: 'Se puede jugar a todos los juegos sin cuenta. Una cuenta guarda los favoritos.',
  address: 'Correo electrónico',
  sampleAddress: 'nombre@example.org',
  send: 'Enviar enlace mágico',
  sending: 'Enviando…',
  error: 'Error',
  sent: '¡Mire su correo!',
  sentText: 'Hemos enviado un enlace mágico para iniciar sesión.',
  stillTrying: 'Todavía no hay respuesta. Seguimos intentándolo…',
  under13: '¿Menos de 13 años? Pide que lo haga una persona adulta.',
  notMyDevice: 'Este dispositivo no es mío',
  notMyDeviceHint: '¿Es de la escuela o de otra persona? Cerraremos la sesión cuando cierre esta pestaña.',
  noAccounts:
    'Esta copia de Numeria no tiene cuentas de usuario, así que no hace falta iniciar sesión. Todos los juegos funcionan sin cuenta y el progreso se queda en este dispositivo.',
  toGames: 'Ir a los juegos',
};

export const sentText: typeof English.sentText = {
  title: 'Mire su correo',
  lead: (email) => (
    <>Hemos escrito a {email}. Abra el enlace del correo en cualquiera de sus dispositivos, o escriba el código aquí.</>
  ),
  help: 'Use uno de los dos antes de una hora. Solo sirve una vez. ¿No ha llegado nada? Mire en el correo no deseado, o pida otro correo dentro de un minuto.',
  inbox: (link) => (
    <>
      Esta copia de Numeria no envía correos de verdad: {link('abrir su bandeja de entrada')}. Si está bloqueada, su
      dirección aparece en el terminal donde se inició Numeria.
    </>
  ),
  back: 'Volver al inicio de sesión',
};

export const codeFormText: typeof English.codeFormText = {
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  errors: {
    refused:
      'Ese código no ha funcionado. Puede tener un error o haber caducado. Inténtelo de nuevo, o abra el enlace del correo.',
    'too often': 'Ha habido demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    'only the link': 'Se han probado demasiados códigos incorrectos. Abra el enlace del correo.',
    'no answer':
      'El servicio de cuentas no responde en este momento. El código sigue siendo válido. Inténtelo de nuevo dentro de un momento.',
  },
};
