import type * as English from '../../../../pages/legal/stored-data-text';

const UNTIL_STARTED_OVER =
  'Jusqu’à ce que vous effaciez les données de ce site, ou appuyiez sur «\u00a0Repartir de zéro\u00a0» sur la page des progrès.';

export const ON_DEVICE: typeof English.ON_DEVICE = [
  [
    'Les progrès, les records et les réglages de chaque jeu',
    'Jusqu’à ce que vous effaciez les données de ce site dans votre navigateur. Certains navigateurs les effacent d’eux-mêmes\u00a0: Safari le fait après sept jours sans visite.',
  ],
  [
    'Ce que vous savez\u00a0: à quel point chaque calcul et chaque sorte de question sont connus, d’après vos réponses dans tous les jeux\u202f; le jour de la dernière fois\u202f; votre vitesse de saisie\u202f; et les tables de multiplication que vous dites avoir apprises (numeria.learning). Cela sert à choisir la suite des questions. Cela ne quitte l’appareil que si vous l’enregistrez dans un fichier ou le partagez',
    UNTIL_STARTED_OVER,
  ],
  ['Sur la carte\u00a0: les îles visitées, vos étoiles là-bas et la place de votre bateau', UNTIL_STARTED_OVER],
  [
    'Dans votre passeport\u00a0: le chapeau de votre héros, et combien d’erreurs vous avez corrigées',
    UNTIL_STARTED_OVER,
  ],
  [
    'Sur votre bateau\u00a0: la couleur de sa voile, son drapeau et les deux mots du nom de son capitaine (numeria.captain)',
    UNTIL_STARTED_OVER,
  ],
  [
    'Votre dernière partie de chaque jeu\u00a0: quand vous avez répondu, et quelles réponses étaient justes (numeria.last-rounds), pour faire la course avec cette partie',
    'Jusqu’à ce que vous fassiez une autre partie de ce jeu, effaciez les données de ce site, ou appuyiez sur «\u00a0Repartir de zéro\u00a0» sur la page des progrès.',
  ],
  [
    'Quelles fiches imprimées ont été corrigées, et quel jour (numeria.marked-sheets), pour qu’une fiche ne compte qu’une fois',
    'Une fiche est oubliée après 14 jours, quand une autre est corrigée. Toutes sont effacées si vous effacez les données de ce site, ou appuyez sur «\u00a0Repartir de zéro\u00a0» sur la page des progrès.',
  ],
  [
    'Sur Mon île\u00a0: les choses que vous avez posées, et où (numeria.island)',
    'Jusqu’à ce que vous les rangiez, effaciez les données de ce site, ou appuyiez sur «\u00a0Repartir de zéro\u00a0» sur la page des progrès.',
  ],
  [
    'Le voyage du jour\u00a0: ses îles, les îles de vos voyages des sept derniers jours, et ce que les voyages ont apporté à votre port (numeria.day-voyage)',
    'Les îles sont oubliées après sept jours. Le reste est gardé jusqu’à ce que vous effaciez les données de ce site, ou appuyiez sur «\u00a0Repartir de zéro\u00a0» sur la page des progrès.',
  ],
  [
    'Les semaines venues du lien d’un enseignant\u00a0: le lien, combien de temps et combien de fois vous avez joué sur chacune de ses îles, quel jour vous l’avez terminée, et votre animal pour le tableau de la classe (numeria.weeks)',
    'Une semaine est oubliée quatre semaines après votre dernière visite, ou quand vous effacez les données de ce site ou appuyez sur «\u00a0Repartir de zéro\u00a0» sur la page des progrès.',
  ],
  [
    'Si un adulte a fixé des minutes de jeu\u00a0: combien, le dernier jour de jeu et le temps joué ce jour-là (numeria.play-limit)',
    'Jusqu’à ce qu’un adulte choisisse «\u00a0Sans limite\u00a0», ou jusqu’à ce que vous effaciez les données de ce site.',
  ],
  [
    'Une partie que vous n’avez pas terminée\u00a0: ses réglages, vos réponses et ce que vous saviez au début (numeria.left-round), pour pouvoir la continuer',
    'Nous la proposons pendant une heure. Elle est effacée quand vous la continuez, la refusez, commencez une autre partie ou repartez de zéro. Après cette heure, elle est effacée la prochaine fois que vous ouvrez un jeu.',
  ],
  [
    'Vos choix pour les sons et la musique, les limites de temps, les questions, l’écriture des nombres et de l’argent, et les couleurs claires ou sombres',
    'Jusqu’à ce que vous effaciez les données de ce site.',
  ],
  [
    'Les vidéos que vous avez cochées comme vues, et la dernière que vous avez ouverte',
    'Jusqu’à ce que vous effaciez les données de ce site, ou décochiez la vidéo.',
  ],
  [
    'Si des enfants partagent l’appareil\u00a0: un animal et une couleur pour chacun, et qui a été choisi en dernier (numeria.child), au lieu de noms. Tout ce qui précède est alors enregistré une fois par enfant',
    'Jusqu’à ce que vous effaciez les données de ce site, ou supprimiez l’enfant sur la page des progrès. Il ne reste d’un enfant supprimé qu’une note disant qu’il l’a été, sans son animal.',
  ],
  [
    'Le site lui-même\u00a0: les pages, les images et les sons, pour qu’il fonctionne sans internet',
    'Jusqu’à ce que vous effaciez les données de ce site. Chaque nouvelle version remplace la précédente.',
  ],
  [
    'Que vous avez remis à plus tard une mise à jour du site ou fermé l’offre d’une autre langue, ou qu’une page a été rechargée pour chercher une partie manquante',
    'Jusqu’à ce que vous fermiez l’onglet.',
  ],
  [
    'Sur un tableau de classe\u00a0: les codes que les enfants ont apportés (numeria.class)',
    'Jusqu’à ce que vous fermiez l’onglet, ou ajoutiez le premier code d’une autre partie.',
  ],
  [
    'La réponse de votre navigateur, oui ou non, quand le site demande après une partie s’il peut garder tout cela',
    'Aussi longtemps que votre navigateur retient sa réponse. Vous pouvez la changer dans les réglages du navigateur.',
  ],
  [
    'Que la connexion est active\u00a0: deux clés que le service des comptes a données à votre navigateur, et votre adresse e-mail',
    'Jusqu’à ce que vous vous déconnectiez ou supprimiez votre compte ou, si vous avez dit que l’appareil n’est pas le vôtre, jusqu’à ce que vous fermiez l’onglet. Si vous n’avez pas de compte, rien n’est enregistré.',
  ],
  [
    'Que cet appareil n’est pas le vôtre, si vous l’avez dit en vous connectant, et quand vous avez quitté l’onglet pour la dernière fois',
    'Le premier sert pendant une heure, le second jusqu’à ce que vous fermiez l’onglet. Aucun ne dit qui vous êtes.',
  ],
];

