import { useId } from 'react';
import { settingLabel } from '../../play/menu/setting-labels';

interface Props {
  /** The values of each query parameter; the first is the default. */
  readonly settings: Readonly<Record<string, readonly string[]>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChange: (chosen: Readonly<Record<string, string>>) => void;
}

export function RoundSettings({ settings, chosen, onChange }: Props) {
  return Object.entries(settings).map(([name, values]) => (
    <SelectField
      key={name}
      label={settingLabel(name)}
      value={chosen[name] ?? values[0] ?? ''}
      options={values.map((value) => [value, settingLabel(value)])}
      onChange={(value) => onChange({ ...chosen, [name]: value })}
    />
  ));
}

interface SelectFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

export function SelectField({ label, isLabelHidden = false, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="grid min-w-0 gap-1 font-bold">
      {isLabelHidden ? <span className="sr-only">{label}</span> : label}
      <select
        id={id}
        className="min-h-12 w-full min-w-0 rounded-small border-2 border-border-control bg-surface px-3 text-text"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
