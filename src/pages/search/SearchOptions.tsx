import { Link } from 'react-router-dom';
import { openHowIPlay } from '../../ui/sheet-requests';
import { type Found, GROUPS } from './find';

const WITH_CAMERA: ReadonlySet<string> = new Set(['/class', '/cards']);

interface OptionProps {
  readonly optionId: (index: number) => string;
  readonly chosen: number;
  readonly onPoint: (index: number) => void;
  readonly onClose: () => void;
}

interface Props extends OptionProps {
  readonly id: string;
  readonly found: readonly Found[];
  /** The heading of all of them; null for one of each group. */
  readonly heading: string | null;
}

/** The results, in groups. The focus stays in the field, which says which option is chosen. */
export function SearchOptions({ id, found, heading, ...rest }: Props) {
  const groups = heading === null ? GROUPS : [heading];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus
    <div id={id} role="listbox" aria-label="Results" className="mt-4 grid gap-4">
      {groups.map((group) => {
        const items = found.flatMap((one, index) => (heading !== null || one.group === group ? [{ one, index }] : []));
        return (
          items.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
            <div key={group} role="group" aria-label={group}>
              <p aria-hidden className="lettering px-4 text-small text-text-soft">
                {group}
              </p>
              {items.map(({ one, index }) => (
                <Option key={`${one.group} ${one.to}`} one={one} index={index} {...rest} />
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}

function Option({
  one,
  index,
  optionId,
  chosen,
  onPoint,
  onClose,
}: OptionProps & { readonly one: Found; readonly index: number }) {
  const props = {
    id: optionId(index),
    role: 'option',
    'aria-selected': index === chosen,
    tabIndex: -1,
    className: 'search-option',
    onPointerMove: () => index !== chosen && onPoint(index),
  } as const;
  const content = (
    <>
      <span className="font-extrabold">{one.title}</span>
      <span className="sr-only">, </span>
      <span className="text-small text-text-soft">{one.about}</span>
    </>
  );
  if (one.to === null)
    return (
      <button type="button" {...props} onClick={openHowIPlay}>
        {content}
      </button>
    );
  return (
    // The permissions policy of other pages blocks the camera, so pages with a camera are loaded as new documents.
    <Link {...props} to={one.to} reloadDocument={WITH_CAMERA.has(one.to)} onClick={onClose}>
      {content}
    </Link>
  );
}
