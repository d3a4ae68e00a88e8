import { useSelector } from '@xstate/react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { useIsMultipleChoice } from '../../../play/answers/candidates/multiple-choice';
import { HowTo } from '../../../play/menu/HowTo';
import { TimeChoice } from '../../../play/menu/TimeChoice';
import { Dialog } from '../../../ui/Dialog';
import { game } from '../game';
import { text } from '../text';
import { BestTimeForSize } from './BestTimeForSize';

interface Props {
  readonly actor: TimesTablesActor;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const { howTo } = text;

/** "How to Play" in three pictures, and the setting for showing a clock. */
export function HowToDialog({ actor, isOpen, onClose }: Props) {
  const isMultipleChoice = useIsMultipleChoice();
  const time = useSelector(actor, ({ context }) => context.settings.time);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title={howTo.title}
      className="tables-place"
    >
      <div className="mt-4 [--howto-gap:0.25rem]">
        <HowTo
          title={game.heading}
          steps={[
            {
              lines: howTo.find,
              picture: (
                <>
                  <span className="howto-factor">7</span>
                  <b className="text-[1.375rem]">×</b>
                  <span className="howto-factor">6</span>
                  <b className="text-[1.375rem]">=</b>
                  <span className="howto-product">42</span>
                </>
              ),
            },
            {
              lines: isMultipleChoice ? howTo.choose : howTo.type,
              picture: (
                <span className="text-[0.875rem]/[1.15] tracking-[0.08em] whitespace-pre text-(--place-figure)">
                  {'●●●●● ●●●●●\n'.repeat(4)}●●
                </span>
              ),
            },
            {
              lines: howTo.check,
              picture: (['correct', 'hint-high', 'hint-low'] as const).map((status, index) => (
                <span key={status} className="howto-product" data-status={status}>
                  {[42, 24, 21][index]}
                  <i className="tables-key" data-status={status}>
                    {['✓', '▲', '▼'][index]}
                  </i>
                </span>
              )),
            },
          ]}
        />
      </div>
      <div className="mt-6 grid justify-items-start gap-3">
        <TimeChoice value={time} onChange={(chosen) => actor.send({ type: 'CHOOSE_TIME', time: chosen })} />
        <p>{howTo.timeNote}</p>
        <BestTimeForSize actor={actor} />
      </div>
    </Dialog>
  );
}
