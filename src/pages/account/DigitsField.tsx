import { typeDigit } from '../../ui/digit-keys';
import { TextField } from '../../ui/TextField';

interface DigitsFieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onFocus?: () => void;
  readonly isBusy: boolean;
  /** What was typed has too few digits, or too many. */
  readonly isIncomplete: boolean;
  /** Why the digits that were typed last did not do. */
  readonly problem: string | undefined;
}

/** Takes the digits of a letter; phones fill them in from it by themselves. */
export const DigitsField = ({ value, onType, onFocus, isBusy, isIncomplete, problem }: DigitsFieldProps) => (
  <TextField
    label="Digits from the letter"
    inputMode="numeric"
    autoComplete="one-time-code"
    placeholder="123456"
    className="[&_input]:text-[1.5rem] [&_input]:tracking-[0.25em]"
    value={value}
    onKeyDown={({ currentTarget, nativeEvent }) => typeDigit(currentTarget, nativeEvent)}
    onChange={(event) => onType(event.target.value)}
    onFocus={onFocus}
    readOnly={isBusy}
    error={isIncomplete ? 'Please type all the digits, as the letter shows them.' : problem}
  />
);
