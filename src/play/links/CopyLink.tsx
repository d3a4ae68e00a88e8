import LinkIcon from 'lucide-react/icons/link';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { announce } from '../internal/announcer';
import { copied as copiedText, copyByHand, copy as copyText } from './text';

interface Props {
  readonly link: string;
}

type Copying = 'copied' | 'refused';

/** Copies a link, for a teacher to send to a class. Shows the link instead if the browser refuses to copy. */
export function CopyLink({ link }: Props) {
  const [last, setLast] = useState<{ readonly link: string; readonly copying: Copying } | null>(null);
  const id = useId();
  // "Link copied" must not stay when the link changes.
  const copying = last?.link === link ? last.copying : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setLast({ link, copying: 'copied' });
      announce(copiedText);
    } catch {
      setLast({ link, copying: 'refused' });
    }
  };
  return (
    <div className="grid justify-items-center gap-2">
      <Button variant="quiet" icon={<LinkIcon aria-hidden className="icon" />} onClick={() => void copy()}>
        {copying === 'copied' ? copiedText : copyText}
      </Button>
      {copying === 'refused' && (
        <label htmlFor={id} className="grid gap-1.5 text-(length:--text-small) font-bold">
          {copyByHand}
          <input
            id={id}
            className="min-h-12 w-[min(24rem,80vw)] rounded-small border-2 border-border-control px-4"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </div>
  );
}
