import type * as English from '../../../../games/math-warp/praise-text';
import type { Catalogue } from '../../../catalogue';

export const PRAISE_LINES: Catalogue<typeof English.PRAISE_LINES> = [
  'क्या उड़ान है!',
  'सीधे द्वार के पार!',
  'तारे ताली बजा रहे हैं!',
  'इंजन गुनगुना रहे हैं!',
  'क्या छलाँग है!',
  'पहाड़े पक्के हैं!',
  'रास्ता एकदम सही!',
  'द्वार भी खुश है!',
  'धूमकेतु-सी चमक!',
  'सधे हाथ, पायलट!',
  'सितारों वाला काम!',
  'अगले तारे की ओर!',
  'तेज़ दिमाग!',
  'रोशनी जैसी रफ़्तार!',
  'पूरी टीम खुश है!',
];
