import { CHALLENGE_TURNS, challengeSeconds } from '../../../../../../machines/arithmetic-hero/rules';
import type * as English from '../../../../../games/arithmetic-hero/text/challenge';
import type { Catalogue } from '../../../../catalogue';

const turns = `${CHALLENGE_TURNS} cuentas`;

export const challengeText: Catalogue<typeof English.challengeText> = {
  hint: (time) => {
    const seconds = challengeSeconds(time);
    return `${seconds === null ? turns : `${seconds} segundos`}: consigue todos los puntos que puedas`;
  },
  sprint: (time) => {
    const seconds = challengeSeconds(time);
    return seconds === null ? turns : `Carrera de ${seconds} segundos`;
  },
  title: (time) => {
    const seconds = challengeSeconds(time);
    return seconds === null
      ? `Reto del héroe: ${CHALLENGE_TURNS} cuentas. ¡Tómate todo el tiempo que quieras!`
      : `Reto del héroe: ¡resuelve todas las cuentas que puedas en ${seconds} segundos!`;
  },
  bullets: (time) => {
    const seconds = challengeSeconds(time);
    return [
      seconds === null ? 'Sin límite de tiempo' : `Límite de tiempo: ${seconds} segundos`,
      seconds === null ? 'Más difícil a medida que avanzas' : 'Más difícil a medida que pasa el tiempo',
      'El escudo se recupera cuando se agota',
      'Busca las cuentas especiales que dan poderes',
    ];
  },
  begin: 'Empezar el reto',
};
