import { Link } from 'react-router-dom';
import type * as English from '../../../../pages/faq/answers-text';
import { EXAMPLE_LINK } from '../../../../pages/faq/example-link';
import { SupportLink } from '../../../../pages/legal/SupportLink';

export const ANSWERS: typeof English.ANSWERS = {
  'what-is-numeria': {
    title: 'Qu’est-ce que Numeria\u202f?',
    content: (
      <>
        <p>
          Numeria est un site gratuit et libre pour apprendre les maths. Pour l’école primaire, il propose des jeux.
          Chaque jeu est une île où l’on travaille une compétence, des tables de multiplication aux fractions, aux
          horloges et aux pièces. Pour le secondaire, il réunit des vidéos d’enseignants trouvées sur le web, classées
          par examen et par chapitre.
        </p>
        <p>
          Il n’y a pas besoin de compte. Choisissez une île sur la <Link to="/">page d’accueil</Link> et jouez.
        </p>
      </>
    ),
  },
  'is-it-free': {
    title: 'Numeria est-il vraiment gratuit\u202f?',
    content: (
      <>
        <p>
          Oui, toujours. Rien à payer, pas de publicité, pas de semaine d’essai et rien à acheter en plus. Tous les jeux
          et toutes les vidéos sont ouverts à tout le monde, avec ou sans compte.
        </p>
        <p>
          Cela ne changera pas. Le code est libre, sous licence MIT&nbsp;: chacun peut le lire, l’améliorer et en faire
          tourner une copie, et personne ne peut le fermer.
        </p>
        <p>
          Numeria utilise des polices, des emoji et du code gratuits faits par d’autres. La{' '}
          <a href="/licences.txt">liste des licences</a> les nomme tous.
        </p>
      </>
    ),
  },
  ages: {
    title: 'Pour quels âges\u202f?',
    content: (
      <>
        <p>Les jeux sont pour les enfants de 5 à 11 ans. Les vidéos et leurs documents sont pour les 11 à 18 ans.</p>
        <p>
          Ces âges ne sont qu’un repère. Dans les jeux avec un chrono, on peut choisir combien de temps on a, ou jouer
          sans limite de temps. Il y a des niveaux plus difficiles pour qui en veut plus, et il n’y a pas d’âge pour
          s’entraîner.
        </p>
      </>
    ),
  },
  'how-it-helps': {
    title: 'Comment Numeria aide-t-il en maths\u202f?',
    content: (
      <>
        <p>
          Par des entraînements courts et un retour immédiat. On voit tout de suite si la réponse est juste. Après une
          erreur, le jeu montre la bonne réponse et l’explique en une ligne. À la fin, il montre ce qui a bien marché et
          une chose à travailler ensuite.
        </p>
        <p>
          Personne n’est classé par rapport aux autres, et rien ne pousse à revenir. Les progrès restent sur votre
          appareil, et vous pouvez continuer là où vous en étiez.
        </p>
        <p>
          «&nbsp;Le voyage du jour&nbsp;», sur la carte, prend environ cinq minutes&nbsp;: quelque chose à revoir,
          quelque chose de nouveau et quelque chose que l’enfant aime. Les jours ne sont pas comptés. Un adulte qui veut
          fixer une fin à chaque journée peut choisir des minutes de jeu sur la{' '}
          <Link to="/progress">page des progrès</Link>.
        </p>
        <p>
          Les vidéos aident quand il faut expliquer un thème. Trouvez votre examen, puis le chapitre du moment. Rien de
          tout cela ne remplace un enseignant&nbsp;: Numeria donne de l’entraînement et une autre façon d’expliquer.
        </p>
      </>
    ),
  },
  teachers: {
    title: 'Les enseignants peuvent-ils utiliser Numeria en classe\u202f?',
    content: (
      <>
        <p>
          Oui, avec plaisir. Il ne faut ni licence, ni compte, ni données sur les élèves. Numeria fonctionne dans le
          navigateur, sur les tablettes, les ordinateurs et les tableaux interactifs, au doigt, à la souris, au clavier,
          avec un contacteur (un seul bouton) ou un lecteur d’écran.
        </p>
        <ul>
          <li>
            <b>Les mêmes questions pour tous.</b> Dans le menu d’un jeu, pendant une pause ou avec le résultat,
            choisissez «&nbsp;Pour les enseignants&nbsp;» pour copier un lien qui contient ses réglages et ses
            questions. Toutes les personnes qui ouvrent le lien ont les mêmes questions dans le même ordre.
          </li>
          <li>
            <b>Sans se presser.</b> Pour enlever toutes les limites de temps, choisissez «&nbsp;Sans limite de
            temps&nbsp;» dans le menu ou écrivez <code>time=none</code> dans le lien. Pour les doubler, écrivez{' '}
            <code>time=longer</code>. Par exemple&nbsp;: <code>{EXAMPLE_LINK}</code>
          </li>
          <li>
            <b>Au calme.</b> Ajoutez <code>mute</code> au lien pour couper les sons, et <code>calm</code> pour arrêter
            les mouvements qui ne servent qu’à décorer.
          </li>
          <li>
            <b>Sur un appareil partagé.</b> Jusqu’à six élèves peuvent partager une tablette, chacun avec ses records,
            ses réglages et ses questions. Sur la <Link to="/progress">page des progrès</Link>, ouvrez «&nbsp;Pour les
            adultes&nbsp;» et choisissez «&nbsp;Ajouter un enfant&nbsp;». Chaque enfant est un animal au lieu d’un nom,
            et un nouvel onglet demande qui joue.
          </li>
        </ul>
        <p>
          Les jeux demandent Chrome ou Edge 105, Safari ou iPadOS 15.4, Firefox 115, ou une version plus récente. Un
          navigateur plus ancien affiche un message, et toutes les pages restent lisibles.
        </p>
        <p>Les vidéos viennent de YouTube, que certaines écoles bloquent. Les jeux n’en ont pas besoin.</p>
      </>
    ),
  },
  report: {
    title: 'Comment signaler un problème ou proposer une idée\u202f?',
    content: (
      <>
        <p>
          Écrivez-nous à <SupportLink />, ou commencez par le <Link to="/contact">formulaire de contact</Link>, qui vous
          aide à écrire l’e-mail.
        </p>
        <p>
          «&nbsp;Quelque chose ne va pas&nbsp;», dans le menu, dans un jeu en pause et en bas de chaque page, note pour
          vous la page, ses réglages et votre navigateur. Vous voyez tout le texte avant de l’envoyer.
        </p>
        <p>
          Pour un problème, dites-nous la page, ce que vous avez fait, ce que vous attendiez et ce qui s’est passé, et
          quel appareil et quel navigateur vous utilisez. Une capture d’écran aide, mais sans noms ni photos d’enfants.
          Pour une idée, dites-nous ce que vous aimeriez apprendre ou enseigner avec elle.
        </p>
      </>
    ),
  },
};
