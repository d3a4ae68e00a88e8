import type { Locale } from '../../src/locale/language.ts';
import { TOPIC_STATEMENTS } from '../../src/topics/statements.ts';
import { getTopicPath, TOPICS } from '../../src/topics/topics.ts';
import { addressOf } from './languages.ts';
import type { Page } from './pages.ts';
import { TOPIC_TEXT } from './topic-text.ts';

/**
 * The parts of a page that structured data needs: questions, videos, and the HTML of answers, in
 * which links are absolute.
 */
export interface PageInfo {
  readonly questions: readonly { readonly title: string; readonly answer: string }[];
  readonly videos: readonly { readonly title: string; readonly address: string }[];
}

type Data = Readonly<Record<string, unknown>>;

const organisationId = (site: string): string => `${site}/#numeria`;

const organisation = (site: string): Data => ({
  '@type': 'EducationalOrganization',
  '@id': organisationId(site),
  name: 'Numeria',
  url: `${site}/`,
  logo: `${site}/pictures/logo/mark-tile.svg`,
});

/** The properties that all pages have. */
const common = ({ title, description, picture }: Page, site: string): Data => ({
  name: title.replace(/ \| Numeria$| - Math Game$/, ''),
  description,
  image: `${site}${picture}`,
  isAccessibleForFree: true,
  publisher: organisation(site),
});

const game = (page: Page, site: string): Data => ({
  '@type': 'LearningResource',
  ...common(page, site),
  learningResourceType: 'Game',
  educationalUse: 'Practice',
  interactivityType: 'active',
  typicalAgeRange: page.lesson?.ages,
  teaches: page.lesson?.teaches,
  // The publisher, which is defined above.
  provider: { '@id': organisationId(site) },
});

const home = (page: Page, site: string): Data => ({
  '@type': 'WebSite',
  ...common(page, site),
  name: 'Numeria',
});

const hub = (page: Page, site: string, { videos }: PageInfo): Data => ({
  '@type': 'CollectionPage',
  ...common(page, site),
  typicalAgeRange: '11-18',
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: videos.length,
    itemListElement: videos.map(({ title, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: address,
    })),
  },
});

function topic(page: Page, site: string): Data {
  const found = TOPICS.find((one) => getTopicPath(one) === page.path);
  return {
    '@type': 'LearningResource',
    ...common(page, site),
    educationalUse: 'Practice',
    teaches: found && TOPIC_TEXT[found.slug]?.title,
    educationalAlignment: found?.statements.map((id) => ({
      '@type': 'AlignmentObject',
      alignmentType: 'teaches',
      educationalFramework: "England's national curriculum of 2014",
      targetName: TOPIC_STATEMENTS[id].year,
      targetDescription: TOPIC_STATEMENTS[id].statement,
    })),
  };
}

const faq = (page: Page, site: string, { questions }: PageInfo): Data => ({
  '@type': 'FAQPage',
  ...common(page, site),
  mainEntity: questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

function about(page: Page, site: string, facts: PageInfo): Data | null {
  switch (page.kind) {
    case 'home':
      return home(page, site);
    case 'game':
      return game(page, site);
    case 'hub':
      return hub(page, site, facts);
    case 'topic':
      return topic(page, site);
    case 'faq':
      return faq(page, site, facts);
    case 'text':
      return { '@type': 'WebPage', ...common(page, site) };
    case 'account':
    case 'notFound':
      return null;
  }
}

/** A page in the vocabulary of schema.org; null if search engines must not show the page. */
export function createStructuredData(page: Page, { tag, base }: Locale, site: string, facts: PageInfo): Data | null {
  const data = about(page, site, facts);
  return (
    data && { '@context': 'https://schema.org', ...data, inLanguage: tag, url: `${site}${addressOf(base, page.path)}` }
  );
}
