import type { TopicText } from '../topic.ts';

export const SHAPES_TEXT = {
  'name-shapes': {
    title: 'Name 2-D shapes',
    summary: 'Naming circles, triangles, squares, rectangles and polygons with up to eight sides, with a free game.',
    steps: [
      'A triangle has three straight sides.',
      'A square has four sides of the same length and four square corners.',
      'A circle has no straight sides.',
    ],
    searchTerms: [
      'geometry',
      'circle',
      'triangle',
      'square',
      'rectangle',
      'pentagon',
      'hexagon',
      'octagon',
      'polygons',
      '2d',
    ],
  },
  'count-sides': {
    title: 'Count the sides of shapes',
    summary: 'Counting the sides of shapes, from a triangle to an octagon, with a free game and lessons.',
    steps: ['Start at a corner and put a finger on it.', 'Count each side until you are back at your finger.'],
    searchTerms: ['geometry', 'sides and corners', 'polygons', 'properties of shapes', '2d'],
  },
  'compare-shapes': {
    title: 'Which shape has more sides?',
    summary: 'Comparing shapes by their number of sides, with a free game and a lesson.',
    steps: ['Count the sides of each shape.', 'The larger number wins: that shape has more sides.'],
    searchTerms: ['geometry', 'comparing shapes', 'sorting shapes', 'polygons', '2d'],
  },
} satisfies Readonly<Record<string, TopicText>>;
