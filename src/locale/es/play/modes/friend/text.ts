import type * as English from '../../../../../play/modes/friend/text';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

const count = (answers: number): string => plural(answers, '1 pregunta', `${answers} preguntas`);

export const text: Catalogue<typeof English.text> = {
  challenge: 'Lanzar un reto',
  back: 'Devolver el reto',
  panel: [
    'Envía este enlace a quien quieras. Tendrá las mismas preguntas, junto a un héroe que responde cuando tú respondiste.',
    'El enlace contiene las preguntas, cuándo respondiste y qué respuestas fueron correctas. No hay nombres y no se envía nada a ningún lugar.',
  ],
  tooLong: 'Esta partida es muy larga para un enlace. Juega otra y compártela.',
  title: 'Juega junto a tu amigo',
  asked: (answers) =>
    `Tu amigo respondió aquí ${count(answers)}. Tienes las mismas preguntas, y su héroe responde a su ritmo.`,
  noHurry: 'No hay prisa. Cuentan los aciertos de los dos juntos.',
  start: 'Empezar',
  alone: 'Jugar a solas',
  damaged: 'Este enlace está dañado',
  damagedWhy: 'Falta una parte o ha cambiado. No se puede mostrar la partida de tu amigo.',
  damagedWay: 'Puedes jugar tu propia partida o pedir otra vez el enlace.',
  ownRound: 'Jugar mi propia partida',
  beside: 'A tu lado',
  friend: 'Tu amigo',
  you: 'Tú',
  right: 'correctas',
  both: 'Las dos partidas',
  each: ({ right, answers }) => `${right} de ${answers} correctas`,
  together: ({ right }, friend) => {
    const sum = right + friend.right;
    if (sum === 0) return '¡Un buen intento de los dos!';
    return right === friend.right
      ? `${right} cada uno: ¡empate! Son ${sum} entre los dos.`
      : plural(sum, '¡1 respuesta correcta entre los dos!', `¡${sum} respuestas correctas entre los dos!`);
  },
};
