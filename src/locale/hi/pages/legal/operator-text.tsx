import type * as English from '../../../../pages/legal/operator-text';

export const operatorText: typeof English.operatorText = {
  title: 'यह प्रति कौन चलाता है',
  intro: (address) => <>Numeria ओपन-सोर्स है, और कोई भी इसकी प्रति चला सकता है। {address} वाली प्रति के लिए यह ज़िम्मेदार है।</>,
  operator: 'चलाने वाला',
  noOperator: 'यह प्रति लोगों के लिए तैयार नहीं की गई है: किसी ने नहीं लिखा कि इसे कौन चलाता है।',
  address: 'पता',
  contact: 'निजी जानकारी के बारे में सवाल',
  region: 'जानकारी कहाँ रखी जाती है',
  notGiven: 'नहीं लिखा गया',
};
