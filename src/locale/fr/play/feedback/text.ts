export const lookFirst = 'Regarde d’abord celui-ci.';
export const waitForMe = 'Attends, montre-moi';
export const goOn = 'Continuer';
export const next = 'Suivant';
export const myTurn = 'À moi';
