import OctagonX from 'lucide-react/icons/octagon-x';
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { useServerInput } from './adopt-server-input';

const BOX =
  'min-h-14 w-full min-w-0 rounded-small border-2 border-border-control bg-surface px-4.5 text-text ' +
  'transition-[border-color] duration-(--motion-touch) placeholder:text-text-soft placeholder:opacity-100 ' +
  'read-only:bg-surface-sunken aria-invalid:border-wrong aria-invalid:bg-wrong-surface';

/** The text around a field. */
interface FieldText {
  readonly label: string;
  /** A softer line below the label. */
  readonly hint?: string | undefined;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
}

/** The ids and ARIA attributes for the input. */
interface FieldNames {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldText {
  readonly className: string;
  readonly children: (names: FieldNames) => ReactNode;
}

function FieldFrame({ label, hint, error, className, children }: FieldFrameProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className="text-small/[1.4] text-text-soft">
          {hint}
        </span>
      )}
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {error !== undefined && (
        <span id={`${id}-error`} className="field-error flex items-start gap-2 text-[1rem]/[1.4] font-bold text-wrong">
          <OctagonX className="icon mt-[0.05em]" aria-hidden="true" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}

/** The props of an input without its `id`. `onChange` receives only the field, not the event. */
type FieldProps<Tag extends 'input' | 'textarea', Field> = FieldText &
  Omit<ComponentPropsWithoutRef<Tag>, 'id' | 'onChange'> & {
    readonly onChange: (typed: { readonly target: Field }) => void;
  };

/** A single-line text field. `className` is for the whole, and all other props are passed to the input. */
export function TextField(props: FieldProps<'input', HTMLInputElement>) {
  const { label, hint, error, className = '', ...rest } = props;
  const ref = useServerInput<HTMLInputElement>((target) => rest.onChange({ target }));
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(names) => <input ref={ref} className={`${BOX} py-1`} {...rest} {...names} />}
    </FieldFrame>
  );
}

export function TextArea(props: FieldProps<'textarea', HTMLTextAreaElement>) {
  const { label, hint, error, className = '', rows = 6, ...rest } = props;
  const ref = useServerInput<HTMLTextAreaElement>((target) => rest.onChange({ target }));
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(names) => (
        <textarea ref={ref} className={`${BOX} resize-y py-3.5 leading-normal`} rows={rows} {...rest} {...names} />
      )}
    </FieldFrame>
  );
}
