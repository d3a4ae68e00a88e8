import { replyText } from './text';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

interface MailLink {
  readonly href: string;
  /** `pasted`: the text is too long for a link, so the email asks the visitor to paste it. */
  readonly text: 'carried' | 'pasted';
}

/**
 * Windows passes at most 2,048 characters of a URL to the email app, and some apps accept fewer. They cut off the rest
 * without a message.
 */
const LINK = { longest: 1900, subjectLongest: 120 } as const;

/** Encodes a part of a mailto link according to RFC 6068: UTF-8, percent-encoded, with lines ending in CR LF. */
const encoded = (text: string): string =>
  // A lone surrogate, which remains when text is cut in the middle of a character, cannot be encoded.
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n'));

/** A mailto link to an email address. */
export const createMailtoUrl = (address: string): string => `mailto:${encoded(address).replaceAll('%40', '@')}`;

/** The text of the email: the message, then who wrote it. Empty if the form is empty. */
export function emailText({ name, email, message }: ContactMessage): string {
  const signature = [name, email]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
  return [message.trim(), signature].filter((part) => part !== '').join('\n\n');
}

/** A link that starts an email to `address`, with the subject and text if they are filled in. */
export function createMailLink(address: string, typedMessage: ContactMessage): MailLink {
  const text = emailText(typedMessage);
  const subject = typedMessage.subject.trim();
  // Encoding only makes text longer, so if the text is already too long, it does not have to be encoded.
  const whole = text.length + subject.length > LINK.longest ? null : hrefOf(address, subject, text);
  return whole !== null && whole.length <= LINK.longest
    ? { href: whole, text: 'carried' }
    : { href: hrefOf(address, cut(subject), replyText.pasteHere), text: 'pasted' };
}

function hrefOf(address: string, subject: string, body: string): string {
  const parts = Object.entries({ subject, body }).filter(([, text]) => text !== '');
  const query = parts.map(([name, text]) => `${name}=${encoded(text)}`).join('&');
  return query === '' ? createMailtoUrl(address) : `${createMailtoUrl(address)}?${query}`;
}

/** Shortens a long subject without cutting a character in half. */
const cut = (subject: string): string =>
  Array.from(subject.slice(0, 2 * LINK.subjectLongest))
    .slice(0, LINK.subjectLongest)
    .join('');
