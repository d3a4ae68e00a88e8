export const title = 'लक्ष्य संख्या';
export const description = 'ऐसी टाइलें चुनो जिनका जोड़ लक्ष्य बने।';
export const chip = 'जोड़ना';
export const pageDescription = 'ऐसी टाइलें चुनो जिनका जोड़ लक्ष्य के बराबर हो। मन में जोड़ने का मुफ़्त खेल, तेज़ी से या आराम से।';
export const teaches = ['जोड़', 'जोड़कर लक्ष्य बनाना', 'मन में हिसाब'];
