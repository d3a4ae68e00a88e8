import type * as English from '../../../../pages/shell/text';
import type { Catalogue } from '../../../catalogue';

export const skipToContent = 'Aller au contenu';
export const loading = 'Chargement…';

export const numeriaHome = 'Numeria, accueil';
export const home = 'Accueil';
export const primaryGames = 'Jeux du primaire';
export const secondaryMaths = 'Maths du secondaire';
export const contact = 'Contact';
export const faq = 'FAQ';
export const mainNavigation = 'Navigation principale';
export const menu = 'Menu';
export const passport = 'Mon passeport';
export const howIPlay = 'Ma façon de jouer';
export const search = 'Rechercher';
export const somethingIsWrong = 'Quelque chose ne va pas';

export const mission = 'Les maths à la portée de tous, à tout âge.';
export const quickLinks = 'Liens rapides';
export const yourProgress = 'Tes progrès';
export const resources = 'Ressources';
export const forTeachers = 'Pour les enseignants';
export const topics = 'Thèmes';
export const privacy = 'Confidentialité';
export const terms = 'Conditions d’utilisation';
export const accessibility = 'Accessibilité';
export const newsletter = 'Lettre d’information';
export const alwaysFree = 'Gratuit, toujours. Rien à payer.';
export const version = 'Version';

export const notLoaded = 'Le chargement a échoué';
export const notLoadedText = 'Vérifie ta connexion, puis recharge cette page.';

export const pageNotLoaded = 'Cette page n’a pas pu se charger';
export const pageNotLoadedText = 'Une partie de Numeria n’a pas pu se charger. Vérifie ta connexion, puis réessaie.';
export const pageBroken = 'Un problème est survenu';
export const pageBrokenText: Catalogue<typeof English.pageBrokenText> =
  'Cette page ne marche plus. C’est notre faute, pas la tienne. Ce que tu as gagné est toujours sur cet appareil.';
export const gameBroken = 'Le jeu s’est arrêté';
export const gameBrokenText: Catalogue<typeof English.gameBrokenText> =
  'Quelque chose s’est cassé. C’est notre faute, pas la tienne. Ce que tu as gagné est toujours sur cet appareil.';
export const backToMenu = 'Retour au menu';
export const reload = 'Recharger';
export const backToGames = 'Retour aux jeux';
export const goHome = 'Aller à l’accueil';
