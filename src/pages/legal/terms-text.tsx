/*
 * The terms of service. Statements from the first update keep their meaning. Passages marked as added explain what they
 * mean on the site today.
 */
import { Link } from 'react-router-dom';
import { SITE } from '../site-settings';
import { AddedPassage } from './AddedPassage';
import type { LegalText } from './LegalPage';
import { SupportLink } from './SupportLink';

export const TERMS_SUMMARY: readonly string[] = [
  'Numeria is free for everyone, and you do not need an account to use it.',
  'Use it to learn and to have fun. Do not break it, and do not break into it.',
  'The code is open: you may copy, change and share it. The videos belong to the educators who made them.',
  'We do our best, but we cannot promise that everything is always correct or always available.',
];

export const TERMS: Readonly<
  Record<'use' | 'accounts' | 'property' | 'prohibited' | 'warranty' | 'liability' | 'changes', LegalText>
> = {
  use: {
    title: 'Use of our services',
    content: (
      <>
        <p>
          You may use Numeria to learn, to teach and to have fun: at home, in school or anywhere else. By using it you
          agree to these terms. If you do not agree with them, please do not use it.
        </p>
        <AddedPassage>
          <p>
            It costs nothing, for individuals and schools alike. If you are a child, read this page with a grown-up.
            These are the terms of the site at {SITE.address}. Anyone who runs a copy of Numeria may set their own
            terms.
          </p>
        </AddedPassage>
      </>
    ),
  },
  accounts: {
    title: 'User accounts',
    content: (
      <>
        <p>
          Some features may require an account. The details you give us when you create one should be true. You are
          responsible for how your account is used, so keep it secure, and tell us if someone else gets into it.
        </p>
        <AddedPassage>
          <p>
            At present you need an account only for a profile and favourites. You sign in with a link or a code that we
            email to you. Anyone who has it could sign in as you, so do not share it. Under 13? Ask a grown-up to do
            this for you.
          </p>
          <p>
            You may delete your account at any time on your <Link to="/profile">profile page</Link>. We may close an
            account that is used to break these terms. To find out how we use your data, read the{' '}
            <Link to="/privacy">Privacy Policy</Link>.
          </p>
        </AddedPassage>
      </>
    ),
  },
  property: {
    title: 'Intellectual property',
    content: (
      <>
        <p>
          What you find on Numeria belongs to the people who made it. Texts, drawings, sounds and code belong to Numeria
          and its contributors, and everything else to its own owners. The law protects it.
        </p>
        <AddedPassage>
          <p>
            <b>What was made for Numeria</b> is open source under the MIT licence. You may use it, copy it, change it
            and share it, including commercially, as long as you keep the copyright notice and the text of the licence
            with it.
          </p>
          <p>
            <b>Fonts, icons, emoji pictures and flags</b> come from other open projects, under their own open licences.
            The source code lists each one and where it comes from.
          </p>
          <p>
            <b>The videos</b> belong to their educators and are hosted on YouTube. We only link to them. The names of
            exam boards belong to the boards, and Numeria is not connected with them.
          </p>
        </AddedPassage>
      </>
    ),
  },
  prohibited: {
    title: 'What you must not do',
    content: (
      <>
        <p>These activities are prohibited:</p>
        <ul>
          <li>
            <b>Illegal use:</b> using Numeria for anything that breaks the law.
          </li>
          <li>
            <b>Unauthorised access:</b> trying to get into accounts, data or computers that are not yours.
          </li>
          <li>
            <b>Disruption:</b> disrupting or overloading the service, or spoiling it for others.
          </li>
          <li>
            <b>Copying without permission:</b> copying or sharing what you find here without permission to do so.
          </li>
        </ul>
        <AddedPassage>
          <p>
            <b>How that fits with an open licence:</b> for everything made for Numeria, the MIT licence gives you that
            permission, and you need no other. It does not cover the videos, anything that belongs to others, or what
            people have told us about themselves.
          </p>
          <p>
            Are you testing our security? Please do so on your own copy, and report what you find to <SupportLink />.
          </p>
        </AddedPassage>
      </>
    ),
  },
  warranty: {
    title: 'No warranty',
    content: (
      <>
        <p>
          Numeria is provided “as is”. We do not promise that it is free of mistakes, that it is always available, or
          that it is suitable for your purpose.
        </p>
        <AddedPassage>
          <p>
            We test the questions and answers of the games with great care. If one looks wrong to you, please{' '}
            <Link to="/contact">tell us</Link>. Educators are responsible for what they say in their videos.
          </p>
        </AddedPassage>
      </>
    ),
  },
  liability: {
    title: 'Limit of liability',
    content: (
      <>
        <p>
          As far as the law allows, we are not liable for loss or damage caused by using Numeria, or by not being able
          to use it.
        </p>
        <AddedPassage>
          <p>
            Nothing in these terms takes away any right that the law of your country gives you and that you cannot give
            up.
          </p>
        </AddedPassage>
      </>
    ),
  },
  changes: {
    title: 'Changes',
    content: (
      <>
        <p>
          We may change these terms. If we do, we will publish the new terms on this page, with their date, and they
          will apply from then on. If you continue to use Numeria, you agree to them.
        </p>
        <AddedPassage>
          <p>
            You can see what has changed in the history of the source code. If you have a question, use our{' '}
            <Link to="/contact">contact page</Link>.
          </p>
        </AddedPassage>
      </>
    ),
  },
};
