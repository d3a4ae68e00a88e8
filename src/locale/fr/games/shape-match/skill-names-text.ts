import type * as English from '../../../../games/shape-match/skill-names-text';
import type { Catalogue } from '../../../catalogue';

export const topic = 'Formes';

export const names: Catalogue<typeof English.names> = {
  'shape.name.common': 'Nommer des cercles, des triangles, des carrés et des rectangles',
  'shape.name.fiveSix': 'Nommer des pentagones et des hexagones',
  'shape.name.rare': 'Nommer des losanges, des heptagones et des octogones',
  'shape.sides.common': 'Compter les côtés des cercles, des triangles, des carrés et des rectangles',
  'shape.sides.fiveSix': 'Compter les côtés des pentagones et des hexagones',
  'shape.sides.rare': 'Compter les côtés des losanges, des heptagones et des octogones',
  'shape.compare.far': 'Dire quelle forme a plus de côtés',
  'shape.compare.near': 'Dire quelle forme a un côté de plus',
};
