export const lookFirst = 'Mira primero esta.';
export const waitForMe = 'Espera, enséñamelo';
export const goOn = 'Seguir';
export const next = 'Siguiente';
export const myTurn = 'Me toca';
