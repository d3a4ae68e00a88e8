/* What pages say about this copy of Numeria: its address and who runs it. No script contains these facts. Each page has
   them in its head, so a release can be built once and run by many. */
import { readSetting, type Settings } from '../../backend/settings.ts';

export interface SiteFacts {
  /** The URL of the home page, without a trailing slash. */
  readonly address: string;
  readonly supportEmail: string;
  readonly dataContact: string;
  /** Empty if nobody has set it. */
  readonly operator: string;
  readonly operatorAddress: string;
  readonly region: string;
}

const DEFAULTS = { address: 'https://numeria.example', supportEmail: 'hello@numeria.example' } as const;

/** The facts in an operator's settings. Throws an Error with a readable message if one is wrong. */
export function readSiteFacts(settings: Settings): SiteFacts {
  const address = readSetting(settings, 'NUMERIA_URL') ?? readSetting(settings, 'VITE_SITE_URL') ?? DEFAULTS.address;
  const supportEmail =
    readSetting(settings, 'NUMERIA_SUPPORT_EMAIL') ??
    readSetting(settings, 'VITE_SUPPORT_EMAIL') ??
    DEFAULTS.supportEmail;
  return {
    address: new URL(address).origin,
    supportEmail,
    dataContact: readSetting(settings, 'NUMERIA_DATA_CONTACT') ?? supportEmail,
    operator: readSetting(settings, 'NUMERIA_OPERATOR') ?? '',
    operatorAddress: readSetting(settings, 'NUMERIA_OPERATOR_ADDRESS') ?? '',
    region: readSetting(settings, 'NUMERIA_HOSTING_REGION') ?? '',
  };
}

/** All tokens begin with this. Nothing else in a built site does. */
export const TOKEN_START = 'numeria-token-';

/**
 * What a release contains instead of the facts, until it is configured (configure.ts). Tokens need no escaping in HTML,
 * JSON, XML or URLs.
 */
export const TOKENS: SiteFacts = {
  address: `${TOKEN_START}address`,
  supportEmail: `${TOKEN_START}support-email`,
  dataContact: `${TOKEN_START}data-contact`,
  operator: `${TOKEN_START}operator`,
  operatorAddress: `${TOKEN_START}postal`,
  region: `${TOKEN_START}region`,
};

/** The day on which security.txt expires. */
export const EXPIRY_TOKEN = `${TOKEN_START}expires`;

/** Whether a build is a release, which many operators can configure. */
export const isReleaseBuild = (settings: Settings): boolean => settings['NUMERIA_RELEASE'] === '1';

/** The facts that a build writes into its pages. */
export const readFactsOfBuild = (settings: Settings): SiteFacts =>
  isReleaseBuild(settings) ? TOKENS : readSiteFacts(settings);

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The attributes of the element in the head. src/pages/site-settings.ts reads them from its dataset. */
const ATTRIBUTES: Readonly<Record<keyof SiteFacts, string>> = {
  address: 'data-address',
  supportEmail: 'data-support-email',
  dataContact: 'data-data-contact',
  operator: 'data-operator',
  operatorAddress: 'data-operator-address',
  region: 'data-region',
};

const isFact = (name: string): name is keyof SiteFacts => Object.hasOwn(ATTRIBUTES, name);
export const FACTS: readonly (keyof SiteFacts)[] = Object.keys(ATTRIBUTES).filter(isFact);

/** The element in every page's head that contains the facts. */
export const createFactsMetaTag = (facts: SiteFacts): string =>
  `<meta name="numeria-site" ${FACTS.map((fact) => `${ATTRIBUTES[fact]}="${escapeHtml(facts[fact])}"`).join(' ')}>`;
