import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../device/offline/lazy-part';
import { toastNotFetched } from './not-fetched';

/** What every dialog is told by the page it lies over. */
interface Asked {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog that is fetched when it is first opened. Where it does not come that is said, and it may be opened again. */
export function lazyDialog<Props extends Asked>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = lazyPart(load);
  return function LazyDialog(props: Props) {
    const { isOpen, onClose } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
    const giveUp = useEffectEvent(() => {
      toastNotFetched();
      onClose();
    });
    useEffect(() => {
      if (isOpen && Dialog === null) part().then((Found) => setDialog(() => Found), giveUp);
    }, [isOpen, Dialog]);
    return Dialog === null ? null : <Dialog {...props} />;
  };
}
