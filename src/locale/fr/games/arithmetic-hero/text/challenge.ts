import { CHALLENGE_TURNS, challengeSeconds } from '../../../../../../machines/arithmetic-hero/rules';
import type * as English from '../../../../../games/arithmetic-hero/text/challenge';
import type { Catalogue } from '../../../../catalogue';

const turns = `${CHALLENGE_TURNS} calculs`;

export const challengeText: Catalogue<typeof English.challengeText> = {
  hint: (time) => {
    const seconds = challengeSeconds(time);
    return `${seconds === null ? turns : `${seconds} secondes`}\u00A0: marque un maximum de points`;
  },
  sprint: (time) => {
    const seconds = challengeSeconds(time);
    return seconds === null ? turns : `Sprint de ${seconds} secondes`;
  },
  title: (time) => {
    const seconds = challengeSeconds(time);
    return seconds === null
      ? `Défi du héros\u00A0: ${CHALLENGE_TURNS} calculs. Prends tout ton temps\u202F!`
      : `Défi du héros\u00A0: résous le plus de calculs possible en ${seconds} secondes\u202F!`;
  },
  bullets: (time) => {
    const seconds = challengeSeconds(time);
    return [
      seconds === null ? 'Sans limite de temps' : `Limite de temps\u00A0: ${seconds} secondes`,
      seconds === null ? 'De plus en plus difficile au fil des calculs' : 'De plus en plus difficile au fil du temps',
      'Le bouclier revient quand il est épuisé',
      'Repère les calculs spéciaux qui donnent des pouvoirs',
    ];
  },
  begin: 'Commencer le défi',
};
