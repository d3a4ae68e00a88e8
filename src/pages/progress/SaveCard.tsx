import Download from 'lucide-react/icons/download';
import { Button } from '../../ui/Button';
import { ActionCard, StatusNote } from './ActionCard';
import { useSaveFile } from './useSaveFile';

/** Downloads all progress as a file. */
export function SaveCard() {
  const [saved, save] = useSaveFile();
  return (
    <ActionCard id="save">
      <h2 id="save">Save to a file</h2>
      <p>
        Saves everything in one small file. Keep the file, or take it to another device and load it there. Ask a
        grown-up to help you.
      </p>
      <div>
        <Button variant="primary" icon={<Download className="icon" />} onClick={save}>
          Save my progress
        </Button>
      </div>
      <StatusNote>
        {saved !== null && (
          <span>
            Saved as <b translate="no">{saved.name}</b>. You will find it in your downloads.
            <span>{saved.ending}</span>
          </span>
        )}
      </StatusNote>
    </ActionCard>
  );
}
