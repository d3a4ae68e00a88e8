import { getHourOnFace, HOUR } from '../../../../../machines/time-master/times';
import type * as English from '../../../../games/time-master/typical-mistake-text';

export const typicalMistakeText: typeof English.typicalMistakeText = ({ asked }, slip) => {
  switch (slip) {
    case 'hourOfHundred':
      return 'एक घंटे में 60 मिनट होते हैं, 100 नहीं।';
    case 'minutesForgotten':
      return 'घंटे सही हैं! अब मिनट भी जोड़ो।';
    case 'dayOfTwelve':
      return 'घड़ी दिन में दो बार घूमती है: 12 + 12 घंटे।';
    case 'hourMore':
      return 'बहुत करीब! बस एक घंटा ज़्यादा है।';
    case 'hourLess':
      return 'बहुत करीब! एक घंटा और।';
    case 'apart':
      return 'पहले पूरे घंटे तक गिनो, फिर बाकी जोड़ो।';
    case 'handsSwapped':
      return 'फिर से देखो: छोटी सुई घंटा दिखाती है।';
    case 'nextHour':
      return asked.type === 'clockReading' && asked.shows === 'hands'
        ? `छोटी सुई अभी ${getHourOnFace(asked.time + HOUR)} पर नहीं पहुँची है।`
        : 'बहुत करीब! बस एक घंटा ज़्यादा है।';
    case 'numberForMinutes':
      return 'बड़ी सुई के लिए पाँच-पाँच करके गिनो।';
    case 'pastForTo':
      return asked.type === 'clockReading' && asked.time % HOUR > HOUR / 2
        ? '30 मिनट से ज़्यादा बीत चुके हैं।'
        : '30 मिनट से कम बीते हैं।';
    case 'otherHalf':
      return 'समय सही है! बस AM और PM बदलो।';
    case 'otherWay':
      return asked.type === 'timeComparison' && asked.asks === 'later' ? 'वह समय पहले आता है।' : 'वह समय बाद में आता है।';
    case 'dayShort':
      return 'बहुत करीब! अगले दिन से गिनना शुरू करो।';
    case 'dayBeyond':
      return 'बहुत करीब! बस एक दिन ज़्यादा है।';
    case 'otherDirection':
      return asked.type === 'dateArithmetic' && asked.days < 0
        ? 'यह आगे की गिनती है। यहाँ पीछे गिनो।'
        : 'यह पीछे की गिनती है। यहाँ आगे गिनो।';
  }
};
