import type * as English from '../../../../../play/modes/friend/text';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

const count = (answers: number): string => plural(answers, `${answers} question`, `${answers} questions`);

export const text: Catalogue<typeof English.text> = {
  challenge: 'Lancer un défi',
  back: 'Renvoyer le défi',
  panel: [
    'Envoie ce lien à un ami. Il aura les mêmes questions, à côté d’un héros qui répond au même moment que toi.',
    'Le lien contient les questions, le moment de tes réponses et lesquelles étaient justes. Il n’y a pas de noms, et rien n’est envoyé nulle part.',
  ],
  tooLong: 'Cette partie est trop longue pour un lien. Joue une autre partie et partage-la.',
  title: 'Joue à côté de ton ami',
  asked: (answers) =>
    `Ton ami a répondu à ${count(answers)} ici. Tu as les mêmes questions, et son héros répond au même moment que lui.`,
  noHurry: 'Rien ne presse. Ce qui compte, c’est le total des bonnes réponses.',
  start: 'Commencer',
  alone: 'Jouer en solo',
  damaged: 'Ce lien est abîmé',
  damagedWhy: 'Il en manque une partie ou elle a changé. On ne peut pas montrer la partie de ton ami.',
  damagedWay: 'Tu peux jouer ta propre partie, ou redemander le lien à ton ami.',
  ownRound: 'Jouer ma propre partie',
  beside: 'À côté de toi',
  friend: 'Ton ami',
  you: 'Toi',
  right: 'justes',
  both: 'Les deux parties',
  each: ({ right, answers }) => plural(right, `${right} juste sur ${answers}`, `${right} justes sur ${answers}`),
  together: ({ right }, friend) => {
    const sum = right + friend.right;
    if (sum === 0) return 'Bel essai, à vous deux\u202f!';
    return right === friend.right
      ? `${right} chacun\u00a0: égalité\u202f! Cela fait ${sum} à deux.`
      : plural(sum, `${sum} bonne réponse à deux\u202f!`, `${sum} bonnes réponses à deux\u202f!`);
  },
};
