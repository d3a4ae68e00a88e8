import { Link } from 'react-router-dom';
import { AddedPassage } from '../../../../pages/legal/AddedPassage';
import type * as English from '../../../../pages/legal/privacy-protection-text';
import { SupportLink } from '../../../../pages/legal/SupportLink';
import { SITE } from '../../../../pages/site-settings';

export const PROTECTION: typeof English.PROTECTION = {
  cookies: {
    title: 'Cookies',
    content: (
      <>
        <p>Nous n’utilisons que des cookies essentiels, ceux dont le site a besoin pour fonctionner.</p>
        <AddedPassage>
          <p>
            À présent, Numeria ne pose aucun cookie. Il garde ce qu’il doit retenir dans le stockage de votre
            navigateur, qui n’est pas envoyé quand une page se charge. Les noms des entrées commencent par{' '}
            <code>numeria.</code> ou par le nom d’un jeu, comme <code>arithmeticHeroProgress</code>.
          </p>
        </AddedPassage>
      </>
    ),
  },
  videos: {
    title: 'Les vidéos de YouTube',
    content: (
      <AddedPassage>
        <p>
          Les vidéos appartiennent à leurs auteurs et sont hébergées par YouTube. Quand vous ouvrez une page de vidéos,
          votre navigateur charge leurs vignettes depuis le service d’images de YouTube. Ce service voit l’adresse IP de
          votre appareil, mais pas la page où vous êtes.
        </p>
        <p>
          Le lecteur de YouTube n’est chargé que quand vous appuyez sur une vidéo, depuis l’adresse sans cookies de
          YouTube (youtube-nocookie.com). À partir de là, les règles de confidentialité de YouTube valent pour ce que
          fait le lecteur. Les jeux ne chargent rien de YouTube ni de personne d’autre.
        </p>
      </AddedPassage>
    ),
  },
  camera: {
    title: 'La caméra et le micro',
    content: (
      <AddedPassage when="third">
        <p>
          Deux pages peuvent demander la caméra&nbsp;: le tableau de la classe, où elle lit les codes que les enfants
          montrent, et les cartes-réponses, où elle lit des cartes imprimées et des fiches remplies. Elles ne la
          demandent que quand vous appuyez sur le bouton. Les images sont traitées sur l’appareil et ne sont jamais
          enregistrées ni envoyées. Les cartes ont des numéros, et les fiches sont seulement comptées&nbsp;: le nombre
          d’erreurs par question est oublié quand vous fermez la page. Un code du tableau de la classe contient l’animal
          et la voile que l’enfant a choisis, quelles réponses étaient justes ou seulement combien, et un nombre au
          hasard qui distingue deux enfants avec le même animal. Ses deux dernières lettres montrent s’il vient de cette
          partie et s’il a été bien copié. Il ne contient pas de nom. Le tableau montre quelles questions une classe a
          ratées, mais pas qui les a ratées. Les codes sont effacés quand vous fermez l’onglet.
        </p>
        <p>
          Une page peut utiliser le micro&nbsp;: Test des tables, si un enfant choisit de dire les réponses. Elle
          n’écoute que pendant qu’une question est posée, et seulement sur un appareil qui reconnaît la parole sans
          internet. Ce qu’elle entend devient un nombre sur l’appareil et n’est jamais enregistré ni envoyé.
        </p>
      </AddedPassage>
    ),
  },
  security: {
    title: 'Sécurité',
    content: (
      <>
        <p>
          Nous protégeons vos données avec soin et avec les mesures techniques habituelles. Aucune façon d’envoyer ou
          d’enregistrer des données n’est tout à fait sûre&nbsp;: nous ne pouvons donc pas promettre qu’il n’arrivera
          jamais rien.
        </p>
        <AddedPassage>
          <p>
            Les comptes n’ont pas de mot de passe, aucun ne peut donc être volé. Vous vous connectez avec un lien ou un
            code qui sert une seule fois et peu de temps. La base de données ne laisse chaque compte lire et changer que
            ses propres données. Personne ne peut lire par le site la liste des adresses de la lettre d’information.
            Quelqu’un qui saisit une adresse dans le formulaire peut seulement apprendre si cette adresse est dans la
            liste. Si nous apprenons que vos données sont tombées en de mauvaises mains, nous vous le dirons.
          </p>
        </AddedPassage>
        <AddedPassage when="second">
          <p>
            <b>Un appareil qui n’est pas le vôtre&nbsp;:</b> si vous le dites en vous connectant, nous vous déconnectons
            quand vous fermez l’onglet. Si vous avez oublié de vous déconnecter quelque part, «&nbsp;Se déconnecter
            partout&nbsp;» sur votre <Link to="/profile">page de profil</Link> vous déconnecte de tous les appareils à
            la fois. Personne ne reste connecté plus de quatre-vingt-dix jours, ni plus de trente jours sans visite.
          </p>
        </AddedPassage>
      </>
    ),
  },
  children: {
    title: 'Enfants de moins de 13 ans',
    content: (
      <>
        <p>
          Nous ne recueillons pas sciemment d’informations personnelles sur des enfants de moins de 13 ans sans l’accord
          d’un parent. Si vous pensez qu’un enfant nous a donné des informations personnelles, dites-le-nous et nous les
          supprimerons.
        </p>
        <AddedPassage>
          <p>
            Les enfants n’ont besoin ni de compte ni d’adresse e-mail pour jouer. Partout où l’on peut saisir une
            adresse, pour se connecter ou pour s’abonner, la page dit&nbsp;: «&nbsp;Moins de 13 ans&#8239;? Demande à un
            adulte de le faire.&nbsp;»
          </p>
        </AddedPassage>
      </>
    ),
  },
  'your-choices': {
    title: 'Comment voir, changer et supprimer vos données',
    content: (
      <>
        <AddedPassage>
          <p>
            <b>Votre compte&nbsp;:</b> sur votre <Link to="/profile">page de profil</Link>, vous pouvez changer ce que
            vous nous avez dit, obtenir votre compte, votre profil et vos favoris avec «&nbsp;Télécharger mes
            données&nbsp;», et les supprimer avec «&nbsp;Supprimer mon compte&nbsp;». Cela supprime votre profil, vos
            favoris, votre connexion et l’abonnement à la lettre d’information avec la même adresse. Si votre connexion
            date de plus de dix minutes, nous vous demandons d’abord un code que nous vous envoyons par e-mail.
          </p>
          <p>
            <b>Ce qui n’est pas dans le fichier&nbsp;:</b> les adresses de la lettre d’information, et les données du
            service des comptes sur les sessions et les connexions, car elles ne peuvent pas être lues par le site. Vous
            pouvez nous les demander.
          </p>
          <p>
            <b>La lettre d’information&nbsp;:</b> écrivez à <SupportLink /> depuis l’adresse abonnée, et nous la
            retirerons.
          </p>
          <p>
            <b>Votre appareil&nbsp;:</b> vous pouvez effacer les données de ce site dans les réglages de votre
            navigateur. Cela efface aussi tous les progrès dans les jeux.
          </p>
          <p>
            <b>Pour le reste&nbsp;:</b> demandez-nous. Où que vous viviez, vous pouvez demander quelles données nous
            avons sur vous, et les faire corriger ou supprimer.
          </p>
        </AddedPassage>
        <AddedPassage when="second">
          <p>
            <b>Vos progrès&nbsp;:</b> la <Link to="/progress">page des progrès</Link> montre ce que les jeux
            enregistrent sur votre appareil. Vous pouvez y enregistrer vos progrès dans un fichier, fait dans votre
            navigateur et envoyé à personne, charger un tel fichier, ou effacer vos progrès avec «&nbsp;Repartir de
            zéro&nbsp;». Vous pouvez aussi demander à votre navigateur de les garder plus longtemps. Certains
            navigateurs demandent de confirmer. Rien de tout cela ne nous est envoyé.
          </p>
        </AddedPassage>
      </>
    ),
  },
  changes: {
    title: 'Changements et questions',
    content: (
      <>
        <p>Si nous changeons ces règles, nous publierons le nouveau texte sur cette page, avec sa date.</p>
        <p>
          Si vous avez une question à ce sujet, écrivez à <SupportLink />.
        </p>
        <AddedPassage>
          <p>
            Numeria est un logiciel libre, et d’autres peuvent en faire tourner des copies. Ces règles valent pour le
            site {SITE.address}. Quiconque fait tourner une copie en est responsable.
          </p>
        </AddedPassage>
      </>
    ),
  },
};
