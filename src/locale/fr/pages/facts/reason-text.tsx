import type * as English from '../../../../pages/facts/reason-text';

export const practiseBecause: typeof English.practiseBecause = (name, reason) => (
  <>
    {name}
    {'\u00a0: '}
    {reason}
  </>
);
