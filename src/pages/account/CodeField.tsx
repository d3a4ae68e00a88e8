import { typeDigit } from '../../ui/digit-keys';
import { TextField } from '../../ui/TextField';
import { incomplete, label } from './code-text';

interface CodeFieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onFocus?: () => void;
  readonly isBusy: boolean;
  /** The text has too few digits, or too many. */
  readonly isIncomplete: boolean;
  /** Why the last code was refused. */
  readonly problem: string | undefined;
}

/** The field for the code from a sign-in email. Phones can fill it in from the email. */
export const CodeField = ({ value, onType, onFocus, isBusy, isIncomplete, problem }: CodeFieldProps) => (
  <TextField
    label={label}
    inputMode="numeric"
    autoComplete="one-time-code"
    placeholder="123456"
    className="[&_input]:text-[1.5rem] [&_input]:tracking-[0.25em]"
    value={value}
    onKeyDown={({ currentTarget, nativeEvent }) => typeDigit(currentTarget, nativeEvent)}
    onChange={(event) => onType(event.target.value)}
    onFocus={onFocus}
    readOnly={isBusy}
    error={isIncomplete ? incomplete : problem}
  />
);
