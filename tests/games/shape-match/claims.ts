import { type Question, questionAt } from '../../../machines/shape-match/questions';
import { DIFFICULTIES } from '../../../machines/shape-match/rules';
import { settingOf } from '../../../src/play/paper/paper';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';

export const claims = createClaims<Question>({
  settings: ['difficulty'],
  draw: (seed, round) => {
    const difficulty = settingOf(round, 'difficulty', DIFFICULTIES);
    return indicesUpTo(20).map((number) => questionAt(seed, { difficulty }, number));
  },
  practises: {
    'Recognise and name common 2-D shapes [for example … squares … circles and triangles].': {
      'the name of a shape': ({ type }) => type === 'name',
    },
    'Identify … the properties of 2-D shapes, including the number of sides …': {
      'a number of sides': ({ type }) => type === 'sides',
    },
    'Compare … common 2-D … shapes …': { 'two shapes': ({ type }) => type === 'comparison' },
    /** Correctly name shapes regardless of their orientations or overall size. */
    'K.G.A.2': { 'a turned shape': ({ type, drawn }) => type === 'name' && drawn.some(({ turn }) => turn > 0) },
  },
});
