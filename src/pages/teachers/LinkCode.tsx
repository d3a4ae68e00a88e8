import Maximize from 'lucide-react/icons/maximize';
import { type ReactNode, useState } from 'react';
import { CopyLink } from '../../play/links/CopyLink';
import { QrCode } from '../../play/links/QrCode';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { text } from './text';

const LargeCode = lazyDialog(() => import('./LargeCode').then((module) => module.LargeCode));

interface Props {
  readonly link: string;
  /** What the link opens, as the title of the large code. */
  readonly title: string;
  /** The accessible name of the code; that of any link by default. */
  readonly label?: string;
  /** More buttons beside those of the link. */
  readonly buttons?: ReactNode;
  readonly children?: ReactNode;
}

/** A link with its QR code, to copy or to show to a class in large. */
export function LinkCode({ link, title, label, buttons, children }: Props) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div className="size-44 flex-none">
        <QrCode link={link} {...(label !== undefined && { label })} />
      </div>
      <div className="grid min-w-0 flex-[1_1_14rem] justify-items-start gap-3">
        <code className="line-clamp-3 max-w-full text-small break-all">{link}</code>
        <div className="flex flex-wrap gap-3">
          <CopyLink link={link} />
          <Button icon={<Maximize aria-hidden className="icon" />} onClick={() => setIsLarge(true)}>
            {text.link.showLarge}
          </Button>
          {buttons}
        </div>
        {children}
      </div>
      <LargeCode isOpen={isLarge} onClose={() => setIsLarge(false)} title={title} link={link} />
    </div>
  );
}