export const IN_DATABASE: typeof English.IN_DATABASE = [
  [
    'Si vous créez un compte\u00a0: l’adresse e-mail de votre connexion, et les dates de la création du compte et des connexions',
    'Jusqu’à ce que vous supprimiez votre compte. Si personne n’ouvre le lien de connexion envoyé à une adresse, nous retirons cette adresse après trente jours.',
  ],
  [
    'Pour chaque appareil connecté\u00a0: quand il s’est connecté, quand il a demandé une nouvelle clé pour la dernière fois, son adresse IP et le nom que donne son navigateur',
    'Aussi longtemps que dure la session\u00a0: jusqu’à ce que vous vous y déconnectiez avec internet, vous déconnectiez partout ou supprimiez votre compte, et quatre-vingt-dix jours au plus.',
  ],
  [
    'Dans le journal du service des comptes\u00a0: qui s’est connecté, déconnecté ou inscrit, avec l’adresse e-mail, l’adresse IP et l’heure',
    'Aussi longtemps que ce service garde son journal. Des entrées peuvent y rester après la suppression du compte.',
  ],
  [
    'Le prénom, le nom et la date de naissance de votre profil, si vous les remplissez',
    'Jusqu’à ce que vous vidiez le champ ou supprimiez votre compte. Les trois sont facultatifs.',
  ],
  [
    'L’adresse e-mail de votre profil, une fois que vous l’avez enregistrée',
    'Jusqu’à ce que vous la remplaciez par une autre, ou supprimiez votre compte. Un profil doit en avoir une.',
  ],
  ['Les jeux que vous marquez comme favoris', 'Jusqu’à ce que vous enleviez le cœur ou supprimiez votre compte.'],
  [
    'Votre adresse e-mail, si vous vous abonnez à la lettre d’information',
    'Jusqu’à ce que vous nous demandiez de la retirer, ou supprimiez un compte avec la même adresse.',
  ],
  [
    'L’adresse IP d’où quelqu’un s’est abonné, pour qu’un seul réseau ne puisse pas inonder la liste',
    'Pendant une heure, ou jusqu’à la nuit suivante si personne d’autre ne s’abonne.',
  ],
];

export const IN_MAILBOX: typeof English.IN_MAILBOX = [
  [
    'Ce que vous nous écrivez par e-mail',
    'Aussi longtemps qu’il le faut pour vous répondre et corriger ce que vous nous avez signalé. Nous le supprimons si vous le demandez.',
  ],
];

export const TITLES: typeof English.TITLES = {
  device: 'Seulement sur votre appareil',
  database: 'Dans notre base de données et notre service des comptes',
  mailbox: 'Dans notre messagerie',
};
