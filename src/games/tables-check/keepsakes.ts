import type { Keepsakes } from '../../catalogue/define-game';
import gull from '../../play/celebration/drawings/gull.svg?keepsake';
import lamp from './drawings/lamp.svg?keepsake';
import lighthouse from './drawings/place/lighthouse.svg?keepsake';

export const keepsakes: Keepsakes = [
  { name: 'Gull', drawing: gull, movement: 'crosses', sound: 'press' },
  { name: 'Street lamp', drawing: lamp, movement: 'twinkles', sound: 'streak' },
  {
    name: 'Lighthouse',
    drawing: lighthouse,
    movement: 'twinkles',
    sound: 'levelUp',
    isLarge: true,
    stamp: 'allGolden',
  },
];
