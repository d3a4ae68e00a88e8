/** What is written in the contact form, as it was typed. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

/** A link that opens the mail program with a letter begun. */
interface MailLink {
  readonly href: string;
  /** `pasted`: the text is longer than a link can carry; the letter asks for it to be pasted. */
  readonly text: 'carried' | 'pasted';
}

/**
 * Windows hands no more than 2,048 characters of an address to the mail program, and some mail programs take fewer; what
 * is longer they cut off without a word.
 */
const LINK = { longest: 1900, subjectLongest: 120 } as const;

const PASTE_HERE = '[Please paste your message here.]';

/** A part of a mailto link after RFC 6068: in UTF-8, percent-encoded, lines ended by CR LF. */
const encoded = (text: string): string =>
  // Half of a sign that lies outside the first plane cannot be encoded: it may come from a text cut in two.
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n'));

/** An address as a mailto link holds it. */
export const mailtoAddress = (address: string): string => `mailto:${encoded(address).replaceAll('%40', '@')}`;

/** The text of a letter: the message, and beneath it who wrote it. Empty where nothing is written. */
export function messageText({ name, email, message }: ContactMessage): string {
  const signature = [name, email]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
  return [message.trim(), signature].filter((part) => part !== '').join('\n\n');
}

/** Begins the letter to `address`: with subject and text as far as they are written. */
export function mailLink(address: string, typedMessage: ContactMessage): MailLink {
  const text = messageText(typedMessage);
  const subject = typedMessage.subject.trim();
  // Encoding only makes a text longer, so that a very long one need not be encoded to be found too long.
  const whole = text.length + subject.length > LINK.longest ? null : hrefOf(address, subject, text);
  return whole !== null && whole.length <= LINK.longest
    ? { href: whole, text: 'carried' }
    : { href: hrefOf(address, cut(subject), PASTE_HERE), text: 'pasted' };
}

function hrefOf(address: string, subject: string, body: string): string {
  const parts = Object.entries({ subject, body }).filter(([, text]) => text !== '');
  const query = parts.map(([name, text]) => `${name}=${encoded(text)}`).join('&');
  return query === '' ? mailtoAddress(address) : `${mailtoAddress(address)}?${query}`;
}

/** The beginning of a long subject, never cut within a sign. */
const cut = (subject: string): string =>
  Array.from(subject.slice(0, 2 * LINK.subjectLongest))
    .slice(0, LINK.subjectLongest)
    .join('');
