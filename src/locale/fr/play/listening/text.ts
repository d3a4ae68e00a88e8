import type * as English from '../../../../play/listening/text';

export const noLimitNow = 'Sans limite de temps.';
export const noLimitLater = 'Cette partie garde sa limite de temps. Tu peux l’enlever avant la prochaine.';
export const noScore = 'Pas encore de score.';

export const NAMES_CHOICES: typeof English.NAMES_CHOICES = /\bchoix\b/i;
export const pressForResult = 'Appuie sur Entrée pour voir ton résultat.';
export const pressToContinue = 'Appuie sur Entrée pour continuer.';
export const pressToWait = 'Appuie sur W pour attendre.';
