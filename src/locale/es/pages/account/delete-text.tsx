import type * as English from '../../../../pages/account/delete-text';

export const text: typeof English.text = {
  title: '¿Eliminar su cuenta?',
  description: 'No se puede deshacer. Se eliminarán para siempre:',
  removed: (email) => [
    `su acceso con ${email}`,
    'su perfil, con su nombre y su fecha de nacimiento',
    'sus juegos favoritos',
    'su suscripción al boletín, si tiene una con este correo',
  ],
  progress: 'El progreso en los juegos se queda en este dispositivo.',
  keep: 'Conservar mi cuenta',
  delete: 'Eliminar mi cuenta',
  deleting: 'Eliminando…',
  deleted: 'Su cuenta se ha eliminado',
  deletedText: 'Hemos eliminado sus datos. Puede seguir jugando.',
  confirmTitle: '¿Es realmente su cuenta?',
  confirmDescription: 'La sesión se inició hace un rato. Confirme que es su cuenta.',
  codeSent: (email) => <>Hemos enviado un código a {email}. Escríbalo aquí para eliminar su cuenta.</>,
  codeAlreadySent: 'Use el código que ya tiene',
};
