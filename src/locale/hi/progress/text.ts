import type * as English from '../../../progress/text';
import type { Catalogue } from '../../catalogue';

export const PART_TITLES: typeof English.PART_TITLES = {
  learning: 'तुम्हें क्या आता है',
  videos: 'वीडियो',
  voyage: 'नक्शा',
  passport: 'तुम्हारा पासपोर्ट',
  captain: 'तुम्हारी नाव',
  island: 'मेरा द्वीप',
  dayVoyage: 'तुम्हारी यात्राएँ',
  weeks: 'तुम्हारे हफ़्ते',
  lastRounds: 'तुम्हारे पिछले दौर',
  markedSheets: 'तुम्हारे जाँचे हुए अभ्यास पत्र',
  choices: 'तुम्हारी पसंद',
};

export const FACT_LABELS: Catalogue<typeof English.FACT_LABELS> = {
  bestScore: 'सबसे ज़्यादा अंक',
  bestStreak: 'लगातार सबसे ज़्यादा',
  captain: 'कप्तान',
  harbour: 'बंदरगाह की चीज़ें',
  products: 'पहाड़ों के पक्के जवाब',
  sums: '20 तक के पक्के सवाल',
  ownIsland: 'तुम्हारे द्वीप की चीज़ें',
  mended: 'सुधारी हुई गलतियाँ',
  watched: 'देखे हुए वीडियो',
  stars: 'सितारे',
  weeks: 'पूरे हुए द्वीप',
};

export const STAMP_TEXT: typeof English.STAMP_TEXT = {
  firstStar: { title: 'पहला सितारा', how: 'किसी भी द्वीप पर एक सितारा जीतो।' },
  golden: { title: 'सुनहरा द्वीप', how: 'एक द्वीप के सारे सितारे जीतो।' },
  tenStars: { title: 'दस सितारे', how: 'दस सितारे जीतो।' },
  everyIsland: { title: 'कप्तान', how: 'हर द्वीप पर एक सितारा जीतो।' },
  allGolden: { title: 'सुनहरा सागर', how: 'हर द्वीप के सारे सितारे जीतो।' },
  tenInARow: { title: 'लगातार दस', how: 'लगातार दस सही जवाब दो।' },
  mender: { title: 'सुधार के उस्ताद', how: '“इनका अभ्यास करो” से तीन गलतियाँ सुधारो।' },
  allSigns: { title: 'चार चिह्न', how: '+, −, × और ÷ का एक-एक सवाल सीखो।' },
  tenProducts: { title: 'पहाड़ों के दस जवाब', how: 'पहाड़ों के दस जवाब सीखो।' },
  wholeTable: { title: 'एक पूरा पहाड़ा', how: 'एक पूरा पहाड़ा सीखो।' },
  allTables: { title: 'सारे पहाड़े', how: 'सारे पहाड़े सीखो।' },
  tenQuick: { title: 'झटपट दस', how: 'दस सवालों के जवाब जल्दी दो।' },
  twentySums: { title: 'बीस सवाल', how: '20 तक के बीस सवाल सीखो।' },
  allSums: { title: 'सारे सवाल', how: '20 तक के सारे सवाल सीखो।' },
};
