export const backToGames = 'Back to Games';
export const backToMenu = 'Back to Menu';
export const howIPlay = 'How I play';
export const somethingIsWrong = 'Something is wrong';

export const sound = 'Sound';
export const soundOn = 'Sound is on';
export const soundOff = 'Sound is off';
export const music = 'Music';
export const musicOn = 'Music is on';
export const musicOff = 'Music is off';

export const pause = 'Pause';
export const paused = 'Paused';
export const pausedText = 'Take your time. The game will wait.';
export const resume = 'Resume';
export const endRound = 'End round';
export const keepPlaying = 'Keep playing';

export const leaveTitle = 'Leave this round?';
export const leaveText = 'You keep what you have earned, but this round ends here.';
export const leaveRoundLabel = 'Leave';
export const restartTitle = 'Start again?';
export const restartText = 'Your score goes back to 0.';
export const restart = 'Start again';
