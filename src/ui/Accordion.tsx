import { ChevronDown } from 'lucide-react';
import { Accordion as Kit } from 'radix-ui';
import type { ReactNode } from 'react';
import './accordion.css';
import './prose.css';

/** One part of an accordion. */
export interface AccordionItem<Id extends string = string> {
  /** Also the id of its heading, so that an address can name it. */
  readonly id: Id;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps<Id extends string> {
  readonly items: readonly AccordionItem<Id>[];
  /** The item that is open; null while all are closed. */
  readonly open: Id | null;
  readonly onOpenChange: (open: Id | null) => void;
  readonly className?: string;
}

/** Parts of which at most one is open, and that one can be closed; arrow keys move between their headings. */
export function Accordion<Id extends string>({ items, open, onOpenChange, className }: AccordionProps<Id>) {
  const change = (value: string): void => onOpenChange(items.find(({ id }) => id === value)?.id ?? null);
  return (
    <Kit.Root
      type="single"
      collapsible
      value={open ?? ''}
      onValueChange={change}
      {...(className !== undefined && { className })}
    >
      {items.map(({ id, title, content }) => (
        <Kit.Item key={id} value={id} className="accordion-item">
          <Kit.Header asChild>
            <h2 id={id} className="accordion-header">
              <Kit.Trigger className="accordion-trigger lettering">
                {title}
                <span className="accordion-sign">
                  <ChevronDown className="icon" aria-hidden="true" />
                </span>
              </Kit.Trigger>
            </h2>
          </Kit.Header>
          <Kit.Content className="accordion-content">
            <div className="accordion-text prose">{content}</div>
          </Kit.Content>
        </Kit.Item>
      ))}
    </Kit.Root>
  );
}
