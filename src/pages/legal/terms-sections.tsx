/*
 * The terms of service. The statements of the first update stand as they were; what is marked as added says how they are
 * meant on the site as it is now.
 */
import { Link } from 'react-router-dom';
import { SITE } from '../site-facts';
import { Added, type LegalSection } from './LegalPage';

export const TERMS_IN_SHORT: readonly string[] = [
  'Numeria is free for everybody, and you need no account to use it.',
  'Use it for learning and for fun. Do not break it, and do not break into it.',
  'The code is open: you may copy, change and share it. The videos belong to the educators who made them.',
  'We do our best, but we cannot promise that everything is always right, or always there.',
];

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'use',
    title: 'Use of our services',
    content: (
      <>
        <p>
          You may use Numeria to learn, to teach and to have fun: at home, in school or anywhere else. By using it you
          agree to these terms. If you do not agree with them, please do not use it.
        </p>
        <Added>
          <p>
            It costs nothing, for private people as for schools. If you are a child, read this page together with a
            grown-up. These are the terms of the site at {SITE.address}; who runs a copy of Numeria may set others
            there.
          </p>
        </Added>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'User accounts',
    content: (
      <>
        <p>
          Some features may require an account. What you tell us when you make one should be true. You are responsible
          for what is done with your account, so keep others out of it, and tell us if somebody got in.
        </p>
        <Added>
          <p>
            At present only the profile and the favourites need an account. You sign in by a link that we send to your
            e-mail address; whoever can read your e-mail could use it, so do not pass it on. Under 13? Ask a grown-up to
            do this for you.
          </p>
          <p>
            You may delete your account at any time on your <Link to="/profile">profile page</Link>. We may close an
            account with which somebody breaks these terms. How we treat what you tell us stands in the{' '}
            <Link to="/privacy">Privacy Policy</Link>.
          </p>
        </Added>
      </>
    ),
  },
  {
    id: 'property',
    title: 'Intellectual property',
    content: (
      <>
        <p>
          What you find on Numeria belongs to those who made it: texts, drawings, sounds and code to Numeria and the
          people who contribute to it, everything else to its own owners. The law protects it.
        </p>
        <Added>
          <p>
            <b>What was made for Numeria</b> is open source under the MIT licence. You may use it, copy it, change it
            and pass it on, also for money, as long as the copyright line and the text of the licence stay with it.
          </p>
          <p>
            <b>Fonts, icons, emoji pictures and flags</b> come from other open projects, under open licences of their
            own. The source code lists each with its origin.
          </p>
          <p>
            <b>The videos</b> belong to their educators and are hosted on YouTube; we only show the way to them. The
            names of exam boards belong to the boards, with which Numeria is not connected.
          </p>
        </Added>
      </>
    ),
  },
  {
    id: 'prohibited',
    title: 'What you must not do',
    content: (
      <>
        <p>These activities are prohibited:</p>
        <ul>
          <li>
            <b>Illegal use:</b> using Numeria for anything that is against the law.
          </li>
          <li>
            <b>Unauthorised access:</b> trying to get into accounts, data or computers that are not yours.
          </li>
          <li>
            <b>Disruption:</b> disturbing or overloading the service, or spoiling it for others.
          </li>
          <li>
            <b>Copying without permission:</b> copying or passing on what you find here without being allowed to.
          </li>
        </ul>
        <Added>
          <p>
            <b>How that fits with an open licence:</b> for everything made for Numeria the MIT licence is that
            permission, and you need no other. It does not reach to the videos, to what belongs to others, or to what
            people told us about themselves.
          </p>
          <p>
            Are you looking for weak spots? Please do so in a copy of your own, and tell us what you find at{' '}
            <a href={`mailto:${SITE.supportEmail}`}>{SITE.supportEmail}</a>.
          </p>
        </Added>
      </>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    content: (
      <>
        <p>
          Numeria is offered as it is. We do not promise that it is free of mistakes, that it is always within reach, or
          that it suits what you want to do with it.
        </p>
        <Added>
          <p>
            We test the questions and answers of the games with great care. If one looks wrong to you, please{' '}
            <Link to="/contact">tell us</Link>. For what is said in a video its educator is responsible.
          </p>
        </Added>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Limit of liability',
    content: (
      <>
        <p>
          As far as the law allows, we are not liable for loss or damage that comes from using Numeria, or from not
          being able to use it.
        </p>
        <Added>
          <p>Nothing here takes away a right that the law of your country gives you and that cannot be given up.</p>
        </Added>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <>
        <p>
          We may change these terms. The new text then stands on this page, with its date, and holds from then on; if
          you go on using Numeria, you agree to it.
        </p>
        <Added>
          <p>
            What changed can be read in the history of the source code. Questions are welcome at our{' '}
            <Link to="/contact">contact page</Link>.
          </p>
        </Added>
      </>
    ),
  },
];
