import { useId } from 'react';
import { buttonClass } from '../../ui/button-look';
import { text } from './text';

interface Props {
  readonly problems: readonly string[];
  readonly onChoose: (files: readonly File[]) => void;
}

/** Draws the focus ring, because the file input itself is visually hidden. */
const RING =
  'cursor-pointer [.file-chooser:focus-visible~&]:[outline:var(--focus-width)_solid_var(--focus)] ' +
  '[.file-chooser:focus-visible~&]:outline-offset-(--focus-offset)';

/** Chooses photos of sheets, for devices without a camera. */
export function SheetPhotos({ problems, onChoose }: Props) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple
        className="file-chooser sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same photo can be chosen again.
          target.value = '';
        }}
      />
      <label htmlFor={id} className={buttonClass({}, RING)}>
        {text.sheets.photos}
      </label>
      {/* Always in the page, because screen readers ignore a live region that appears with its text. */}
      <div role="status" className="w-full">
        {problems.length > 0 && (
          <ul>
            {problems.map((problem, index) => (
              <li key={index}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
