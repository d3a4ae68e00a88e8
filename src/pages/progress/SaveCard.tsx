import Download from 'lucide-react/icons/download';
import { Button } from '../../ui/Button';
import { ActionCard, StatusNote } from './ActionCard';
import { text } from './file-text';
import { useSaveFile } from './useSaveFile';

/** Downloads all progress as a file. */
export function SaveCard() {
  const [saved, save] = useSaveFile();
  return (
    <ActionCard id="save">
      <h2 id="save">{text.save.title}</h2>
      <p>{text.save.lead}</p>
      <div>
        <Button variant="primary" icon={<Download className="icon" />} onClick={save}>
          {text.save.button}
        </Button>
      </div>
      <StatusNote>
        {saved !== null && (
          <span>
            {text.save.done(<b translate="no">{saved.name}</b>)}
            <span>{saved.ending}</span>
          </span>
        )}
      </StatusNote>
    </ActionCard>
  );
}
