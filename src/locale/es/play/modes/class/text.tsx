import type * as English from '../../../../../play/modes/class/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  which: '¿Qué animal eres?',
  yourCode: 'Tu código',
  choose: (game) => `Tu clase juega a ${game}. Elige tu animal y tu vela. No hace falta decir tu nombre.`,
  someoneElse: '¿Ahora juega otra persona?',
  animal: 'Tu animal',
  sail: 'Tu vela',
  goAboard: 'Subir a bordo',
  goAboardAs: (sailor) => `Subir a bordo: ${sailor}`,
  otherQuestions: 'Estas no eran las preguntas de tu clase. Para tener un código, abre otra vez el enlace de la clase.',
  codeFor: (sailor) => `Código: ${sailor}`,
  qrCode: 'Código QR de estas letras',
  aboutCode:
    'Muéstralo a la cámara de la clase o lee las letras. Contiene tu animal, tu vela, qué respuestas fueron correctas y un número al azar. No contiene tu nombre y no se envía nada.',
};

export const forClass: typeof English.forClass = (strong) => (
  <>
    {strong('Para la clase:')} cada alumno juega esta partida en su dispositivo y recibe un código. La pizarra muestra
    lo que han logrado juntos, sin nombres.
  </>
);
export const classLink = 'Para la clase';
