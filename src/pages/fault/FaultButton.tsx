import { useState } from 'react';
import { Button } from '../../ui/Button';
import { FaultDialog } from './FaultDialog';
import { text } from './text';

/** Reports an error that has crashed the page. It does not need the rest of the site, which may be broken too. */
export default function FaultButton({ error }: { readonly error: Error }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.title}
      </Button>
      {isOpen && <FaultDialog error={error} onClose={() => setOpen(false)} />}
    </>
  );
}
