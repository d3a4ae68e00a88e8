import Send from 'lucide-react/icons/send';
import { type FormEvent, type InvalidEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { TextArea, TextField } from '../../ui/TextField';
import { preloadToasts, showToast } from '../../ui/toast';
import { type FieldName, findFieldError } from './fields';
import { EMPTY_MESSAGE } from './mail-link';
import { ReplyByEmail } from './ReplyByEmail';
import { text } from './text';

/** How long the form is busy, in ms. It sends nothing; the specification asks for one second. */
const SENDING_MS = 1000;

const SENT = { title: text.sent, text: text.sentText } as const;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The contact form. The text stays in it until the page is left or the form is cleared. */
export function ContactForm() {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [sending, setSending] = useState<'writing' | 'sending' | 'sent'>('writing');
  const form = useRef<HTMLFormElement>(null);

  // Does not show a toast on another page if the visitor leaves in the meantime.
  useEffect(() => {
    if (sending !== 'sending') return;
    const timer = setTimeout(() => {
      setSending('sent');
      showToast(SENT);
    }, SENDING_MS);
    return () => clearTimeout(timer);
  }, [sending]);

  // The fields have no name, because submitting the form before hydration would put their text into the URL.
  const field = (name: FieldName) => ({
    required: true,
    value: message[name],
    error: errors[name],
    onFocus: preloadToasts,
    onChange: ({ target }: { readonly target: Control }) => {
      const { value } = target;
      setMessage((message) => ({ ...message, [name]: value }));
      setErrors((errors) => ({ ...errors, [name]: undefined }));
      if (sending === 'sent') setSending('writing');
      // Only spaces count as empty, although the browser would accept them.
      target.setCustomValidity(value !== '' && value.trim() === '' ? 'blank' : '');
    },
    // The browser validates, but the message is ours and stays next to the field.
    onInvalid: (event: InvalidEvent<Control>) => {
      event.preventDefault();
      const { currentTarget } = event;
      const problem = findFieldError(name, currentTarget.value, currentTarget.validity) ?? undefined;
      setErrors((errors) => ({ ...errors, [name]: problem }));
      if (form.current?.querySelector(':invalid') === currentTarget) currentTarget.focus();
    },
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sending !== 'sending') setSending('sending');
  };
  const clear = (): void => {
    setMessage(EMPTY_MESSAGE);
    setErrors({});
    setSending('writing');
    form.current?.querySelector('input')?.focus();
  };

  const isSending = sending === 'sending';
  return (
    <>
      <form ref={form} className="grid gap-4 scriptless:hidden" aria-busy={isSending} onSubmit={submit}>
        <div className="grid grid-cols-2 items-start gap-4 phone:grid-cols-1">
          <TextField label={text.fields.name} autoComplete="name" {...field('name')} />
          <TextField
            label={text.fields.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            {...field('email')}
          />
        </div>
        <TextField label={text.fields.subject} {...field('subject')} />
        <TextArea label={text.fields.message} {...field('message')} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            size="big"
            aria-disabled={isSending}
            icon={<Send className="icon" aria-hidden="true" />}
          >
            {isSending ? text.sending : text.send}
          </Button>
          {sending === 'sent' && (
            <Button variant="quiet" onClick={clear}>
              {text.clear}
            </Button>
          )}
        </div>
      </form>
      <ReplyByEmail message={message} />
    </>
  );
}
