import { SITE, type Site } from '../site-settings';
import { AddedPassage } from './AddedPassage';
import type { LegalText } from './LegalPage';
import { operatorText as text } from './operator-text';

interface FactProps {
  readonly title: string;
  readonly fact: string | null;
  /** Shown if the fact is not set. Configuring a release copies it from the attribute into the page (scripts/site/configure.ts). */
  readonly unset: string;
}

const Fact = ({ title, fact, unset }: FactProps) => (
  <div>
    <dt className="font-extrabold">{title}</dt>
    <dd data-unset={unset}>{fact ?? unset}</dd>
  </div>
);

/** Names who runs this copy of Numeria, or says that it has not been set up for public use. */
export const Operator = ({ site = SITE }: { readonly site?: Site }) => (
  <>
    <p>{text.intro(site.address)}</p>
    <dl className="grid gap-3">
      <Fact title={text.operator} fact={site.operator} unset={text.noOperator} />
      <Fact title={text.address} fact={site.operatorAddress} unset={text.notGiven} />
      <div>
        <dt className="font-extrabold">{text.contact}</dt>
        <dd>
          <a href={`mailto:${site.dataContact}`} className="inline-flex min-h-(--target) items-center">
            {site.dataContact}
          </a>
        </dd>
      </div>
      <Fact title={text.region} fact={site.region} unset={text.notGiven} />
    </dl>
  </>
);

/** As a section of a `LegalPage`. */
export const OPERATOR: Readonly<Record<'operator', LegalText>> = {
  operator: {
    title: text.title,
    content: (
      <AddedPassage when="fourth">
        <Operator />
      </AddedPassage>
    ),
  },
};
