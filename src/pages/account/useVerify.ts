import { useState } from 'react';
import type { Device } from '../../account/device';
import { useIsSlow } from '../../account/useIsSlow';
import type { Proof, VerifyError } from '../../account/verify';
import { lazyPart } from '../../device/offline/lazy-part';

const verifyPart = lazyPart(() => import('../../account/verify'));

/** Loads the code ahead of time. If this fails, signing in loads it again. */
export const fetchVerifyAhead = (): void => void verifyPart().catch(() => {});

/** `slow` means that there is no answer yet, but there still may be. */
type VerifyState = 'idle' | 'verifying' | 'slow' | VerifyError;

interface Verify {
  readonly state: VerifyState;
  /** Signs in, one try at a time. True on success. */
  readonly verify: (proof: Proof, device: Device) => Promise<boolean>;
  /** Call it when the user is about to try something else. */
  readonly reset: () => void;
}

/** Signs in with an emailed link or code, with the state that the pages show. */
export function useVerify(): Verify {
  const [state, setState] = useState<Exclude<VerifyState, 'slow'>>('idle');
  const isVerifying = state === 'verifying';
  const isSlow = useIsSlow(isVerifying);
  const verify = async (proof: Proof, device: Device): Promise<boolean> => {
    if (isVerifying) return false;
    setState('verifying');
    const problem = await tryTo(proof, device);
    // After success the page navigates on; until then further presses do nothing.
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
