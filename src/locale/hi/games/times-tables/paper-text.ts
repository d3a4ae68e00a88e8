import type * as English from '../../../../games/times-tables/paper-text';
import type { Catalogue } from '../../../catalogue';

export const findNumbers: Catalogue<typeof English.findNumbers> = '1 से 9 तक की छिपी संख्याएँ खोजो।';
export const factorsFound: typeof English.factorsFound = (across, down) =>
  `ऊपर ${across.join(' ')}, किनारे ${down.join(' ')}`;
