import type * as English from '../../../../pages/week/text';
import { formatDate } from '../../../../ui/dates';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const lengthText: typeof English.lengthText = ({ unit, count }) =>
  unit === 'minutes'
    ? plural(count, `${count} minute`, `${count} minutes`)
    : plural(count, `${count} partie`, `${count} parties`);

const dayText = (day: Date): string =>
  formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

export const text: Catalogue<typeof English.text> = {
  title: 'Ta semaine',
  about: 'Un enseignant peut réunir des parties pour une semaine. Son lien s’ouvre ici, sur ton appareil.',
  make: 'Préparer une semaine',
  map: 'Voir tous les jeux',
  order: {
    any: 'Visite les îles dans l’ordre de ton choix.',
    days: 'Visite une île par jour, dans cet ordre.',
  },
  islands: 'Les îles de ta semaine',
  done: 'Tu as visité toutes les îles\u202f!',
  doneToday: 'C’est tout pour aujourd’hui. Reviens demain\u202f!',
  playMore: 'Jouer la suivante maintenant',
  goTo: (title) => `Cap sur ${title}`,
  goOnTo: (title) => `Continuer vers ${title}`,
  day: (number) => `Jour ${number}`,
  isDone: 'Terminé',
  minutesPlayed: (played, all) => plural(all, `${played} minute sur ${all}`, `${played} minutes sur ${all}`),
  missing: (count) =>
    plural(
      count,
      `${count} île de cette semaine n’existe pas dans cette version de Numeria. Tu peux jouer aux autres.`,
      `${count} îles de cette semaine n’existent pas dans cette version de Numeria. Tu peux jouer aux autres.`,
    ),
  stored:
    'Ce que tu joues est enregistré seulement sur cet appareil. Tout est oublié quatre semaines après ta dernière visite.',
  change: 'Pour les enseignants\u00a0: changer cette semaine',
  others: 'Autres semaines reçues',
  games: (titles) => titles.join(', '),
  other: (games, day) => `${games} (lien ouvert le ${dayText(day)})`,
  errors: {
    newer:
      'Ce lien a été fait avec une version plus récente de Numeria que celle de cet appareil. Vérifie la connexion, ferme toutes les pages de Numeria, et ouvre de nouveau le lien.',
    damaged:
      'Une partie de ce lien manque ou a été changée. Demande de nouveau le lien, et vérifie qu’il est copié en entier.',
    gone: 'Cette version de Numeria n’a plus les jeux de cette semaine. Demande un nouveau lien.',
  },
  stillPlay: 'Tu peux encore jouer à\u00a0:',
  code: {
    title: 'Montre ton arrivée',
    qrCode: 'Code QR de ces lettres',
    how: 'Montre ce code à la caméra du tableau de la classe, ou lis les lettres à voix haute. Ton bateau rejoint alors les autres.',
    holds:
      'Il contient ton animal, ta voile, le nombre d’îles et un nombre au hasard. Il ne contient pas ton nom, et rien n’est envoyé.',
    change: 'Choisir un autre animal ou une autre voile',
    animal: 'Ton animal',
    sail: 'Ta voile',
  },
  board: {
    title: 'Bateaux arrivés',
    none: 'Aucun bateau n’est encore arrivé.',
    count: (count) => plural(count, `${count} bateau est arrivé.`, `${count} bateaux sont arrivés.`),
    join: 'Ouvrir la semaine',
    steps: [
      'Scanne ce code avec ton appareil, ou ouvre le lien.',
      'Visite toutes les îles. Tu peux t’arrêter et revenir un autre jour.',
      'À la fin, tu reçois un code. Montre-le à ce tableau.',
    ],
    another: 'Une autre semaine',
    stored:
      'Les codes sont seulement dans cet onglet, et sont effacés à sa fermeture. Personne n’est classé, et aucune réponse n’est montrée.',
  },
};
