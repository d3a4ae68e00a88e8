import { Download } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useSaving } from './useSaving';

/** Hands everything to the player as a file. */
export function SaveCard() {
  const [saved, save] = useSaving();
  return (
    <section aria-labelledby="save" className="progress-card">
      <h2 id="save">Save to a file</h2>
      <p>
        Puts all of it in one small file. Keep the file, or take it to another device and load it there. Ask a grown-up
        to help you.
      </p>
      <div>
        <Button variant="primary" icon={<Download className="icon" />} onClick={save}>
          Save my progress
        </Button>
      </div>
      <p role="status" className="progress-said">
        {saved !== null && (
          <>
            Saved as <b>{saved.name}</b>. Look among the downloads of this device.{saved.ending}
          </>
        )}
      </p>
    </section>
  );
}
