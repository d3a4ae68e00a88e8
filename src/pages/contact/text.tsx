import type { ReactNode } from 'react';

export const text = {
  title: 'Contact Us',
  /** `withForm`: shown only where the form can be used. */
  lead: (address: ReactNode, withForm: (text: string) => ReactNode): ReactNode => (
    <>
      A question, a mistake, an idea? Write to {address}
      {withForm(', or write your message here')}.
    </>
  ),
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  missing: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    subject: 'Enter a subject.',
    message: 'Enter your message.',
  },
  invalidEmail: 'Enter a full email address, like name@example.org.',
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Message sent!',
  sentText: "Thank you for your feedback. We'll get back to you soon!",
  clear: 'Clear the form',
};

export const replyText = {
  title: 'Would you like a reply?',
  cannotSend: 'This form cannot send messages yet.',
  writeTo: (address: ReactNode): ReactNode => <>For a reply, write to {address} from your own email app.</>,
  carried: 'The button copies what you have written above into a new email.',
  tooLong: 'Your message is too long for this button. Copy it and paste it into an email.',
  open: 'Open in my email app',
  copy: 'Copy the message',
  copied: 'Copied',
  copiedText: (address: string): string => `Now paste it into an email to ${address}.`,
  notCopied: 'Your browser blocked copying',
  notCopiedText: 'Select the message in its field and copy it from there.',
  /** In the email itself, if the message is too long for a link. */
  pasteHere: '[Please paste your message here.]',
};
