import type * as English from '../../../../games/shape-match/discuss-text';

export const firstSteps: typeof English.firstSteps = {
  name: 'सीधी भुजाएँ गिनो।',
  sides: 'आकृति के चारों ओर घूमो और सीधी भुजाएँ गिनो। गोल किनारे मत गिनो!',
  category: 'पहले नाम बोलो, फिर उसका समूह खोजो।',
  comparison: 'दोनों आकृतियों की भुजाएँ गिनो।',
};
