import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadOnce } from './load-part';
import { toastLoadError } from './toast-load-error';

interface Asked {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog that is loaded when it is first opened. A failure shows a toast, and opening it again retries. */
export function lazyDialog<Props extends Asked>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = loadOnce(load);
  return function LazyDialog(props: Props) {
    const { isOpen, onClose } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
    const giveUp = useEffectEvent(() => {
      toastLoadError();
      onClose();
    });
    useEffect(() => {
      if (isOpen && Dialog === null) part().then((Found) => setDialog(() => Found), giveUp);
    }, [isOpen, Dialog]);
    return Dialog === null ? null : <Dialog {...props} />;
  };
}
