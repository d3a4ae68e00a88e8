import Database from 'lucide-react/icons/database';
import Mail from 'lucide-react/icons/mail';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import type { ReactNode } from 'react';
import { IN_DATABASE, IN_MAILBOX, ON_DEVICE, TITLES } from './stored-data-text';

interface StoredThingsProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Each kind of data and how long it is stored. */
  readonly things: readonly (readonly [what: string, howLong: string])[];
}

function Storage({ icon, title, things }: StoredThingsProps) {
  return (
    <div className="grid gap-3 rounded-medium bg-surface px-6 py-5 shadow-soft phone:p-4.5">
      <h3 className="flex items-center gap-2.5">
        {icon}
        {title}
      </h3>
      <dl className="grid gap-3">
        {things.map(([what, howLong]) => (
          <div key={what}>
            <dt className="font-extrabold">{what}</dt>
            <dd className="text-text-soft">{howLong}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Lists what we store, where, and for how long. */
export const StoredData = () => (
  <div className="grid gap-4">
    <Storage icon={<TabletSmartphone className="icon" aria-hidden="true" />} title={TITLES.device} things={ON_DEVICE} />
    <Storage icon={<Database className="icon" aria-hidden="true" />} title={TITLES.database} things={IN_DATABASE} />
    <Storage icon={<Mail className="icon" aria-hidden="true" />} title={TITLES.mailbox} things={IN_MAILBOX} />
  </div>
);
