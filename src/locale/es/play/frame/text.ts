export const backToGames = 'A los juegos';
export const backToMenu = 'Al menú';
export const howIPlay = 'Cómo juego';
export const somethingIsWrong = 'Algo va mal';

export const sound = 'Sonido';
export const soundOn = 'El sonido está activado';
export const soundOff = 'El sonido está desactivado';
export const music = 'Música';
export const musicOn = 'La música está activada';
export const musicOff = 'La música está desactivada';

export const pause = 'Pausa';
export const paused = 'En pausa';
export const pausedText = 'Tómate tu tiempo. El juego espera.';
export const resume = 'Seguir';
export const endRound = 'Terminar partida';
export const keepPlaying = 'Seguir jugando';

export const leaveTitle = '¿Dejar esta partida?';
export const leaveText = 'Guardas lo que has ganado, pero la partida termina aquí.';
export const leaveRoundLabel = 'Dejar';
export const restartTitle = '¿Empezar de nuevo?';
export const restartText = 'Tus puntos vuelven a 0.';
export const restart = 'Empezar de nuevo';
