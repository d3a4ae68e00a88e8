import type * as English from '../../../pages/listing-text.ts';
import type { Catalogue } from '../../catalogue.ts';

const hub = (title: string, about: string) => ({
  title,
  description: `Des vidéos de maths gratuites pour ${about}. Classées par chapitre, avec une recherche et une coche pour chaque vidéo vue.`,
});

export const PAGE_TEXT: Catalogue<typeof English.PAGE_TEXT> = {
  '/404': { title: 'Page introuvable', description: 'Il n’y a pas de page à cette adresse.' },
  '/': {
    title: 'Jeux de maths gratuits',
    description:
      'Des jeux de maths gratuits pour les enfants, sans rien à payer et sans compte à créer. Choisis une île et joue avec les maths.',
  },
  '/faq': {
    title: 'Questions fréquentes',
    description:
      'Ce qu’est Numeria, ce que cela coûte (rien), à quels âges le site s’adresse et comment les enseignants utilisent ses jeux de maths en classe.',
  },
  '/teachers': {
    title: 'Pour les enseignants',
    description:
      'Ce que chaque jeu de maths de Numeria fait travailler, par âge et par programme, avec tous ses réglages, et des liens et codes QR pour une classe.',
  },
  '/class': {
    title: 'Pour la classe',
    description:
      'Une partie de maths pour toute une classe, chaque élève sur son appareil, et un tableau qui montre ce que la classe a résolu\u00a0: sans comptes, sans noms.',
  },
  '/week': {
    title: 'Ta semaine',
    description:
      'Des parties de maths réunies par un enseignant pour une semaine, comme un petit voyage sur l’appareil de chaque élève\u00a0: sans comptes, sans noms.',
  },
  '/cards': {
    title: 'Cartes-réponses',
    description:
      'Un quiz rapide pour toute une classe sans appareils\u00a0: les enfants lèvent des cartes imprimées A, B, C ou D, et une seule caméra les lit. Les images ne quittent jamais l’appareil.',
  },
  '/contact': {
    title: 'Nous contacter',
    description:
      'Avez-vous une question, une erreur à signaler ou une idée pour Numeria\u202f? Voici comment nous écrire.',
  },
  '/progress': {
    title: 'Tes progrès',
    description:
      'Tes progrès dans les jeux de maths sur cet appareil, et comment les enregistrer dans un fichier, les recharger ou repartir de zéro.',
  },
  '/progress/facts': {
    title: 'Ce que tu sais',
    description:
      'Une carte des tables et des calculs jusqu’à 20\u00a0: ce qui est nouveau, ce que tu apprends, ce que tu sais et quoi travailler ensuite. Elle reste sur cet appareil.',
  },
  '/print': {
    title: 'Imprimer',
    description:
      'Des fiches de maths gratuites avec les réponses, tirées des questions de tous les jeux de Numeria, en quatre versions avec un code QR, et des diplômes pour les étoiles.',
  },
  '/topics': {
    title: 'Thèmes',
    description:
      'Des thèmes de maths pour toute l’école primaire et au-delà, des compléments à dix aux équations\u00a0: jeux, fiches, leçons et vidéos, tout est gratuit.',
  },
  '/my-island': {
    title: 'Mon île',
    description:
      'Une île vide rien que pour toi. Chaque étoile gagnée dans les jeux de maths t’offre quelque chose à y poser.',
  },
  '/privacy': {
    title: 'Confidentialité',
    description:
      'Ce que Numeria enregistre sur ses visiteurs, où, combien de temps, et comment le supprimer. Pas de publicité, pas de pistage.',
  },
  '/terms': {
    title: 'Conditions d’utilisation',
    description: 'Les conditions de Numeria, un site de maths gratuit et libre, en mots simples.',
  },
  '/accessibility': {
    title: 'Accessibilité',
    description:
      'L’accessibilité des jeux et des pages de Numeria, comment elle a été testée, ce qui ne marche pas encore, et comment faire une réclamation.',
  },
  '/auth': {
    title: 'Connexion',
    description:
      'Connectez-vous à Numeria avec un lien que nous vous envoyons par e-mail. On peut jouer à tous les jeux sans compte.',
  },
  '/auth/confirm': {
    title: 'Connexion depuis votre e-mail',
    description:
      'Le lien d’un e-mail de connexion de Numeria ouvre cette page. Appuyez sur son bouton pour vous connecter.',
  },
  '/profile': {
    title: 'Profil',
    description: 'Votre page sur Numeria\u00a0: ce que vous nous avez dit de vous et vos jeux préférés.',
  },
  '/video-hub/alevels': hub(
    'Mathématiques A-Levels',
    'les A-Levels\u00a0: mathématiques pures, statistiques et mécanique',
  ),
  '/video-hub/ib': hub('Mathématiques IB', 'l’IB\u00a0: AI en SL et HL, et d’autres thèmes pour HL'),
  '/video-hub/gcse': hub('Mathématiques GCSE', 'le GCSE\u00a0: Foundation Tier et Higher Tier'),
  '/video-hub/us': hub('Mathématiques US Common Core', 'le Common Core des États-Unis\u00a0: Grade 10 et Grade 12'),
  '/video-hub/australian': hub('Mathématiques d’Australie', 'l’Australie\u00a0: Year 10 et Year 12'),
  '/video-hub/canadian': hub('Mathématiques du Canada', 'le Canada\u00a0: Grade 10 et Grade 12'),
  '/video-hub/cbse': hub('Mathématiques CBSE', 'le CBSE\u00a0: Class 10 et Class 12'),
};

export const appText: typeof English.appText = (games) => ({
  name: 'Numeria\u00a0: jeux de maths gratuits',
  invitation: 'Choisis une île et joue avec les maths.',
  description: `${games} jeux de maths gratuits pour les enfants, sans rien à payer et sans compte à créer.`,
  home: `La page d’accueil avec ${games} îles, chacune avec un jeu`,
  homeOnPhone: 'La page d’accueil sur un téléphone',
});
