import { Customiser } from './Customiser';
import { PracticeTabs } from './PracticeTabs';
import { Rewards } from './Rewards';

/** The parts with tabs are a separate chunk, because arcade and challenge rounds do not use them. */
export const TABBED_PARTS = { Customiser, PracticeTabs, Rewards } as const;
