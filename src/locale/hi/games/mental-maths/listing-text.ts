export const title = 'मन में गणित';
export const cardTitle = 'मन में गणित की चुनौती';
export const description = 'समय खत्म होने से पहले सही जवाब वाला बुलबुला फोड़ो।';
export const chip = 'मन में + − × ÷';
export const pageDescription =
  'मन में करने के लिए 25 सवाल: सही जवाब वाला बुलबुला फोड़ो। मन में हिसाब का मुफ़्त खेल, घड़ी के साथ या उसके बिना।';
export const teaches = ['मन में हिसाब', 'जोड़ और घटाव', 'गुणा और भाग'];
export const screenshotLabel = 'फ़ोन पर मन में गणित';
