export const title = 'पहाड़े';
export const heading = 'पहाड़ों के उस्ताद';
export const cardTitle = 'पहाड़ों के उस्ताद';
export const description = 'छिपी संख्याएँ खोजो और हर टाइल पलटो।';
export const chip = 'पहाड़े';
export const pageDescription = 'पहाड़ों की मुफ़्त पहेली: गुणनफल से 1 से 9 तक के छिपे गुणनखंड खोजो और हर टाइल पलटो।';
export const teaches = ['पहाड़े', 'गुणनखंड और गुणनफल'];
