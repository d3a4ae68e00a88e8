import type * as English from '../../../../pages/facts/text';
import type { Catalogue } from '../../../catalogue';

export const STATE_SENTENCES: typeof English.STATE_SENTENCES = {
  new: 'Tu ne l’as pas encore essayé.',
  learning: 'Tu es en train de l’apprendre.',
  right: 'Tu le réussis.',
  quick: 'Tu le réussis vite\u202f!',
};

export const RUSTY_SENTENCE: Catalogue<typeof English.RUSTY_SENTENCE> =
  'Il est un peu rouillé. Rejoue-le pour le faire briller.';

export const OPERATION_NAMES: typeof English.OPERATION_NAMES = {
  '×': 'Multiplier',
  '÷': 'Diviser',
  '+': 'Ajouter',
  '−': 'Enlever',
};

export const text: Catalogue<typeof English.text> = {
  title: 'Ce que tu sais',
  lead: 'Chaque tuile est un calcul ou une compétence. Joue pour remplir ta mosaïque.',
  tables: 'Tables de multiplication',
  sums: 'Calculs jusqu’à 20',
  whichMap: (title) => `Quelle carte\u00a0: ${title}`,
  map: (title, operation) => `${title}\u00a0: ${operation}`,
  numbers: 'Nombres',
  tile: (sum, state) => `${sum}, ${state}`,
  legend: 'Ce que disent les tuiles',
  next: 'À travailler maintenant',
  countOf: (count, of) => `${count} sur ${of}`,
  undo: 'Annuler',

  learntTables: {
    title: 'Quelles tables as-tu apprises\u202f?',
    how: 'Touche celles que tu as vues à l’école\u00a0: les jeux sauront où commencer.',
    table: (table) => `La table de ${table}`,
  },

  typing: {
    title: 'Est-ce que tu tapes vite\u202f?',
    about:
      'Recopie douze nombres\u00a0: la carte comptera le temps où tu réfléchis, pas celui où tu tapes. Cela prend 20 secondes.',
    begin: 'Recopier les nombres',
    again: 'Encore',
    done: 'Merci\u202f! Maintenant, la carte sait à quelle vitesse tu tapes.',
    copy: (number) => `Recopie ${number}`,
    ok: 'OK',
    stop: 'Arrêter',
  },
};

export const countText: typeof English.countText = ({ known, of }) =>
  known === of ? `Tu sais tout\u00a0: ${of}\u202f!` : `Tu en sais ${known} sur ${of}.`;

export const skillCountText: typeof English.skillCountText = ({ known, of }) =>
  known === of ? `Tu les maîtrises toutes\u00a0: ${of}\u202f!` : `Tu en maîtrises ${known} sur ${of}.`;

export const SKILL_MAP_TEXT: Catalogue<typeof English.SKILL_MAP_TEXT> = {
  title: 'D’autres compétences',
  which: 'Quelles compétences',
  sure: 'acquis',
  sureButRusty: 'acquis, un peu rouillé',
  gold: 'Une tuile dorée\u00a0: c’est acquis. Une verte\u00a0: c’était juste.',
  practise: 'T’entraîner',
  practiseSkill: (skill) => `T’entraîner\u00a0: ${skill}`,
  state: (state) => `\u00a0: ${state}`,
};

export const REASON_TEXT: typeof English.REASON_TEXT = {
  missed: 'raté la dernière fois',
  rusty: 'un peu rouillé',
  learning: 'tu es en train de l’apprendre',
  new: 'nouveau',
};

export const ALL_KNOWN: Catalogue<typeof English.ALL_KNOWN> = 'Tu les sais tous. Bravo\u202f!';

export const SHARED_MAP_TEXT: Catalogue<typeof English.SHARED_MAP_TEXT> = {
  open: 'Cette carte vient d’un lien. C’est celle de quelqu’un d’autre.',
  damaged: 'Ce lien est abîmé, on ne peut pas montrer sa carte. Redemande le lien. Ta propre carte est plus bas.',
  added: 'C’est fait. Elle fait maintenant partie de ta carte.',
  addedToPage:
    'C’est fait. Elle fait partie de ta carte jusqu’à la fermeture de la page\u00a0: cet appareil n’a plus de place ou bloque l’enregistrement.',
  same: 'Tout ce qui est sur cette carte est déjà sur la tienne.',
  showOwn: 'Montrer ma carte',
  add: 'L’ajouter à ma carte',
  newer:
    'Ta carte a été enregistrée par une version plus récente de Numeria. Recharge cette page, puis ouvre le lien de nouveau.',
  undone: 'Annulé. Ta carte est comme avant.',
  changedSince: 'Ta carte a changé depuis, on ne peut donc plus annuler.',
};

export const PRINTED_SHEET_TEXT: Catalogue<typeof English.PRINTED_SHEET_TEXT> = {
  title: 'Ce que je sais',
  name: 'Nom\u00a0:',
  signs: {
    new: 'pas encore vu',
    learning: 'en cours',
    right: 'juste',
    quick: 'juste et rapide',
    rusty: 'un peu rouillé\u00a0: pas revu depuis un moment, ou raté récemment',
  },
  next: 'À travailler maintenant',
  nextOf: (operation) => `${operation}\u00a0:`,
  nothing: 'tout est acquis',
  skillsTitle: 'Ce que je sais faire',
  skillSigns: {
    new: 'pas encore vu',
    learning: 'en cours',
    right: 'juste',
    quick: 'juste et acquis',
    rusty: 'un peu rouillé',
  },
  foot: 'Fait par Numeria, seulement d’après les réponses données dans ses jeux sur cet appareil. Les progrès ne sont jamais retirés. 7 × 8 et 8 × 7 comptent comme un seul calcul. Pour la division, la ligne est le nombre par lequel on divise. Pour la soustraction, c’est le nombre à enlever.',
};
