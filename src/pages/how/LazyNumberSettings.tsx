import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { numbersText } from './numbers-text';
import type { SettingsProps } from './settings-props';

const NumberSettings = lazyOptionalPart(() => import('./NumberSettings'));

/** A button that opens the notation of numbers, which few people change. */
export function LazyNumberSettings(props: SettingsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="justify-self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {numbersText.open}
      </Button>
      {isOpen && (
        <Suspense>
          <NumberSettings {...props} />
        </Suspense>
      )}
    </>
  );
}
