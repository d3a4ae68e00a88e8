export const title = 'जादुई द्वार';
export const description = 'सही जवाब वाले द्वार से उड़कर जाओ।';
export const chip = 'गुणा और भाग';
export const pageDescription = 'छिपी संख्या खोजो और द्वार से उड़कर जाओ। गुणा और भाग का मुफ़्त खेल।';
export const teaches = ['गुणा और भाग', 'छिपी हुई संख्याएँ'];
