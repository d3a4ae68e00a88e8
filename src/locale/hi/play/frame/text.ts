export const backToGames = 'खेलों पर वापस';
export const backToMenu = 'मेनू पर वापस';
export const howIPlay = 'मेरे खेलने का तरीका';
export const somethingIsWrong = 'कुछ गड़बड़ है';

export const sound = 'आवाज़';
export const soundOn = 'आवाज़ चालू है';
export const soundOff = 'आवाज़ बंद है';
export const music = 'संगीत';
export const musicOn = 'संगीत चालू है';
export const musicOff = 'संगीत बंद है';

export const pause = 'रोको';
export const paused = 'रुका हुआ';
export const pausedText = 'आराम से। खेल इंतज़ार करेगा।';
export const resume = 'जारी रखो';
export const endRound = 'दौर खत्म करो';
export const keepPlaying = 'खेलते रहो';

export const leaveTitle = 'यह दौर छोड़ना है?';
export const leaveText = 'जीती हुई चीज़ें तुम्हारी रहेंगी, पर दौर यहीं खत्म होगा।';
export const leaveRoundLabel = 'छोड़ो';
export const restartTitle = 'फिर से शुरू करें?';
export const restartText = 'तुम्हारे अंक 0 हो जाएँगे।';
export const restart = 'फिर से शुरू करो';
