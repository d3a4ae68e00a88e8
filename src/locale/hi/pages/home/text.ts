import type * as English from '../../../../pages/home/text';
import { numberToWord } from '../../../../ui/number-to-word';

export const pageTitle = 'गणित के मुफ़्त खेल';

export const onThisPage = 'इस पन्ने पर';
export const gamesLink = 'खेल';
export const videosLink = 'वीडियो';
export const badge = 'मुफ़्त और ओपन सोर्स';
export const title = 'एक द्वीप चुनो और गणित के साथ खेलो।';
export const lead: typeof English.lead = (games) =>
  `मज़े से गणित सीखो: बच्चों के लिए ${numberToWord(games)} खेल, और बड़ी कक्षाओं के लिए परीक्षा के वीडियो।`;
export const play = 'खेलो';
export const playAges = 'उम्र 5 से 11';
export const watch = 'देखो';
export const watchAges = 'उम्र 11 से 18';
export const islands = 'द्वीप';
export const startPlaying: typeof English.startPlaying = (game) => `खेलना शुरू करो: ${game}`;

export const resources = 'सीखने की चीज़ें';
export const curatedTitle = 'चुने हुए वीडियो';
export const curated = 'बेहतरीन शिक्षकों से।';
export const practiceTitle = 'अभ्यास और रिवीज़न';
export const practice = 'इकाई दर इकाई, अपनी गति से।';
export const gamesTitle = 'सीखने के खेल';
export const games = 'हर विषय का एक द्वीप।';
export const freeTitle = 'पूरी तरह मुफ़्त';
export const free = 'कभी कोई पैसा नहीं।';

export const hubs = 'बड़ी कक्षाओं का गणित';
export const hubsLead = 'दुनिया भर के शिक्षकों के वीडियो, परीक्षा और इकाई के हिसाब से।';
export const exploreVideos = 'वीडियो देखो';
export const papers = 'पुराने प्रश्न पत्र';
export const papersLead = 'पुराने प्रश्न पत्रों से अभ्यास';
export const comingSoon = 'जल्द आएगा';

export const primaryGames = 'प्राथमिक गणित के खेल';
export const primaryGamesLead = 'घूमने के लिए नौ द्वीप, हर एक पर एक नया अभ्यास।';
export const moreGames = 'और खेल';
export const playNow = 'अभी खेलो';

export const ready = 'गणित को मज़ेदार बनाएँ?';
export const readyLead = 'हज़ारों बच्चे खेल-खेल में सीखते हैं। तुम्हारा द्वीप कौन-सा है?';
