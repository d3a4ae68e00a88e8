import type { ReactNode } from 'react';

/** Who runs a copy of Numeria, for the privacy policy, the terms and the accessibility statement. */
export const operatorText = {
  title: 'Who runs this copy',
  intro: (address: ReactNode): ReactNode => (
    <>Numeria is open source, and anyone can run a copy of it. This is who is responsible for the copy at {address}.</>
  ),
  operator: 'Run by',
  /** In place of a name. */
  noOperator: 'This copy has not been set up for public use: nobody has said who runs it.',
  address: 'Address',
  contact: 'Questions about personal data',
  region: 'Where data is stored',
  notGiven: 'Not given',
};
