import type * as English from '../../../../pages/class/sentences-text';

export const solvedTogether: typeof English.solvedTogether = (line, right) => (
  <>
    {line('Ensemble,')} {right} bonnes réponses
  </>
);

export const privacy: typeof English.privacy = (link) => (
  <>
    La caméra ne démarre que lorsque vous appuyez sur le bouton, ses images restent sur cet appareil, et elle s’arrête
    tant que la page est cachée. Les codes restent dans cet onglet jusqu’à sa fermeture. Pour en savoir plus sur les
    liens et les réglages, voir la {link('page pour les enseignants')}.
  </>
);
