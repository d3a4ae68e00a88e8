import { Link } from 'react-router-dom';
import { AddedPassage } from '../../../../pages/legal/AddedPassage';
import type * as English from '../../../../pages/legal/privacy-collection-text';
import { StoredData } from '../../../../pages/legal/StoredData';

export const COLLECTION: typeof English.COLLECTION = {
  'what-we-collect': {
    title: 'Ce que nous recueillons',
    content: (
      <>
        <p>Nous ne recueillons que trois choses&nbsp;:</p>
        <ul>
          <li>
            <b>Votre adresse e-mail</b>, seulement pour la lettre d’information, et seulement si vous vous y abonnez.
          </li>
          <li>
            <b>Des données d’usage anonymes</b>&nbsp;: quelles pages et quels jeux sont utilisés, sans rien qui montre
            par qui.
          </li>
          <li>
            <b>Votre avis</b>, si vous choisissez de nous en envoyer un.
          </li>
        </ul>
        <AddedPassage>
          <p>
            <b>Données d’usage&nbsp;:</b> à présent, nous n’en recueillons aucune. Aucune page de Numeria ne compte, ne
            mesure ni ne suit ses visiteurs.
          </p>
          <p>
            <b>Comptes&nbsp;:</b> si vous créez un compte, vous nous donnez aussi l’adresse e-mail de votre connexion
            et, si vous voulez, un prénom, un nom, une date de naissance et vos jeux favoris. Aucun jeu ni aucune vidéo
            ne demande de compte.
          </p>
          <p>
            <b>Avis&nbsp;:</b> le <Link to="/contact">formulaire de contact</Link> n’envoie rien par lui-même. Votre
            message ne nous arrive que si vous l’envoyez par e-mail.
          </p>
        </AddedPassage>
      </>
    ),
  },
  'what-is-kept': {
    title: 'Ce que nous enregistrons, où et combien de temps',
    content: (
      <AddedPassage>
        <p>
          Voici tout ce que nous enregistrons, et tout ce que d’autres, à notre connaissance, enregistrent pour nous.
          Les résultats des jeux ne quittent jamais votre appareil, sauf si vous en faites vous-même un fichier ou un
          lien. Un lien qui défie un ami contient les questions d’une partie, les moments des réponses et lesquelles
          étaient justes. Il ne contient pas de nom, et rien n’est envoyé à un serveur. La base de données et le service
          des comptes, qui envoie les liens de connexion, sont gérés pour nous par Supabase, un hébergeur, ou par la
          personne qui fait tourner la copie de Numeria que vous utilisez. Une copie sans comptes n’a ni l’un ni
          l’autre.
        </p>
        <StoredData />
        <p>
          Ce que vous supprimez est retiré tout de suite de notre base de données. Cela peut rester dans des sauvegardes
          jusqu’à ce qu’elles soient remplacées. Le journal du service des comptes peut encore montrer que vous aviez un
          compte, et quand vous l’avez utilisé, jusqu’à ce que le journal soit effacé. Comme tous les serveurs web, ceux
          qui fournissent les pages et gèrent les comptes voient l’adresse IP de votre appareil, car il la leur faut
          pour répondre. Ils peuvent la garder peu de temps pour la sécurité du service. Nous ne l’utilisons pas pour
          savoir qui vous êtes.
        </p>
      </AddedPassage>
    ),
  },
  'how-we-use-it': {
    title: 'Comment nous l’utilisons',
    content: (
      <>
        <ul>
          <li>Votre adresse e-mail&nbsp;: pour vous envoyer la lettre d’information.</li>
          <li>Les données d’usage anonymes&nbsp;: pour savoir ce qui marche bien, et pour améliorer le site.</li>
          <li>Votre avis&nbsp;: pour vous répondre et corriger ce qui ne va pas.</li>
        </ul>
        <p>Nous ne vendons aucune de ces données et n’en donnons aucune à des annonceurs.</p>
        <AddedPassage>
          <p>
            L’adresse e-mail de votre compte sert à vous envoyer les e-mails de connexion, et à savoir que c’est bien
            vous. Votre profil et vos favoris ne sont montrés qu’à vous.
          </p>
        </AddedPassage>
      </>
    ),
  },
};
