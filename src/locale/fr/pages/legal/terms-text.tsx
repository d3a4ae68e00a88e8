import { Link } from 'react-router-dom';
import { AddedPassage } from '../../../../pages/legal/AddedPassage';
import { SupportLink } from '../../../../pages/legal/SupportLink';
import type * as English from '../../../../pages/legal/terms-text';
import { SITE } from '../../../../pages/site-settings';

export const TERMS_SUMMARY: typeof English.TERMS_SUMMARY = [
  'Numeria est gratuit pour tous, et il n’y a pas besoin de compte pour s’en servir.',
  'Servez-vous-en pour apprendre et pour vous amuser. Ne le cassez pas, et n’y entrez pas de force.',
  'Le code est libre\u00a0: vous pouvez le copier, le changer et le partager. Les vidéos appartiennent à leurs auteurs.',
  'Nous faisons de notre mieux, mais nous ne pouvons pas promettre que tout soit toujours juste ou toujours disponible.',
];

export const TERMS: typeof English.TERMS = {
  use: {
    title: 'Utilisation de nos services',
    content: (
      <>
        <p>
          Vous pouvez utiliser Numeria pour apprendre, pour enseigner et pour vous amuser&nbsp;: à la maison, à l’école
          ou ailleurs. En l’utilisant, vous acceptez ces conditions. Si vous ne les acceptez pas, merci de ne pas
          l’utiliser.
        </p>
        <AddedPassage>
          <p>
            Cela ne coûte rien, ni aux particuliers ni aux écoles. Les enfants lisent cette page avec un adulte. Ces
            conditions sont celles du site {SITE.address}. Quiconque fait tourner une copie de Numeria peut fixer ses
            propres conditions.
          </p>
        </AddedPassage>
      </>
    ),
  },
  accounts: {
    title: 'Comptes',
    content: (
      <>
        <p>
          Certaines fonctions peuvent demander un compte. Ce que vous nous dites en le créant doit être vrai. Vous êtes
          responsable de l’usage de votre compte&nbsp;: gardez-le en sécurité, et dites-nous si quelqu’un d’autre y
          entre.
        </p>
        <AddedPassage>
          <p>
            À présent, il ne faut un compte que pour un profil et des favoris. Vous vous connectez avec un lien ou un
            code que nous vous envoyons par e-mail. Toute personne qui l’a pourrait se connecter à votre place&nbsp;: ne
            le partagez donc pas. Moins de 13 ans&#8239;? Demande à un adulte de le faire.
          </p>
          <p>
            Vous pouvez supprimer votre compte à tout moment sur votre <Link to="/profile">page de profil</Link>. Nous
            pouvons fermer un compte qui sert à enfreindre ces conditions. Pour savoir comment nous utilisons vos
            données, lisez la page <Link to="/privacy">Confidentialité</Link>.
          </p>
        </AddedPassage>
      </>
    ),
  },
  property: {
    title: 'Propriété intellectuelle',
    content: (
      <>
        <p>
          Ce que vous trouvez sur Numeria appartient aux personnes qui l’ont fait. Les textes, les dessins, les sons et
          le code appartiennent à Numeria et à ses contributeurs, et tout le reste à ses propriétaires. La loi le
          protège.
        </p>
        <AddedPassage>
          <p>
            <b>Ce qui a été fait pour Numeria</b> est libre, sous licence MIT. Vous pouvez l’utiliser, le copier, le
            changer et le partager, même dans un but commercial, à condition de garder avec lui la mention du droit
            d’auteur et le texte de la licence.
          </p>
          <p>
            <b>Les polices, les icônes, les images d’emoji et les drapeaux</b> viennent d’autres projets libres, sous
            leurs propres licences libres. Le code source les nomme tous, avec leur origine.
          </p>
          <p>
            <b>Les vidéos</b> appartiennent à leurs auteurs et sont hébergées par YouTube. Nous ne faisons que des liens
            vers elles. Les noms des organismes d’examen leur appartiennent, et Numeria n’a pas de lien avec eux.
          </p>
        </AddedPassage>
      </>
    ),
  },
  prohibited: {
    title: 'Ce qu’il ne faut pas faire',
    content: (
      <>
        <p>Ces activités sont interdites&nbsp;:</p>
        <ul>
          <li>
            <b>Usage illégal&nbsp;:</b> utiliser Numeria pour quelque chose qui enfreint la loi.
          </li>
          <li>
            <b>Accès non autorisé&nbsp;:</b> essayer d’entrer dans des comptes, des données ou des ordinateurs qui ne
            sont pas à vous.
          </li>
          <li>
            <b>Perturbation&nbsp;:</b> perturber ou surcharger le service, ou le gâcher pour les autres.
          </li>
          <li>
            <b>Copie sans permission&nbsp;:</b> copier ou partager ce que vous trouvez ici sans en avoir la permission.
          </li>
        </ul>
        <AddedPassage>
          <p>
            <b>Le lien avec une licence libre&nbsp;:</b> pour tout ce qui a été fait pour Numeria, la licence MIT vous
            donne cette permission, et il ne vous en faut pas d’autre. Elle ne couvre ni les vidéos, ni ce qui
            appartient à d’autres, ni ce que des personnes nous ont dit d’elles.
          </p>
          <p>
            Vous testez notre sécurité&#8239;? Faites-le sur votre propre copie, et signalez ce que vous trouvez à{' '}
            <SupportLink />.
          </p>
        </AddedPassage>
      </>
    ),
  },
  warranty: {
    title: 'Pas de garantie',
    content: (
      <>
        <p>
          Numeria est fourni «&nbsp;en l’état&nbsp;». Nous ne promettons pas qu’il soit sans erreur, qu’il soit toujours
          disponible, ni qu’il convienne à ce que vous voulez en faire.
        </p>
        <AddedPassage>
          <p>
            Nous testons avec grand soin les questions et les réponses des jeux. Si l’une vous semble fausse,{' '}
            <Link to="/contact">dites-le-nous</Link>. Les auteurs des vidéos sont responsables de ce qu’ils y disent.
          </p>
        </AddedPassage>
      </>
    ),
  },
  liability: {
    title: 'Limite de responsabilité',
    content: (
      <>
        <p>
          Dans la mesure permise par la loi, nous ne sommes pas responsables des pertes ou des dommages causés par
          l’utilisation de Numeria, ou par l’impossibilité de l’utiliser.
        </p>
        <AddedPassage>
          <p>
            Rien dans ces conditions n’enlève un droit que la loi de votre pays vous donne et auquel vous ne pouvez pas
            renoncer.
          </p>
        </AddedPassage>
      </>
    ),
  },
  changes: {
    title: 'Changements',
    content: (
      <>
        <p>
          Nous pouvons changer ces conditions. Dans ce cas, nous publierons les nouvelles sur cette page, avec leur
          date, et elles vaudront à partir de là. Si vous continuez à utiliser Numeria, vous les acceptez.
        </p>
        <AddedPassage>
          <p>
            L’historique du code source montre ce qui a changé. Si vous avez une question, utilisez notre{' '}
            <Link to="/contact">page de contact</Link>.
          </p>
        </AddedPassage>
      </>
    ),
  },
};
