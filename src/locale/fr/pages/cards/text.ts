import type * as English from '../../../../pages/cards/text';
import type { Catalogue } from '../../../catalogue';
import { joinList, plural } from '../../grammar';

const CORNER_NAMES = ['en haut à gauche', 'en haut à droite', 'en bas à droite', 'en bas à gauche'];

const cornerList = (corners: readonly number[]): string =>
  joinList(corners.map((corner) => CORNER_NAMES[corner] ?? ''));

const list = (numbers: readonly number[]): string => joinList(numbers.map(String));

const cardCount = (cards: number): string => plural(cards, `${cards} carte`, `${cards} cartes`);

export const text: Catalogue<typeof English.text> = {
  title: 'Cartes-réponses',
  lead: 'Un quiz rapide pour toute la classe, avec une seule caméra et sans appareils pour les enfants.',
  about:
    'La caméra ne démarre que lorsque vous appuyez sur son bouton, et s’arrête tant que la page est cachée. Les images sont lues sur cet appareil, jamais enregistrées ni envoyées. Personne ne voit qui avait juste. Tout est oublié à la fermeture de la page.',
  steps: [
    'Imprimez les cartes une fois. Chaque enfant garde toujours la même carte.',
    'Choisissez les questions ici. Chacune s’affiche en grand, avec quatre réponses\u00a0: A, B, C et D.',
    'Les enfants tournent leur carte pour mettre leur lettre en haut, puis la lèvent.',
    'La caméra lit toutes les cartes en quelques secondes. Montrez les réponses, parlez de la question, et continuez.',
  ],
  scriptless: 'Pour utiliser les cartes-réponses, activez JavaScript dans votre navigateur.',
  kind: 'Que faire',
  kinds: { quiz: 'Poser des questions', print: 'Imprimer les cartes', sheets: 'Lire des fiches remplies' },
  from: 'Questions tirées de',
  count: 'Questions',
  begin: 'Commencer',
  noLetters: 'Ces questions n’ont pas quatre réponses au choix. Choisissez un autre jeu.',
  noFacts: 'Il n’y a pas de calculs à poser. Choisissez un jeu.',
  pickGame: 'Choisir un jeu',
  cards: {
    numbers: 'Cartes',
    from: 'De',
    to: 'À',
    layout: 'Sur chaque page',
    layouts: { two: 'Deux cartes, jusqu’à 6 m', one: 'Une carte, jusqu’à 9 m' },
    print: 'Imprimer les cartes',
    pages: (pages) =>
      plural(
        pages,
        `${pages} page. Imprimez en taille réelle, sur du papier blanc non brillant.`,
        `${pages} pages. Imprimez en taille réelle, sur du papier blanc non brillant.`,
      ),
    hold: 'Tourne la carte pour avoir ta lettre en haut. Tiens-la bien à plat, sans mettre les doigts sur le carré noir.',
    number: (card) => `Carte ${card}`,
  },
  quiz: {
    question: (number, of) => `Question ${number} sur ${of}`,
    spoken: (number, of, asked, choices) =>
      `Question ${number} sur ${of}. ${asked} ${choices.map(([letter, choice]) => `${letter}\u00a0: ${choice}.`).join(' ')}`,
    letter: (letter) => `${letter}\u00a0: `,
    camera: 'Allumer la caméra',
    cameraOff: 'Éteindre la caméra',
    instead: 'Vous pouvez quand même poser les questions et compter les mains levées pour chaque lettre.',
    opened: 'La caméra est allumée. Levez vos cartes.',
    view: 'Ce que voit la caméra',
    none: 'Levez vos cartes.',
    read: (cards) => plural(cards, `${cards} carte lue`, `${cards} cartes lues`),
    numbers: 'Cartes lues',
    twice: (cards) =>
      plural(
        cards.length,
        `Il y a deux cartes avec le numéro ${list(cards)}. Aucune ne compte tant que l’une n’est pas baissée.`,
        `Il y a deux cartes pour chacun des numéros ${list(cards)}. Aucune ne compte tant que l’une n’est pas baissée.`,
      ),
    show: 'Montrer les réponses',
    right: (letter, answer) => `La réponse est ${letter}\u00a0: ${answer}`,
    bar: (letter, votes) => `${letter}\u00a0: ${cardCount(votes)}`,
    rightBar: (letter, votes) => `${letter}\u00a0: ${cardCount(votes)}, juste`,
    slip: (letter, given, votes) =>
      plural(
        votes,
        `${votes} carte montrait ${letter}\u00a0: ${given}.`,
        `${votes} cartes montraient ${letter}\u00a0: ${given}.`,
      ),
    next: 'Question suivante',
    finish: 'Terminer',
    over: 'Quelles questions étaient difficiles\u202f?',
    allRight: 'Toutes les cartes étaient justes à chaque fois.',
    noneRead: 'Aucune carte n’a été lue.',
    missed: (missed, of) => plural(missed, `${missed} erreur sur ${of}`, `${missed} erreurs sur ${of}`),
    again: 'Reposer les questions',
    other: 'D’autres questions',
    leave: 'Retour au début',
  },
  sheets: {
    title: 'Lire des fiches remplies',
    how: 'Pour lire des fiches remplies, imprimez une fiche avec des ronds, puis scannez avec cet appareil le code de sa page de réponses.',
    make: 'Faire une fiche avec des ronds',
    lead: (title) => `${title}. Tenez les fiches sous la caméra une par une, ou choisissez des photos.`,
    camera: 'Utiliser la caméra',
    cameraOff: 'Éteindre la caméra',
    instead: 'Vous pouvez choisir des photos des fiches à la place.',
    photos: 'Choisir des photos',
    view: 'Ce que voit la caméra',
    hint: {
      look: 'Tenez une fiche de façon que les quatre carrés des coins soient dans l’image.',
      close: 'Un peu plus près, s’il vous plaît.',
      other:
        'Cette fiche a d’autres questions ou vient d’une version plus ancienne du site, elle n’a donc pas été comptée.',
      same: 'Cette fiche a déjà été comptée. Montrez la suivante.',
    },
    corners: ({ missing }) =>
      plural(
        missing.length,
        `Il manque le coin ${cornerList(missing)}. Posez la fiche à plat, avec les quatre coins dans l’image.`,
        `Il manque les coins ${cornerList(missing)}. Posez la fiche à plat, avec les quatre coins dans l’image.`,
      ),
    photoFailed: (name, why) => `${name}\u00a0: ${why}`,
    noReader: 'Le lecteur n’a pas pu être chargé. Vérifiez votre connexion, et choisissez de nouveau les photos.',
    noPicture: 'ce fichier n’est pas une image, ou ne peut pas être lu.',
    found: (version, right, of) => `Fiche ${version}\u00a0: ${right} sur ${of} justes`,
    unsure: (questions) =>
      plural(
        questions.length,
        `Regardez la question ${list(questions)}, et appuyez sur la réponse choisie par l’enfant.`,
        `Regardez les questions ${list(questions)}, et appuyez sur la réponse choisie par l’enfant.`,
      ),
    question: (number, asked) => `${number}. ${asked}`,
    blank: 'aucune',
    add: 'Ajouter cette fiche',
    again: 'La relire',
    skip: 'Passer cette photo',
    picture: 'La fiche avec ce qui a été lu',
    counted: (sheets) => plural(sheets, `${sheets} fiche comptée`, `${sheets} fiches comptées`),
    missed: 'Nombre d’erreurs à chaque question',
    row: (asked, answer, missed, of) =>
      plural(
        missed,
        `${asked} ${answer}\u00a0: ${missed} erreur sur ${of}`,
        `${asked} ${answer}\u00a0: ${missed} erreurs sur ${of}`,
      ),
  },
};
