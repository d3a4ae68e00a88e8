export const title = 'Maître du temps';
export const description = 'Regarde tourner les aiguilles de la grande horloge.';
export const chip = 'Heures, durées, dates';
export const pageDescription =
  'Lis l’heure, convertis des durées et trouve le temps écoulé. Un jeu gratuit sur les horloges, les heures et les dates.';
export const teaches = ['Lire l’heure', 'Unités de temps', 'Temps écoulé et dates'];
