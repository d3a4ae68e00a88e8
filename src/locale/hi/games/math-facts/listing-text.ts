export const title = 'गणित की दौड़';
export const description = 'जल्दी जवाब दो और समुद्र किनारे दौड़ो।';
export const chip = 'झटपट सवाल';
export const pageDescription = 'जवाब लिखो और समुद्र किनारे अपनी गाड़ी दौड़ाओ। जोड़, घटाव, गुणा और भाग के अभ्यास का मुफ़्त खेल।';
export const teaches = ['झटपट हिसाब', 'जोड़ और घटाव', 'गुणा और भाग'];
