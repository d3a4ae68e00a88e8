import type { Keepsakes } from '../../catalogue/define-game';
import gull from '../../play/celebration/drawings/gull.svg?keepsake';
import lamp from './drawings/lamp.svg?keepsake';
import lighthouse from './drawings/place/lighthouse.svg?keepsake';
import { gullName, lighthouseName, streetLampName } from './keepsakes-text';

export const keepsakes: Keepsakes = [
  { name: gullName, drawing: gull, movement: 'crosses', sound: 'press' },
  { name: streetLampName, drawing: lamp, movement: 'twinkles', sound: 'streak' },
  {
    name: lighthouseName,
    drawing: lighthouse,
    movement: 'twinkles',
    sound: 'levelUp',
    isLarge: true,
    stamp: 'allGolden',
  },
];
