import { useEffect, useRef } from 'react';
import type { LoadPreviewData } from '../../progress/load-file';
import { Button } from '../../ui/Button';
import { WarningNote } from './ActionCard';
import { changeText, listText, omittedText, savedOnText } from './text';

interface Props {
  readonly plan: LoadPreviewData;
  readonly onLoad: () => void;
  readonly onLeave: () => void;
}

/** A preview of what loading a file will change. */
export function LoadPreview({ plan, onLoad, onLeave }: Props) {
  const { savedAt, changes, damaged, newer, leftOut } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-3 pt-1">
      <h3 ref={heading} tabIndex={-1} className="rounded-[6px]">
        {changes.length === 0 ? 'There is nothing new in this file' : 'This will be added'}
      </h3>
      {savedAt !== null && <p className="text-text-soft">{savedOnText(savedAt)}</p>}
      {changes.length === 0 && damaged.length + newer.length + leftOut === 0 && (
        <p>Everything in it is already on this device.</p>
      )}
      {changes.length > 0 && (
        <ul className="grid list-disc gap-1.5 ps-5">
          {changes.map((change) => (
            <li key={change.part}>
              <b className="font-extrabold">{change.title}:</b> {changeText(change)}
            </li>
          ))}
        </ul>
      )}
      {damaged.length > 0 && (
        <WarningNote>Part of the file is damaged and was left out: {listText(damaged)}.</WarningNote>
      )}
      {leftOut > 0 && <WarningNote>{omittedText(leftOut)}</WarningNote>}
      {newer.length > 0 && (
        <WarningNote>
          Saved by a newer version of Numeria: {listText(newer)}. Reload this page, then load the file again.
        </WarningNote>
      )}
      <div className="flex flex-wrap gap-3">
        {changes.length > 0 && (
          <Button variant="primary" onClick={onLoad}>
            Add to this device
          </Button>
        )}
        <Button onClick={onLeave}>{changes.length > 0 ? 'Not now' : 'OK'}</Button>
      </div>
    </div>
  );
}
