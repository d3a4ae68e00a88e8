import type * as English from '../../../../pages/search/pages-text';
import type { Catalogue } from '../../../catalogue';

export const PAGES: Catalogue<typeof English.PAGES> = {
  '/print': {
    title: 'Imprimer des fiches',
    about: 'Les questions de tous les jeux sur papier, avec les réponses',
    terms: ['fiche', 'fiche tables', 'imprimer', 'papier', 'pdf', 'devoirs', 'réponses', 'test', 'exercice'],
  },
  '/print?certificate': {
    title: 'Imprimer un diplôme',
    about: 'Pour les étoiles d’une île',
    terms: ['récompense', 'diplôme', 'certificat', 'prix', 'étoiles'],
  },
  '/topics': {
    title: 'Tous les thèmes',
    about: 'Chaque thème par année, avec des jeux, des fiches et des leçons',
    terms: ['programme', 'année scolaire', 'leçons', 'matières', 'niveau', 'classe'],
  },
  '/teachers': {
    title: 'Pour les enseignants',
    about: 'Liens, codes QR et ce que chaque jeu fait travailler',
    terms: ['enseignant', 'école', 'programme', 'programmes officiels', 'tableau', 'professeur', 'séance', 'code qr'],
  },
  '/class': {
    title: 'Pour la classe',
    about: 'Une partie pour toute une classe, sans comptes',
    terms: ['classe', 'élèves', 'code de classe', 'codes', 'caméra', 'ensemble', 'tableau', 'étudiants'],
  },
  '/auth': {
    title: 'Connexion',
    about: 'Un compte sans mot de passe. On peut jouer sans compte',
    terms: ['connexion', 'connecter', 'inscription', 'inscrire', 'compte', 'mot de passe'],
  },
  '/cards': {
    title: 'Cartes-réponses',
    about: 'Un quiz auquel une classe répond avec des cartes imprimées',
    terms: [
      'caméra',
      'quiz',
      'abcd',
      'choix multiple',
      'fiches corrigées',
      'scanner',
      'sans appareils',
      'toute la classe',
    ],
  },
  '/week': {
    title: 'Une semaine de parties',
    about: 'Des parties qu’un enseignant a réunies dans un lien',
    terms: ['devoirs', 'semaine', 'travail', 'plan', 'chaque jour', 'entraînement'],
  },
  howIPlay: {
    title: 'Ma façon de jouer',
    about: 'Temps, son, couleurs, lettres et réponses',
    terms: [
      'réglages',
      'sans chrono',
      'chrono',
      'plus de temps',
      'mode sombre',
      'thème',
      'texte plus grand',
      'police',
      'dyslexie',
      'accessibilité',
      'son',
      'musique',
      'voix',
      'lire à voix haute',
      'muet',
      'contacteur',
      'gaucher',
      'contraste',
    ],
  },
  '/progress': {
    title: 'Tes progrès',
    about: 'Le passeport\u00a0: étoiles, chapeaux, et tout enregistrer dans un fichier',
    terms: [
      'passeport',
      'étoiles',
      'chapeaux',
      'garde-robe',
      'enregistrer',
      'sauvegarde',
      'recommencer',
      'enfants',
      'profils',
    ],
  },
  '/progress/facts': {
    title: 'Ce que tu sais',
    about: 'La carte des tables, des calculs et d’autres compétences',
    terms: ['carte', 'bilan', 'parents', 'compétences', 'notions', 'faible', 'points forts', 'à travailler'],
  },
  '/my-island': {
    title: 'Mon île',
    about: 'Les objets que tu as gagnés',
    terms: ['construire', 'décorer', 'récompenses', 'ma propre île'],
  },
  '/contact': {
    title: 'Contact',
    about: 'Nous écrire',
    terms: ['e-mail', 'message', 'bogue', 'avis', 'erreur', 'aide', 'suggestion'],
  },
  '/privacy': {
    title: 'Confidentialité',
    about: 'Ce qui est enregistré, et où',
    terms: ['données', 'cookies', 'rgpd', 'pistage', 'supprimer'],
  },
  '/accessibility': {
    title: 'Accessibilité',
    about: 'Ce qui marche, ce qui ne marche pas, et les réclamations',
    terms: ['wcag', 'lecteur d’écran', 'handicap', 'accessible', 'clavier', 'réclamation'],
  },
  '/terms': {
    title: 'Conditions d’utilisation',
    about: 'Les conditions en mots simples',
    terms: ['licence', 'conditions'],
  },
};

export const HUB_TERMS: Catalogue<typeof English.HUB_TERMS> = ['secondaire', 'examen', 'révision', 'vidéos'];
export const aQuestion = 'Une question fréquente';
export const QUESTION_TERMS: Catalogue<typeof English.QUESTION_TERMS> = ['faq', 'question', 'aide'];
