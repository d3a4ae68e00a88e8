import type * as English from '../../../../pages/legal/operator-text';

export const operatorText: typeof English.operatorText = {
  title: 'Qui fait tourner cette copie',
  intro: (address) => (
    <>
      Numeria est open source, et chacun peut en faire tourner une copie. Voici qui est responsable de la copie à
      l’adresse {address}.
    </>
  ),
  operator: 'Responsable',
  noOperator: 'Cette copie n’a pas été préparée pour le public\u00a0: personne n’a indiqué qui la fait tourner.',
  address: 'Adresse',
  contact: 'Questions sur les données personnelles',
  region: 'Lieu de stockage des données',
  notGiven: 'Non indiqué',
};
