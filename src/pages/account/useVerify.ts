import { useState } from 'react';
import type { Device } from '../../account/device';
import { useIsSlow } from '../../account/useIsSlow';
import type { Proof, VerifyError } from '../../account/verify';
import { lazyPart } from '../../device/offline/lazy-part';

const verifyPart = lazyPart(() => import('../../account/verify'));

/** Before the press; what does not arrive now is fetched then. */
export const fetchVerifyAhead = (): void => void verifyPart().catch(() => {});

/** How far it is: `slow` says that the answer has not come yet, though it still may. */
type VerifyState = 'idle' | 'verifying' | 'slow' | VerifyError;

interface Verify {
  readonly state: VerifyState;
  /** Signs in, once at a time; true once somebody is signed in. */
  readonly verify: (proof: Proof, device: Device) => Promise<boolean>;
  /** Something else is about to be tried. */
  readonly reset: () => void;
}

/** Signing in by what a letter brought, as the pages for it show it. */
export function useVerify(): Verify {
  const [state, setState] = useState<Exclude<VerifyState, 'slow'>>('idle');
  const isVerifying = state === 'verifying';
  const isSlow = useIsSlow(isVerifying);
  const verify = async (proof: Proof, device: Device): Promise<boolean> => {
    if (isVerifying) return false;
    setState('verifying');
    const problem = await tryTo(proof, device);
    // Whoever is signed in is led on; until then another press does nothing.
    if (problem !== null) setState(problem);
    return problem === null;
  };
  return { state: isSlow ? 'slow' : state, verify, reset: () => setState('idle') };
}

async function tryTo(proof: Proof, device: Device): Promise<VerifyError | null> {
  try {
    const { signInBy } = await verifyPart();
    return await signInBy(proof, device);
  } catch (error) {
    console.error(error);
    return 'no answer';
  }
}
