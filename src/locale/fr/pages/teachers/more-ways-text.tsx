import type * as English from '../../../../pages/teachers/more-ways-text';

export const moreWays: typeof English.moreWays = {
  title: 'D’autres façons de l’utiliser en classe',
  devices: (link) => (
    <>
      {'Chaque enfant a un appareil\u202f? '}
      {link('Ouvrez le tableau de la classe')}.
    </>
  ),
  oneRound: (
    <>
      <b>{'Une partie pour tous\u00a0:'}</b> choisissez plus bas les réglages d’un jeu, puis partagez le lien ou son
      code QR avec la classe.
    </>
  ),
  noRush: (
    <>
      <b>{'Sans se presser\u00a0:'}</b>{' '}
      {'réglez «\u00a0Temps\u00a0» sur «\u00a0plus long\u00a0» ou «\u00a0sans limite\u00a0».'}
    </>
  ),
  twoPlayers: (
    <>
      <b>{'À deux sur un tableau\u00a0:'}</b> chacun a une moitié du tableau, et les deux tirent sur la même corde.
    </>
  ),
  storm: (
    <>
      <b>{'La classe contre la tempête\u00a0:'}</b> une question est au tableau, et la classe donne la réponse. Vingt
      bonnes réponses ramènent le bateau au port. Avec les deux mêmes mots, une autre classe a les mêmes questions.
    </>
  ),
  classBoard: (link) => (
    <>
      <b>{'Une classe sans comptes\u00a0:'}</b> {link('le tableau de la classe')} réunit le code de chaque enfant, sans
      noms, et montre tout ce que la classe a résolu.
    </>
  ),
  knowledge: (link) => (
    <>
      <b>{'Ce que sait un enfant\u00a0:'}</b> {link('une carte des tables, des calculs et d’autres compétences')} se
      remplit pendant qu’il joue, sur chaque appareil. Elle s’imprime sur deux pages.
    </>
  ),
  paper: (link) => (
    <>
      <b>{'Sur papier\u00a0:'}</b> {link('imprimez des fiches')} avec les questions de n’importe quel jeu, les réponses
      sur une page à part, et un code QR qui ouvre les mêmes questions à l’écran.
    </>
  ),
  faq: (link) => (
    <>
      <b>{'Plus de réponses\u00a0:'}</b> {link('comment utiliser Numeria en classe')}.
    </>
  ),
};
