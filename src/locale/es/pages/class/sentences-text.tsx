import type * as English from '../../../../pages/class/sentences-text';

export const solvedTogether: typeof English.solvedTogether = (line, right) => (
  <>
    {line('Resolvimos')} {right} entre todos
  </>
);

export const privacy: typeof English.privacy = (link) => (
  <>
    La cámara solo se enciende cuando pulsa el botón, sus imágenes se quedan en este dispositivo, y se detiene mientras
    la página está oculta. Los códigos se quedan en esta pestaña hasta que la cierre. Para saber más sobre enlaces y
    ajustes, consulte la {link('página para docentes')}.
  </>
);
