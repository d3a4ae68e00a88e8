import type * as English from '../../../../pages/legal/page-text';

export const text: typeof English.text = {
  privacy: 'Política de privacidad',
  terms: 'Condiciones de uso',
  updated: (date) => (
    <>Esta página se {date('actualizó el 5 de mayo de 2025')}. Lo que se añadió después lleva su propia fecha.</>
  ),
  contents: 'En esta página',
  inShort: 'En pocas palabras',
  written: 'Escrito el 21 de noviembre de 2026. El texto completo sigue a continuación.',
};

export const ADDED: typeof English.ADDED = {
  first: 'Añadido el 21 de noviembre de 2026',
  second: 'Añadido el 22 de noviembre de 2026',
  third: 'Añadido el 24 de noviembre de 2026',
  fourth: 'Añadido el 29 de noviembre de 2026',
};
