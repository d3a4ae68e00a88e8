import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, if it is not that of the page. */
  readonly lang?: string;
  /** A second, softer line. */
  readonly hint?: string | undefined;
  readonly picture?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** A small badge in the corner: "New", "Locked". */
  readonly badge?: string | undefined;
}

interface ChoiceGroupProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly Choice<Value>[];
  /** `row`: segments next to each other, for two to four short words. `cards`: with space for pictures and hints. */
  readonly layout?: 'row' | 'cards';
  readonly className?: string;
}

/**
 * A radio group with all choices visible. It uses native radio buttons, because the ones in Radix miss an arrow key
 * that is released immediately, which is how switches and other assistive devices press it.
 */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, isLabelHidden = false, value, onChange, options, layout = 'row', className = '' } = props;
  const id = useId();
  return (
    <div className={className}>
      <span id={id} className={isLabelHidden ? 'sr-only' : 'lettering mb-2 block text-button'}>
        {label}
      </span>
      <div role="radiogroup" aria-labelledby={id} className={layout === 'row' ? 'segments' : 'choice-cards'}>
        {options.map((option) => (
          <ChoiceItem
            key={option.value}
            group={id}
            option={option}
            layout={layout}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </div>
  );
}

interface ChoiceItemProps {
  readonly group: string;
  readonly option: Choice<string>;
  readonly layout: 'row' | 'cards';
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceItem({ group, option, layout, isChosen, onChoose }: ChoiceItemProps) {
  const { value, label, lang, hint, picture, disabled = false, badge } = option;
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, badge !== undefined && `${id}-badge`]
    .filter(Boolean)
    .join(' ');
  return (
    <label
      className={layout === 'row' ? 'choice segment' : 'choice choice-card'}
      data-chosen={isChosen}
      data-disabled={disabled}
    >
      <input
        type="radio"
        className="choice-control"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        {...(described !== '' && { 'aria-describedby': described })}
      />
      {picture !== undefined && <span className="choice-picture">{picture}</span>}
      <span className="grid min-w-0 gap-[2px]">
        <span id={`${id}-label`} className="lettering" lang={lang}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="choice-hint">
            {hint}
          </span>
        )}
      </span>
      {badge !== undefined && (
        <span id={`${id}-badge`} className="choice-badge">
          {badge}
        </span>
      )}
      {layout === 'cards' && (
        <span className="choice-tick" aria-hidden="true">
          <Check className="icon" />
        </span>
      )}
    </label>
  );
}
