/* Clothes that few heroes wear, and the hammock, which never appears in a round. Import this before drawing heroes with them. */
import type { Drawing } from '../../stage/atlas';
import { drawingsByName } from '../../stage/drawings';
import { addHeroDrawings } from './drawing';

addHeroDrawings(
  drawingsByName(
    import.meta.glob<Drawing>(
      ['./drawings/hammock-*.svg', './drawings/*-{bolt,diamond,flames,plus,square,star,wave}.svg'],
      { query: '?drawing', import: 'default', eager: true },
    ),
  ),
);
