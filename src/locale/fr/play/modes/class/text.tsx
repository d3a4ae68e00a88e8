import type * as English from '../../../../../play/modes/class/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  which: 'Quel animal es-tu\u202f?',
  yourCode: 'Ton code',
  choose: (game) =>
    `Ta classe joue à «\u00a0${game}\u00a0». Choisis ton animal et ta voile. Tu n’as pas besoin de donner ton nom.`,
  someoneElse: 'Quelqu’un d’autre joue maintenant\u202f?',
  animal: 'Ton animal',
  sail: 'Ta voile',
  goAboard: 'Monter à bord',
  goAboardAs: (sailor) => `Monter à bord\u00a0: ${sailor}`,
  otherQuestions: 'Ce n’étaient pas les questions de ta classe. Pour avoir un code, rouvre le lien de la classe.',
  codeFor: (sailor) => `Code\u00a0: ${sailor}`,
  qrCode: 'Code QR de ces lettres',
  aboutCode:
    'Montre-le à la caméra de la classe, ou lis les lettres. Il contient ton animal, ta voile, tes réponses justes et un nombre au hasard. Il ne contient pas ton nom, et rien n’est envoyé.',
};

export const forClass: typeof English.forClass = (strong) => (
  <>
    {strong('Pour la classe\u00a0:')} chaque élève joue cette partie sur son appareil et reçoit un code. Le tableau
    montre ce que tous ont réussi ensemble, sans noms.
  </>
);
export const classLink = 'Pour la classe';
