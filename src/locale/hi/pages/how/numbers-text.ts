import type * as English from '../../../../pages/how/numbers-text';
import type { Catalogue } from '../../../catalogue';

export const numbersText: Catalogue<typeof English.numbersText> = {
  title: 'संख्याएँ',
  open: 'संख्याएँ कैसे लिखें',
  reset: 'हमेशा की तरह',
  decimal: 'दशमलव',
  grouping: 'हज़ार',
  times: 'गुणा',
  division: 'भाग',
  digits: 'अंक',
  hours: 'घड़ी',
  firstDay: 'पहला दिन',
};

export const choiceNames: typeof English.choiceNames = {
  '12h': '3:45 PM',
  monday: 'सोमवार',
  sunday: 'रविवार',
  saturday: 'शनिवार',
};
