import type * as English from '../../../../pages/legal/privacy-summary-text';

export const PRIVACY_SUMMARY: typeof English.PRIVACY_SUMMARY = [
  'Se puede jugar a todos los juegos y ver todos los vídeos sin contarnos nada.',
  'El progreso de los niños en los juegos se queda en su dispositivo.',
  'Solo guardamos su correo electrónico si crea una cuenta, se suscribe al boletín o nos escribe.',
  'Sin anuncios, sin rastreadores, sin cookies. No vendemos nada y, por ahora, no recogemos datos de uso.',
  'Puede ver, descargar y eliminar los datos de su cuenta en cualquier momento.',
];
