import type * as English from '../../../../../games/arithmetic-hero/text/achievements';
import type { Catalogue } from '../../../../catalogue';

export const achievementText: Catalogue<typeof English.achievementText> = {
  'first-zap': { name: 'Premier zap\u202F!', description: 'Résous ton premier calcul' },
  'on-fire': { name: 'Tout feu tout flamme\u202F!', description: 'Résous 10 calculs d’affilée' },
  'lightning-fingers': { name: 'Rapide comme l’éclair', description: 'Résous 20 calculs d’affilée' },
  'rising-star': { name: 'Étoile montante', description: 'Ouvre le niveau 2' },
  'math-defender': { name: 'Gardien des nombres', description: 'Ouvre le niveau 3' },
  'number-captain': { name: 'Capitaine des nombres', description: 'Ouvre le niveau 4' },
  'arithmetic-master': { name: 'As du calcul', description: 'Ouvre le niveau 5' },
  'century-club': { name: 'Club des cent', description: 'Résous 100 calculs en tout' },
  'big-brain': { name: 'Super cerveau', description: 'Résous 500 calculs en tout' },
};
