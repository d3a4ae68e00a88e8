import X from 'lucide-react/icons/x';
import { Dialog as Kit } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusPage } from './focus-page';
import { lockPageScroll } from './lock-page-scroll';
import { createStore } from './page-store';
import { close } from './text';

/** What had the focus before the dialog that is closing, because another one may be replacing it. */
const lastOpener = createStore<Element | null>(null);

/** Radix disables pointer events on the page behind a dialog. */
const VEIL =
  'pointer-events-auto fixed inset-0 z-40 grid animate-[appear_var(--motion-touch)_var(--ease-out)] place-items-center ' +
  'overflow-auto overscroll-contain bg-[rgb(14_14_32/0.62)] p-6 phone:p-3';

const DIALOG =
  'relative w-[min(62.5rem,100%)] board:w-[min(1520*var(--board),100%)] animate-[rise_var(--motion-move)_var(--ease-overshoot)] rounded-[2.25rem] ' +
  'bg-surface-raised px-10 pt-9 pb-10 text-text phone:rounded-large phone:px-4 phone:pt-5 phone:pb-4';

/** A dialog closes on Escape, with its button and on a press outside. */
interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** One line below the title. */
  readonly description?: string;
  readonly children: ReactNode;
  /** To focus something other than the first control, call `event.preventDefault()` and focus it. */
  readonly onOpenAutoFocus?: (event: Event) => void;
  readonly closeLabel?: string;
  readonly className?: string;
}

/** A modal dialog. Load it lazily, because Radix is not part of the first script. */
export function Dialog({ isOpen, onOpenChange, title, description, children, ...rest }: DialogProps) {
  const { onOpenAutoFocus, closeLabel = close, className = '' } = rest;
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const unlock = lockPageScroll();
    return () => {
      unlock();
      lastOpener.set(opener.current);
    };
  }, [isOpen]);
  const onOpen = (event: Event): void => {
    const { activeElement } = document;
    // The focus was in the dialog that this one replaces.
    opener.current = activeElement === document.body ? lastOpener.read() : activeElement;
    onOpenAutoFocus?.(event);
  };
  // Radix returns the focus only to its own trigger, which our dialogs do not have.
  const onClose = (event: Event): void => {
    event.preventDefault();
    lastOpener.set(null);
    // The page that the dialog led to may already have taken the focus.
    if (document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    // If the dialog loaded late and paused a game, the element that had the focus is now hidden.
    if (document.activeElement === document.body) focusPage();
  };
  return (
    <Kit.Root open={isOpen} onOpenChange={onOpenChange}>
      <Kit.Portal>
        {/* Replaces Radix's overlay, which injects a style sheet that the site's CSP forbids. */}
        <div className={VEIL}>
          <Kit.Content
            className={`dialog class-screen ${DIALOG} ${className}`}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={onOpen}
            onCloseAutoFocus={onClose}
          >
            <Kit.Title className="pe-14">{title}</Kit.Title>
            {description !== undefined && (
              <Kit.Description className="mt-1 pe-14 text-lead text-text-soft">{description}</Kit.Description>
            )}
            {children}
            {/* Last in the DOM, so that the focus starts on the dialog's content. */}
            <Kit.Close className="round absolute top-5 end-5 phone:top-4 phone:end-4" aria-label={closeLabel}>
              <X className="icon" />
            </Kit.Close>
          </Kit.Content>
        </div>
      </Kit.Portal>
    </Kit.Root>
  );
}
