import type * as English from '../../../../play/result/text';
import { plural } from '../../grammar';

export const seeAll = 'सब देखो';
export const wentWellTitle = 'क्या अच्छा रहा';
export const practiseNextTitle = 'आगे अभ्यास';
export const lookAgain = 'इन्हें फिर देखो';
export const mistakeText: typeof English.mistakeText = (answered, why) => `${answered}। ${why}`;
export const rightAnswer = 'सही: ';
export const wrongAnswer = 'सही नहीं: ';
export const learnFirst = 'पहले यह सीखो';
export const nextIsland = 'अगला द्वीप';

export const newHighScore = 'नया रिकॉर्ड!';
export const bestText: typeof English.bestText = (best) => <>अब तक सबसे अच्छा: {best}</>;

export const starsText: typeof English.starsText = (stars, all) => `${all} में से ${stars} सितारे`;
export const ofText: typeof English.ofText = (all, unit) => `/ ${all} ${unit}`;
export const right = 'सही';

export const stairUp: typeof English.stairUp = (difficulty) => `अब: ${difficulty}`;
export const stairDown: typeof English.stairDown = (difficulty) => `आज़माओ: ${difficulty}`;

export const roundOver = 'दौर पूरा हुआ।';
export const overText: typeof English.overText = ({ number, of, unit }, stars) => {
  const counted = of > number ? `${of} में से ${number}` : String(number);
  const won = stars && ` और ${stars.max} में से ${plural(stars.count, `${stars.count} सितारा`, `${stars.count} सितारे`)}`;
  return `दौर पूरा हुआ: ${counted} ${unit}${won ?? ''}।`;
};

export const restText: typeof English.restText = (link) => (
  <>खेलते-खेलते काफ़ी देर हो गई। {link('थोड़ा आराम करो और किसी और दिन खेलो')}</>
);
