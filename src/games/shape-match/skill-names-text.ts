export const topic = 'Shapes';

/** What a child who has a skill can do. */
export const names = {
  'shape.name.common': 'Name circles, triangles, squares and rectangles',
  'shape.name.fiveSix': 'Name pentagons and hexagons',
  'shape.name.rare': 'Name diamonds, heptagons and octagons',
  'shape.sides.common': 'Count the sides of circles, triangles, squares and rectangles',
  'shape.sides.fiveSix': 'Count the sides of pentagons and hexagons',
  'shape.sides.rare': 'Count the sides of diamonds, heptagons and octagons',
  'shape.compare.far': 'Say which shape has more sides',
  'shape.compare.near': 'Say which shape has one more side',
} as const;
