import { Customiser } from './Customiser';
import { PracticeTabs } from './PracticeTabs';
import { Rewards } from './Rewards';

/** The parts with tabs are loaded separately, because no round of the arcade or the challenge has any. */
export const TABBED_PARTS = { Customiser, PracticeTabs, Rewards } as const;
