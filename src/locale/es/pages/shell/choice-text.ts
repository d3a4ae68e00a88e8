import type * as English from '../../../../pages/shell/choice-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  games: { title: 'Juegos de primaria', description: '¡Elige tu aventura con las matemáticas!' },
  hubs: { title: 'Matemáticas de secundaria', description: 'Elige tu examen' },
};
