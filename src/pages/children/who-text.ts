export const whoIsPlaying = 'Who is playing?';
export const whoIsPlayingLabel = 'Who is playing';
export const changePlayer = 'Change player';

/** What is read aloud: the question and the names to choose from. */
export const spokenChoice = (names: readonly string[]): string => `Who is playing? ${names.join('. ')}.`;
