import { CHALLENGE_TURNS, challengeSeconds } from '../../../../../../machines/arithmetic-hero/rules';
import type * as English from '../../../../../games/arithmetic-hero/text/challenge';
import type { Catalogue } from '../../../../catalogue';

const turns = `${CHALLENGE_TURNS} सवाल`;

export const challengeText: Catalogue<typeof English.challengeText> = {
  hint: (time) => {
    const seconds = challengeSeconds(time);
    return `${seconds === null ? turns : `${seconds} सेकंड`}: जितने हो सकें उतने अंक बनाओ`;
  },
  sprint: (time) => {
    const seconds = challengeSeconds(time);
    return seconds === null ? turns : `${seconds} सेकंड की दौड़`;
  },
  title: (time) => {
    const seconds = challengeSeconds(time);
    return seconds === null
      ? `हीरो चुनौती: ${CHALLENGE_TURNS} सवाल। जितना चाहो उतना समय लो!`
      : `हीरो चुनौती: ${seconds} सेकंड में जितने हो सकें उतने सवाल हल करो!`;
  },
  bullets: (time) => {
    const seconds = challengeSeconds(time);
    return [
      seconds === null ? 'समय की कोई सीमा नहीं' : `समय की सीमा: ${seconds} सेकंड`,
      seconds === null ? 'आगे बढ़ने पर सवाल कठिन होते हैं' : 'समय के साथ सवाल कठिन होते हैं',
      'ढाल खत्म होने पर फिर भर जाती है',
      'खास शक्ति वाले सवाल ढूँढो',
    ];
  },
  begin: 'चुनौती शुरू करो',
};
