import { Link } from 'react-router-dom';
import { CameraPageLink } from '../../ui/CameraPageLink';
import { openHowIPlay } from '../../ui/sheet-requests';
import { type Found, GROUPS } from './find';
import { text } from './text';

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
  const groups =
    heading === null ? GROUPS.map((group) => ({ group, name: text.groups[group] })) : [{ group: null, name: heading }];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus
    <div id={id} role="listbox" aria-label={text.results} className="mt-4 grid gap-4">
      {groups.map(({ group, name }) => {
        const items = found.flatMap((one, index) => (group === null || one.group === group ? [{ one, index }] : []));
        return (
          items.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
            <div key={name} role="group" aria-label={name}>
              <p aria-hidden className="lettering px-4 text-small text-text-soft">
                {name}
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
      {/* Titles of videos are in English in every language. */}
      <span lang={one.group === 'videos' ? 'en' : undefined} className="font-extrabold">
        {one.title}
      </span>
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
  const PageLink = WITH_CAMERA.has(one.to) ? CameraPageLink : Link;
  return (
    <PageLink {...props} to={one.to} onClick={onClose}>
      {content}
    </PageLink>
  );
}
