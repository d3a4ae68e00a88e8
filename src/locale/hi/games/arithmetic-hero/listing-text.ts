export const title = 'गणित हीरो';
export const documentTitle = 'गणित हीरो - गणित का खेल';
export const description = 'सवालों को शहर तक पहुँचने से पहले पकड़ो।';
export const chip = 'हीरो के साथ + − × ÷';
export const pageDescription =
  'गिरते सवालों को शहर तक पहुँचने से पहले पकड़ो। हिसाब का मुफ़्त खेल: पाँच स्तर, अभ्यास और सजाने के लिए एक हीरो।';
export const teaches = ['जोड़ और घटाव', 'गुणा और भाग', 'मन में हिसाब'];
export const screenshotLabel = 'गणित हीरो: रात के शहर पर सवाल गिर रहे हैं';
