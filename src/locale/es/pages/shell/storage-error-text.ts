export const nothingSaved = 'Aquí no se puede guardar nada';
export const nothingSavedText: string =
  'Este dispositivo no tiene espacio o no deja guardar. Puedes seguir, pero tu progreso se perderá al cerrar la página.';
