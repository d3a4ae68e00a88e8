import { useState } from 'react';
import type { DeviceOwnership } from '../../account/device-ownership';
import { useIsSlow } from '../../account/useIsSlow';
import type { SignInProof, VerifyError } from '../../account/verify';
import { loadOnce } from '../../ui/load-part';

const verifyPart = loadOnce(() => import('../../account/verify'));

/** Loads the code ahead of time. If this fails, signing in loads it again. */
export const preloadVerify = (): void => void verifyPart().catch(() => {});

/** `slow` means that there is no answer yet, but there still may be. */
type VerifyState = 'idle' | 'verifying' | 'slow' | VerifyError;

interface Verify {
  readonly state: VerifyState;
  /** Signs in; only one attempt runs at a time. True on success. */
  readonly verify: (proof: SignInProof, device: DeviceOwnership) => Promise<boolean>;
  /** Call it when the user is about to try something else. */
  readonly reset: () => void;
}

/** Signs in with an emailed link or code, with the state that the pages show. */
export function useVerify(): Verify {
  const [state, setState] = useState<Exclude<VerifyState, 'slow'>>('idle');
  const isVerifying = state === 'verifying';
  const isSlow = useIsSlow(isVerifying);
  const verify = async (proof: SignInProof, device: DeviceOwnership): Promise<boolean> => {
    if (isVerifying) return false;
    setState('verifying');
    const problem = await tryTo(proof, device);
    // After success, the page navigates away; until then, further presses do nothing.
    if (problem !== null) setState(problem);
    return problem === null;
  };
  return { state: isSlow ? 'slow' : state, verify, reset: () => setState('idle') };
}

async function tryTo(proof: SignInProof, device: DeviceOwnership): Promise<VerifyError | null> {
  try {
    const { verifySignIn } = await verifyPart();
    return await verifySignIn(proof, device);
  } catch (error) {
    console.error(error);
    return 'no answer';
  }
}
