import type * as English from '../../../../pages/legal/privacy-summary-text';

export const PRIVACY_SUMMARY: typeof English.PRIVACY_SUMMARY = [
  'On peut jouer à tous les jeux et regarder toutes les vidéos sans rien nous dire de soi.',
  'Les progrès d’un enfant dans les jeux restent sur son appareil.',
  'Nous n’enregistrons votre adresse e-mail que si vous créez un compte, vous abonnez à la lettre d’information ou nous écrivez.',
  'Pas de publicité, pas de traceurs, pas de cookies. Nous ne vendons rien et, à présent, nous ne recueillons aucune donnée d’usage.',
  'Vous pouvez voir, télécharger et supprimer les données de votre compte à tout moment.',
];
