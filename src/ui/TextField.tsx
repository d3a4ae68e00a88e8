import { OctagonX } from 'lucide-react';
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { hearTypedBefore } from './typed-before';
import './text-field.css';

/** What stands around a field: it is named by `label`, described by `hint`, and wrong for the reason that `error` gives. */
interface FieldText {
  readonly label: string;
  /** A softer line beneath the label. */
  readonly hint?: string | undefined;
  /** In plain words what is wrong and what to do; none while all is well. */
  readonly error?: string | undefined;
}

/** Names and descriptions of a field, as its input needs them. */
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
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {error !== undefined && (
        <span id={`${id}-error`} className="field-error">
          <OctagonX className="icon" aria-hidden="true" />
          {error}
        </span>
      )}
    </div>
  );
}

/** A field for one line of text. `className` is that of the whole, all else goes to the input. */
export function TextField(props: FieldText & Omit<ComponentPropsWithoutRef<'input'>, 'id'>) {
  const { label, hint, error, className = '', ...rest } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(names) => <input ref={hearTypedBefore} className="field-box" {...rest} {...names} />}
    </FieldFrame>
  );
}

/** The same for several lines. */
export function TextArea(props: FieldText & Omit<ComponentPropsWithoutRef<'textarea'>, 'id'>) {
  const { label, hint, error, className = '', rows = 6, ...rest } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(names) => <textarea ref={hearTypedBefore} className="field-box field-area" rows={rows} {...rest} {...names} />}
    </FieldFrame>
  );
}
