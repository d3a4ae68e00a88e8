import { Tabs as Kit } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly className?: string;
  readonly listClassName?: string;
}

/** Tabs with one visible panel. Arrow keys move between them. */
export function Tabs({ label, tabs, value, onValueChange, className, listClassName = '' }: TabsProps) {
  return (
    <Kit.Root value={value} onValueChange={onValueChange} {...(className !== undefined && { className })}>
      <Kit.List aria-label={label} className={`tabs ${listClassName}`}>
        {tabs.map((tab) => (
          <Kit.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Kit.Trigger>
        ))}
      </Kit.List>
      {tabs.map((tab) => (
        <Kit.Content key={tab.value} value={tab.value} className="rounded-small pt-6">
          {tab.content}
        </Kit.Content>
      ))}
    </Kit.Root>
  );
}
