import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { KnownLimits } from './KnownLimits';
import type { LegalText } from './LegalPage';
import { SupportLink } from './SupportLink';

export const title = 'Accessibility';

export const DATES = {
  updated: (date: (text: string) => ReactNode): ReactNode => (
    <>This statement was {date('written on 29 November 2026')}, for version 0.3.</>
  ),
  written: 'The full statement follows.',
};

export const ACCESSIBILITY_SUMMARY: readonly string[] = [
  'Every game can be played by keyboard, by touch, by ear or with one switch, and without a time limit.',
  'Numeria partly conforms to WCAG 2.2, level AA. What does not work is listed on this page.',
  'It was tested by programs. People with disabilities and independent experts have not tested it yet.',
  'If something gets in your way, tell us. You do not have to explain why.',
];

export const ACCESSIBILITY: Readonly<Record<'conformance' | 'settings' | 'limits' | 'tested' | 'complain', LegalText>> =
  {
    conformance: {
      title: 'How accessible Numeria is',
      content: (
        <>
          <p>
            We want everyone to be able to use every page and every game. We aim for level AA of the Web Content
            Accessibility Guidelines (WCAG) 2.2. Laws in the United States, the United Kingdom and the European Union
            require public bodies to meet level AA of an earlier version of these guidelines.
          </p>
          <p>
            Numeria <b>partly conforms</b> to them, and to the European standard EN 301 549. The exceptions are listed
            below.
          </p>
          <p>
            A report on every criterion, in the OpenACR format, is part of the source code:{' '}
            <code>docs/conformance.md</code> and <code>docs/conformance.yaml</code>. It also covers Section 508.
          </p>
        </>
      ),
    },
    settings: {
      title: 'What you can change',
      content: (
        <>
          <p>
            “How I play” is in the bar of every page and on the pause card of every game. There you can choose more time
            or no time limit, less movement, more contrast, a dark theme, larger text, another font, more space, sound
            clues, questions read aloud, short rounds, hidden scores, number keys on the left, and playing with one
            switch.
          </p>
          <p>
            These choices stay on your device. Teachers can put them into a link: see{' '}
            <Link to="/teachers">For teachers</Link>. The settings of your browser and your device for zoom, text size,
            contrast and movement work too.
          </p>
        </>
      ),
    },
    limits: {
      title: 'What does not work',
      content: <KnownLimits />,
    },
    tested: {
      title: 'How it was tested',
      content: (
        <>
          <p>
            Before each version, programs play every game to its end by keyboard, by touch, by ear and with one switch.
            They check every screen with axe-core, at 400% zoom, with large text and with wide spacing, in both themes,
            in Chromium. Rounds are also played in Firefox and WebKit. A virtual screen reader reads a round of every
            game.
          </p>
          <p>
            No independent body has checked this. Nobody has tried it with NVDA, JAWS, VoiceOver or TalkBack for us yet,
            and nobody with a disability has tested it with us. If you would like to, please write to us.
          </p>
        </>
      ),
    },
    complain: {
      title: 'How to complain',
      content: (
        <>
          <p>
            Write to <SupportLink />. Say which page or game it was, what you wanted to do, and what happened. It helps
            us to know your device, your browser, and any screen reader or switch that you use. You can also ask for
            something on this site in another format.
          </p>
          <p>
            If you are not happy with the answer, you can contact the body that is responsible where you live. Which one
            it is depends on the country and on who runs this copy. For example:
          </p>
          <ul>
            <li>
              England, Scotland and Wales: the{' '}
              <a href="https://www.equalityadvisoryservice.com">Equality Advisory and Support Service</a>
            </li>
            <li>
              Northern Ireland: the <a href="https://www.equalityni.org">Equality Commission</a>
            </li>
            <li>
              United States: the <a href="https://www.ada.gov/file-a-complaint/">Department of Justice</a>
            </li>
            <li>
              France: the <a href="https://www.defenseurdesdroits.fr">Defender of Rights</a>
            </li>
            <li>
              Other countries of the European Union: the body that your country has appointed under the Web
              Accessibility Directive
            </li>
            <li>
              India: the <a href="https://ccpd.nic.in">Chief Commissioner for Persons with Disabilities</a>
            </li>
          </ul>
        </>
      ),
    },
  };
