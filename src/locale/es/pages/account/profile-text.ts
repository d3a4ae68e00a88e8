import type * as English from '../../../../pages/account/profile-text';

export const text: typeof English.text = {
  pageTitle: 'Perfil',
  title: 'Su perfil',
  scriptless:
    'Sus datos personales y sus juegos favoritos. Hay que iniciar sesión para ver esta página. Active JavaScript en el navegador y vuelva a cargar la página.',
  home: 'Volver al inicio',
  signOut: 'Cerrar sesión',
  signOutEverywhere: 'Cerrar todas las sesiones',
  signedOutEverywhere: 'Se han cerrado todas las sesiones',
  signedOutEverywhereText: 'Puede volver a iniciar sesión en cualquier dispositivo.',
  loading: 'Cargando…',
};

export const aboutYouText: typeof English.aboutYouText = {
  title: 'Datos personales',
  error: 'Error',
  failed: 'No se ha podido cargar el perfil',
  unavailable: 'No hemos podido cargar su perfil. No se ha perdido nada. Compruebe la conexión e inténtelo de nuevo.',
};

export const formText: typeof English.formText = {
  required: 'Solo el correo electrónico es obligatorio. Lo demás es opcional.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo',
  emailHint: (email) => `Seguirá iniciando sesión con ${email}.`,
  dateOfBirth: 'Fecha de nacimiento',
  save: 'Guardar perfil',
  saving: 'Guardando…',
  saved: 'Listo',
  savedText: 'El perfil se ha actualizado',
  nameTooLong: (characters) => `Este nombre es demasiado largo. Use como máximo ${characters} caracteres.`,
  impossibleDate: 'Elija una fecha entre 1900 y hoy.',
  halfDate: 'Esta fecha no está completa. Complétela o bórrela.',
};

export const favouritesText: typeof English.favouritesText = {
  title: 'Sus juegos favoritos',
  unavailable:
    'No hemos podido cargar sus favoritos. No se ha perdido nada. Compruebe la conexión e inténtelo de nuevo.',
  none: 'Todavía no hay ningún juego en favoritos. ¡Añada alguno desde la página de inicio!',
  play: 'Jugar',
};

export const dataText: typeof English.dataText = {
  title: 'Sus datos',
  stored:
    'Guardamos su correo electrónico, lo que escribe en esta página y sus favoritos. Si se suscribió al boletín, también guardamos su correo para eso. El progreso en los juegos se queda en su dispositivo.',
  inDownload:
    'La descarga contiene su cuenta, su perfil y sus favoritos. No incluye la lista del boletín, porque nadie puede leerla a través del sitio.',
  download: 'Descargar mis datos',
  deleteAccount: 'Eliminar mi cuenta',
};
