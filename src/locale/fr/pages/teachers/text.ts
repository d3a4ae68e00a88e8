import type * as English from '../../../../pages/teachers/text';
import type { Catalogue } from '../../../catalogue';
import { joinList } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'Pour les enseignants',
  lead: 'Gratuit et sans compte. Aucune donnée sur vos élèves n’est envoyée.',
  contents: 'Sur cette page',
  parts: {
    plan: 'Ce que vous enseignez',
    week: 'Une semaine de parties',
    board: 'Jouer sur ce tableau',
    games: 'Tous les jeux et leurs réglages',
  },
  sources:
    'Les objectifs viennent du programme national anglais de 2014, qui sera remplacé à partir de 2028. Les codes viennent des Common Core State Standards de 2010. Contient des informations du secteur public sous licence Open Government Licence v3.0. C’est nous qui avons relié les jeux aux objectifs, et chaque lien est vérifié avec les questions que le jeu pose. Des points de suspension (…) remplacent la part d’un objectif que le jeu ne fait pas travailler.',

  plan: {
    title: 'Qu’enseignez-vous\u202f?',
    year: 'Année',
    chooseYear: 'Choisissez une année pour voir sa partie du programme et les parties qui la font travailler.',
    curriculum: (year) => `Programme anglais de 2014, ${year}`,
    chooseStatement: 'Choisissez un objectif pour obtenir un lien, un code QR et une fiche.',
    games: (titles) => titles.join(', '),
    rounds: 'Parties adaptées',
    practises: 'Ce que cela fait travailler\u00a0:',
    quiz: 'Quiz avec les cartes-réponses',
    lessons: (topic) => `Leçons\u00a0: ${topic}`,
    add: 'Ajouter à la semaine',
    added: (game) => `«\u00a0${game}\u00a0» est dans la semaine, plus bas.`,
    full: 'La semaine est pleine. Retirez d’abord une partie.',
    quickWeek: (lengths) => `Une semaine\u00a0: ${lengths}`,
    quickAdded: (lengths) => `La semaine, plus bas, contient ${lengths}.`,
    goToWeek: 'Aller à la semaine',
  },

  lengths: (lengths) => joinList(lengths.map(([length, count]) => (count === 1 ? length : `${count} × ${length}`))),

  tables: {
    '×': (numbers) => `Tables de ${joinList(numbers.map(String))}`,
    '÷': (numbers) => `Tables de ${joinList(numbers.map(String))}, en divisions`,
  },
  allTables: { '×': 'Toutes les tables', '÷': 'Toutes les tables, en divisions' },

  who: {
    one: 'Un enfant',
    two: 'À deux sur un tableau',
    class: 'La classe contre la tempête',
  },

  link: {
    who: 'Qui joue',
    same: 'Les mêmes questions pour tous',
    sameHint:
      'Toutes les personnes qui ouvrent le lien ont les mêmes questions. Sinon, chaque appareil choisit les questions pour l’enfant qui l’utilise.',
    onlyTables: 'Seules ces tables sont demandées. Chaque appareil choisit celles que l’enfant devrait travailler.',
    open: 'Ouvrir',
    worksheet: 'Fiche',
    forClass: 'Pour la classe',
    showLarge: 'Afficher en grand',
    scan: 'Scanne ce code avec la caméra de l’appareil.',
  },

  week: {
    title: 'Une semaine de parties',
    about:
      'Plusieurs parties dans un seul lien, par exemple 3 × 10 minutes pour les devoirs. Choisissez plus haut ce que vous enseignez, puis appuyez sur «\u00a0Ajouter à la semaine\u00a0». Sur l’appareil de chaque enfant, la semaine est un petit voyage à faire en plusieurs jours.',
    order: 'Ordre',
    orders: { any: 'Dans n’importe quel ordre', days: 'Une par jour' },
    rounds: 'Parties de la semaine',
    settings: (settings, isSame) =>
      [settings, isSame ? 'les mêmes questions pour tous' : ''].filter(Boolean).join(', '),
    length: (game) => `Durée\u00a0: ${game}`,
    earlier: (game) => `Plus tôt\u00a0: ${game}`,
    later: (game) => `Plus tard\u00a0: ${game}`,
    remove: (game) => `Retirer\u00a0: ${game}`,
    code: 'Code QR de la semaine',
    open: 'Essayer la semaine',
    board: 'Tableau de la semaine',
    contains:
      'Le lien contient toute la semaine, et rien sur un enfant. À la fin, chaque appareil montre un code, et le tableau réunit les bateaux arrivés.',
  },

  board: {
    title: 'Jouer sur ce tableau',
    how: {
      one: 'Un enfant joue, la classe regarde et aide.',
      two: 'Deux enfants, chacun sur une moitié du tableau, tirent sur la même corde.',
      class: 'La classe donne les réponses et ramène le bateau au port.',
    },
    show: 'Afficher au tableau',
    showHow: (who) => `Afficher au tableau\u00a0: ${who}`,
    game: 'Le jeu sur le tableau',
  },

  game: {
    ages: (from, to) => `De ${from} à ${to} ans.`,
    teaches: (skills) => `${skills.map((skill, index) => (index === 0 ? skill : skill.toLowerCase())).join(', ')}.`,
    curriculum: 'Dans le programme',
    england: (year) => `Angleterre 2014, ${year}\u00a0:`,
    commonCore: 'Common Core 2010\u00a0:',
    link: 'Un lien ou un code QR pour la classe',
  },
};
