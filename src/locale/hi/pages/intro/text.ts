import type * as English from '../../../../pages/intro/text';

export const about: typeof English.about = (from, to, teaches) => `उम्र ${from} से ${to}। अभ्यास: ${teaches.join(', ')}।`;
export const howToPlayTitle = 'कैसे खेलें';
export const free = 'यह मुफ़्त है, और खाते की ज़रूरत नहीं। घड़ी के साथ या बिना घड़ी खेलो।';
export const scriptless = 'खेलने के लिए ब्राउज़र में JavaScript चालू करो, फिर पन्ना दोबारा खोलो।';
export const backToGames = 'खेलों पर वापस';
