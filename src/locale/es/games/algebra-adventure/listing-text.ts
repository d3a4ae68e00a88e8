export const title = 'Aventura de álgebra';
export const description = 'Mantén la balanza en equilibrio y halla x.';
export const chip = 'El número que falta';
export const pageDescription =
  'Mantén la balanza en equilibrio y halla x. Un primer juego de álgebra gratis: resuelve ecuaciones según lo que pesan los dos lados.';
export const teaches = ['Primeros pasos en álgebra', 'Resolver ecuaciones', 'Sustituir letras por números'];
