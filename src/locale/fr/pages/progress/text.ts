import type * as English from '../../../../pages/progress/text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const text: Catalogue<typeof English.text> = {
  title: 'Tes progrès',
  lead: 'Tes étoiles, tes scores et tes tampons, et comment les garder.',
  noRoom: 'Impossible d’enregistrer ici en ce moment',
  noRoomHint:
    'Cet appareil n’a plus de place, ou son navigateur bloque l’enregistrement. Tu peux jouer, mais tes progrès seront perdus à la fermeture de la page. Enregistre-les d’abord dans un fichier.',

  passport: {
    title: 'Ton passeport',
    played: (played, games) =>
      plural(
        played,
        `Sur cet appareil, tu as joué à ${played} jeu sur ${games}.`,
        `Sur cet appareil, tu as joué à ${played} jeux sur ${games}.`,
      ),
    onlyMap: 'Ta carte est commencée\u202f! Termine un jeu pour voir tes progrès ici.',
    noGame: 'Personne n’a encore joué sur cet appareil.',
    nothing: 'Encore rien ici. Joue à un jeu pour voir tes progrès ici\u202f!',
    previous: 'Page précédente',
    next: 'Page suivante',
    stars: (stars, max) => plural(stars, `${stars} étoile sur ${max}`, `${stars} étoiles sur ${max}`),
    nextStar: [
      'Une bonne réponse, et tu gagnes ta première étoile.',
      'Trouve plus de bonnes réponses dans une partie pour une deuxième étoile.',
      'Réussis presque toute une partie pour une troisième étoile.',
      'Les trois étoiles\u00a0: cette île est en or.',
    ],
    noVideos: 'Coche les vidéos vues pour les compter ici.',
  },

  wardrobe: {
    hero: 'Ton héros',
    count: (hats, all) => plural(hats, `Tu as ${hats} chapeau sur ${all}.`, `Tu as ${hats} chapeaux sur ${all}.`),
    how: 'Gagne deux étoiles sur une île pour avoir son chapeau.',
    takeOff: 'Enlever le chapeau',
    hats: 'Tes chapeaux',
  },

  stamps: {
    title: 'Tampons',
    count: (stamps, all) => plural(stamps, `Tu as ${stamps} tampon sur ${all}.`, `Tu as ${stamps} tampons sur ${all}.`),
    earned: ', gagné',
  },

  persistence: {
    title: 'Est-ce que cela restera ici\u202f?',
    states: {
      persisted: 'Ce navigateur a promis de garder tes progrès.',
      notPromised: 'Ce navigateur peut effacer tes progrès si l’appareil manque de place.',
      unknown: 'Nous ne savons pas si ce navigateur gardera tes progrès.',
    },
    ask: 'Demander au navigateur de les garder',
    answers: {
      persisted: 'Bonne nouvelle\u00a0: le navigateur les gardera.',
      notPromised: 'Pas encore. Le navigateur acceptera peut-être après plus de visites.',
      unknown: 'Le navigateur n’a pas répondu.',
    },
    about:
      'Sur iPhone, iPad et Mac, Safari efface ce qu’un site a enregistré après sept jours sans visite, sauf si le site est ajouté à l’écran d’accueil. Sur un appareil partagé, quelqu’un d’autre peut l’effacer. Un fichier enregistré protège dans tous les cas.',
  },

  playLimit: {
    title: 'Minutes de jeu',
    lead: 'Vous pouvez régler combien de temps votre enfant joue chaque jour. Quand le temps est écoulé, il peut finir la partie. Puis le bateau reste au port jusqu’au lendemain. Les parties en classe ou à deux ne sont pas limitées.',
    eachDay: 'Chaque jour',
    none: 'Sans limite',
    minutes: (minutes) => `${minutes} min`,
    savedNone: 'Enregistré. Il n’y a pas de limite.',
    saved: (minutes) => `Enregistré. Après ${minutes} minutes de jeu dans la journée, le bateau rentre au port.`,
    about:
      'Seul le temps de jeu compte, pas les pauses. Rien n’est verrouillé\u00a0: toute personne qui ouvre cette page peut le changer.',
  },
};
