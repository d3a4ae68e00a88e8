import { type Area, findArea, type PlacedThing } from '../../../../../machines/core/own-island';
import type * as English from '../../../../pages/island/text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  title: 'मेरा द्वीप',
  visit: 'मेरे द्वीप पर जाओ',
  empty: 'अपनी पहली चीज़ पाने के लिए किसी द्वीप पर एक सितारा जीतो।',
  choose: 'एक द्वीप चुनो',
  onIsland: 'तुम्हारे द्वीप पर',
  poke: 'किसी चीज़ को छुओ, या उसे खींचकर कहीं और ले जाओ।',
  tap: 'पहले चीज़ को छुओ, फिर अपने द्वीप को। उसे खींचा भी जा सकता है।',
  put: 'द्वीप पर रखो',
  putAway: 'हटा दो',
  moves: {
    ArrowLeft: 'बाएँ खिसकाओ',
    ArrowUp: 'ऊपर खिसकाओ',
    ArrowDown: 'नीचे खिसकाओ',
    ArrowRight: 'दाएँ खिसकाओ',
  },
  missing: 'और जीतना बाकी है',
  eachStar: 'हर सितारे पर एक चीज़ मिलती है।',
  stars: ['पहला सितारा', 'दूसरा सितारा', 'तीसरा सितारा'],
  things: 'तुम्हारी चीज़ें',
  allPlaced: 'तुम्हारी जीती हर चीज़ द्वीप पर है।',
};

const AREAS: Readonly<Record<Area, string>> = {
  topLeft: 'ऊपर बाएँ',
  top: 'ऊपर बीच में',
  topRight: 'ऊपर दाएँ',
  left: 'बाएँ',
  middle: 'बीच में',
  right: 'दाएँ',
  bottomLeft: 'नीचे बाएँ',
  bottom: 'नीचे बीच में',
  bottomRight: 'नीचे दाएँ',
};

const areaOf = ([, x, y]: PlacedThing): string => AREAS[findArea(x, y)];

export const placedName: typeof English.placedName = ({ name }, placed) => `${name}, ${areaOf(placed)}`;

export const placedText: typeof English.placedText = ({ name }, placed) => `${name}: अब ${areaOf(placed)}।`;
export const putAwayText: typeof English.putAwayText = ({ name }) => `${name}: फिर से तुम्हारी चीज़ों में।`;

export const putHere: typeof English.putHere = ({ name }) => `यहाँ रखो: ${name}`;

export const countText: typeof English.countText = (won, all) =>
  won === 0 ? 'यह द्वीप सिर्फ़ तुम्हारा है। यहाँ क्या सजाना है?' : `तुम्हारी जीती चीज़ें: ${all} में से ${won}।`;
