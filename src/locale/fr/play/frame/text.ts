export const backToGames = 'Retour aux jeux';
export const backToMenu = 'Retour au menu';
export const howIPlay = 'Ma façon de jouer';
export const somethingIsWrong = 'Quelque chose ne va pas';

export const sound = 'Son';
export const soundOn = 'Le son est activé';
export const soundOff = 'Le son est coupé';
export const music = 'Musique';
export const musicOn = 'La musique est activée';
export const musicOff = 'La musique est coupée';

export const pause = 'Pause';
export const paused = 'Pause';
export const pausedText = 'Prends ton temps. Le jeu t’attend.';
export const resume = 'Reprendre';
export const endRound = 'Finir la partie';
export const keepPlaying = 'Continuer';

export const leaveTitle = 'Quitter cette partie\u202f?';
export const leaveText = 'Tu gardes ce que tu as gagné, mais la partie s’arrête là.';
export const leaveRoundLabel = 'Quitter';
export const restartTitle = 'Recommencer\u202f?';
export const restartText = 'Ton score revient à 0.';
export const restart = 'Recommencer';
