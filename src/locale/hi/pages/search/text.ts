import type * as English from '../../../../pages/search/text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'खोजो',
  field: 'खेल, विषय, अभ्यास पत्र और वीडियो खोजो',
  placeholder: 'भिन्न, घड़ी, अभ्यास पत्र …',
  suggested: 'यह खोजकर देखो',
  results: 'नतीजे',
  groups: { games: 'खेल', topics: 'विषय', pages: 'पन्ने और मदद', videos: 'वीडियो' },
  topic: (strand, year) => `${strand}, ${year}`,
  video: (hub, unit) => `${hub}, ${unit}`,
  count: (results) =>
    results === 0
      ? 'कुछ नहीं मिला। कोई और शब्द लिखकर देखो।'
      : plural(results, `${results} नतीजा। खोलने के लिए Enter दबाओ।`, `${results} नतीजे। तीर वाली कुंजियों से चुनो।`),
};

export const SPELLINGS: Catalogue<typeof English.SPELLINGS> = [
  [/पहाडा|पहाडे/g, 'पहाड़े'],
  [/दो अंकों/g, 'दो-अंकों'],
];
