import { MEMORY } from '../../../../../machines/learning/memory';
import type * as English from '../../../../pages/facts/adults-text';
import { formatSeconds } from '../../../../pages/facts/format-seconds';
import type { Catalogue } from '../../../catalogue';

export const STATE_MEANINGS: typeof English.STATE_MEANINGS = {
  new: { name: 'Pas encore vu', meaning: 'Cela n’est encore apparu dans aucun jeu sur cet appareil.' },
  learning: { name: 'En cours', meaning: 'Cela a été demandé, mais la réponse n’est pas encore toujours juste.' },
  right: { name: 'Juste', meaning: 'La réponse était juste sans longue réflexion, ou au moins deux fois de suite.' },
  quick: {
    name: 'Rapide',
    meaning: `La réponse est juste presque à chaque fois, le plus souvent en ${formatSeconds(MEMORY.quickMs)} à ${formatSeconds(MEMORY.goodMs)} secondes de réflexion, sans compter le temps de frappe. Sans chronomètre, et pour ce qui n’est pas un calcul, il suffit de répondre juste plusieurs jours.`,
  },
  rusty: {
    name: 'Un peu rouillé',
    meaning: 'C’était acquis, mais raté depuis ou pas revu depuis des semaines. Les progrès ne sont jamais retirés.',
  },
};

export const text: Catalogue<typeof English.text> = {
  title: 'Pour les adultes',
  about:
    'Cette carte vient des réponses données dans tous les jeux sur cet appareil. Rien n’est envoyé. Elle ne quitte l’appareil que sur papier, dans un fichier ou un lien, quand vous appuyez sur l’un de ces boutons.',
  print: 'Imprimer',
  worksheet: 'Fiche d’exercices',
  save: 'Enregistrer dans un fichier',
  saved: (name) => (
    <>
      {'Enregistré sous le nom '}
      {name}
      {', avec tous vos autres progrès. Vous pouvez le recharger sur la page des progrès.'}
    </>
  ),
  showCode: 'Afficher en code QR',
  codeWithoutSkills:
    'Le code QR ne contient que les tables et les calculs, car il n’y a pas plus de place. Le lien contient tout.',
  link: 'Le lien contient la carte elle-même. Toute personne qui l’ouvre voit cette carte. Rien n’est enregistré sur son appareil, sauf si elle le choisit.',
  curriculum: {
    title: 'Ce que l’enfant sait faire, et où cela se trouve dans le programme anglais',
    source:
      'Les objectifs viennent du programme national anglais de 2014, qui sera remplacé à partir de 2028. Contient des informations du secteur public sous licence Open Government Licence v3.0. C’est nous qui avons rattaché chaque compétence à un objectif.',
    topic: (topic, known, of) => `${topic}\u00a0: ${known} sur ${of}`,
    skill: (name, state) => (
      <>
        {name}
        {`\u00a0: ${state}`}
      </>
    ),
    skillAsked: (name, state, times) => (
      <>
        {name}
        {`\u00a0: ${state}, vu ${times} fois`}
      </>
    ),
    skillAskedOften: (name, state) => (
      <>
        {name}
        {`\u00a0: ${state}, vu de nombreuses fois`}
      </>
    ),
  },
};
