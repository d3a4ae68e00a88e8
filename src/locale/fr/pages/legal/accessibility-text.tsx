import { Link } from 'react-router-dom';
import type * as English from '../../../../pages/legal/accessibility-text';
import { KnownLimits } from '../../../../pages/legal/KnownLimits';
import { SupportLink } from '../../../../pages/legal/SupportLink';

export const title = 'Accessibilité';

export const DATES: typeof English.DATES = {
  updated: (date) => <>Cette déclaration a été {date('écrite le 29 novembre 2026')}, pour la version 0.3.</>,
  written: 'La déclaration complète suit.',
};

export const ACCESSIBILITY_SUMMARY: typeof English.ACCESSIBILITY_SUMMARY = [
  'On peut jouer à tous les jeux au clavier, au doigt, à l’oreille ou avec un seul contacteur, et sans limite de temps.',
  'Numeria est partiellement conforme aux WCAG 2.2, niveau AA. Cette page dit ce qui ne marche pas.',
  'Des programmes l’ont testé. Ni des personnes handicapées ni des experts indépendants ne l’ont encore fait.',
  'Si quelque chose vous gêne, dites-le-nous. Vous n’avez pas à dire pourquoi.',
];

export const ACCESSIBILITY: typeof English.ACCESSIBILITY = {
  conformance: {
    title: 'Le niveau d’accessibilité de Numeria',
    content: (
      <>
        <p>
          Nous voulons que tout le monde puisse utiliser chaque page et chaque jeu. Notre mesure est le niveau AA des
          règles pour l’accessibilité des contenus web (WCAG) 2.2. Les lois des États-Unis, du Royaume-Uni et de l’Union
          européenne demandent aux organismes publics le niveau AA d’une version plus ancienne de ces règles.
        </p>
        <p>
          Numeria leur est <b>partiellement conforme</b>, ainsi qu’à la norme européenne EN 301 549. Les exceptions sont
          plus bas.
        </p>
        <p>
          Un rapport sur chaque critère, au format OpenACR, fait partie du code source&nbsp;:{' '}
          <code>docs/conformance.md</code> et <code>docs/conformance.yaml</code>, en anglais. Il traite aussi de la
          Section 508.
        </p>
      </>
    ),
  },
  settings: {
    title: 'Ce que vous pouvez régler',
    content: (
      <>
        <p>
          «&nbsp;Ma façon de jouer&nbsp;» est dans la barre de chaque page et dans la pause de chaque jeu. Vous pouvez y
          choisir plus de temps ou aucune limite, moins de mouvement, plus de contraste, un thème sombre, un texte plus
          grand, une autre police, plus d’espace, des indices sonores, la lecture des questions, des parties courtes,
          des scores cachés, les touches des nombres à gauche, et le jeu avec un seul contacteur.
        </p>
        <p>
          Ces choix restent sur votre appareil. Les enseignants peuvent les mettre dans un lien&nbsp;: voyez{' '}
          <Link to="/teachers">Pour les enseignants</Link>. Les réglages de votre navigateur et de votre appareil pour
          le zoom, la taille du texte, le contraste et le mouvement marchent aussi.
        </p>
      </>
    ),
  },
  limits: {
    title: 'Ce qui ne marche pas',
    content: <KnownLimits />,
  },
  tested: {
    title: 'Comment nous avons testé',
    content: (
      <>
        <p>
          Avant chaque version, des programmes jouent à chaque jeu jusqu’au bout, au clavier, au doigt, à l’oreille et
          avec un seul contacteur. Ils examinent chaque écran avec axe-core, avec un zoom de 400&nbsp;%, avec un grand
          texte et avec de larges espaces, dans les deux thèmes, dans Chromium. Ils jouent aussi dans Firefox et WebKit.
          Un lecteur d’écran virtuel lit une partie de chaque jeu.
        </p>
        <p>
          Aucun organisme indépendant ne l’a vérifié. Personne ne l’a encore essayé pour nous avec NVDA, JAWS, VoiceOver
          ou TalkBack, et aucune personne handicapée ne l’a testé avec nous. Si vous souhaitez le faire, écrivez-nous.
        </p>
      </>
    ),
  },
  complain: {
    title: 'Comment faire une réclamation',
    content: (
      <>
        <p>
          Écrivez à <SupportLink />. Dites de quelle page ou de quel jeu il s’agit, ce que vous vouliez faire et ce qui
          s’est passé. Il nous est utile de connaître votre appareil, votre navigateur, et le lecteur d’écran ou le
          contacteur que vous utilisez. Vous pouvez aussi demander un contenu de ce site sous une autre forme.
        </p>
        <p>
          Si la réponse ne vous convient pas, vous pouvez vous adresser à l’organisme responsable là où vous vivez. Il
          dépend du pays et de qui fait tourner cette copie. Exemples&nbsp;:
        </p>
        <ul>
          <li>
            Angleterre, Écosse et pays de Galles&nbsp;: l’
            <a lang="en" href="https://www.equalityadvisoryservice.com">
              Equality Advisory and Support Service
            </a>
          </li>
          <li>
            Irlande du Nord&nbsp;: l’
            <a lang="en" href="https://www.equalityni.org">
              Equality Commission
            </a>
          </li>
          <li>
            États-Unis&nbsp;: le <a href="https://www.ada.gov/file-a-complaint/">ministère de la Justice</a>
          </li>
          <li>
            France&nbsp;: le <a href="https://www.defenseurdesdroits.fr">Défenseur des droits</a>
          </li>
          <li>
            Autres pays de l’Union européenne&nbsp;: l’organisme que votre pays a désigné pour la directive sur
            l’accessibilité du web
          </li>
          <li>
            Inde&nbsp;: le <a href="https://ccpd.nic.in">commissaire en chef pour les personnes handicapées</a>
          </li>
        </ul>
      </>
    ),
  },
};
