import ChevronDown from 'lucide-react/icons/chevron-down';
import { Accordion as Kit } from 'radix-ui';
import type { ReactNode } from 'react';
import './accordion.css';
import './prose.css';

const TRIGGER =
  'accordion-trigger flex min-h-18 w-full items-center justify-between gap-4 rounded-medium py-3 pe-4 ps-6 text-start ' +
  'text-(length:--text-h3) text-balance phone:ps-4.5 zoomed:gap-2 zoomed:pe-1.5 zoomed:ps-2.5 zoomed:text-[1.125rem] ' +
  'hover:[&>.accordion-sign]:bg-primary hover:[&>.accordion-sign]:text-on-primary ' +
  'data-[state=open]:[&>.accordion-sign]:rotate-180 data-[state=open]:[&>.accordion-sign]:bg-primary ' +
  'data-[state=open]:[&>.accordion-sign]:text-on-primary';

const SIGN =
  'accordion-sign grid size-11 flex-none place-items-center rounded-full bg-tint-violet text-[1.125rem] text-on-tint-violet ' +
  'transition-[rotate,background-color] duration-(--motion-move) ease-out zoomed:size-[1.5em]';

const CONTENT =
  'overflow-hidden data-[state=open]:animate-[accordion-open_var(--motion-move)_var(--ease-out)] ' +
  'data-[state=closed]:animate-[accordion-close_var(--motion-touch)_var(--ease-leave)]';

export interface AccordionItem<Id extends string = string> {
  /** Also the id of the heading, so that a fragment can name it. */
  readonly id: Id;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps<Id extends string> {
  readonly items: readonly AccordionItem<Id>[];
  /** The open item; null if all are closed. */
  readonly open: Id | null;
  readonly onOpenChange: (open: Id | null) => void;
  readonly className?: string;
}

/** Collapsible parts. At most one is open at a time, and arrow keys move between the headings. */
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
        <Kit.Item key={id} value={id} className="accordion-item rounded-medium bg-surface shadow-soft">
          <Kit.Header asChild>
            <h2 id={id} className="[font-size:inherit] tracking-normal">
              <Kit.Trigger className={`lettering ${TRIGGER}`}>
                {title}
                <span className={SIGN}>
                  <ChevronDown className="icon" aria-hidden="true" />
                </span>
              </Kit.Trigger>
            </h2>
          </Kit.Header>
          <Kit.Content className={CONTENT}>
            <div className="prose px-6 pb-6 phone:px-4.5 zoomed:px-2.5">{content}</div>
          </Kit.Content>
        </Kit.Item>
      ))}
    </Kit.Root>
  );
}
