import { Customiser } from './Customiser';
import { PracticeTabs } from './PracticeTabs';
import { Rewards } from './Rewards';

/** All that has tabs, which is fetched by itself: no round of the arcade or of the challenge has any. */
export const TABBED = { Customiser, PracticeTabs, Rewards } as const;
