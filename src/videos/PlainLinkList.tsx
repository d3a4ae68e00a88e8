import { type Catalogue, formatEntryCredit, getEntryId } from './catalogue';
import { entryPageUrl } from './entry-urls';

/** Everything in a hub as plain links, for visitors without JavaScript. */
export const PlainLinkList = ({ catalogue }: { readonly catalogue: Catalogue }) =>
  catalogue.tabs.map((tab) => (
    <section key={tab.id} className="mt-8">
      <h2 lang="en">{tab.title}</h2>
      {tab.units.map((unit) => (
        <section key={unit.id} className="mt-6">
          <h3 lang="en">{unit.title}</h3>
          <ul className="mt-2 list-disc ps-6">
            {unit.entries.map((entry) => (
              <li key={getEntryId(entry)} className="py-1.5">
                <a lang="en" href={entryPageUrl(entry)} rel="noreferrer" className="font-bold text-text-link underline">
                  {entry.title}
                </a>
                , {formatEntryCredit(entry)}.
                {entry.description !== undefined && (
                  <>
                    {' '}
                    <span lang="en">{entry.description}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  ));
