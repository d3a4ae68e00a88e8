import { useEffect, useRef, useState } from 'react';
import type { AccountUser } from '../../account/auth-state';
import { loadProfile, type Profile } from '../../account/profile';
import { useIsSlow } from '../../account/useIsSlow';
import { showToast } from '../../ui/toast';
import { ProfileForm } from './ProfileForm';
import { aboutYouText, text } from './profile-text';
import { ServiceUnavailable } from './ServiceUnavailable';

export function AboutYou({ user }: { readonly user: AccountUser }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [attempt, setAttempt] = useState(1);
  const retry = (): void => {
    // The button disappears while it retries, so the focus has to move.
    heading.current?.focus();
    setAttempt(attempt + 1);
  };
  return (
    <section aria-labelledby="about-you">
      <h2 ref={heading} id="about-you" tabIndex={-1}>
        {aboutYouText.title}
      </h2>
      <ProfileLoader key={attempt} user={user} onRetry={retry} />
    </section>
  );
}

interface ProfileLoaderProps {
  readonly user: AccountUser;
  readonly onRetry: () => void;
}

type LoadState = { readonly status: 'loading' | 'failed' } | { readonly status: 'loaded'; readonly profile: Profile };

function ProfileLoader({ user, onRetry }: ProfileLoaderProps) {
  const [state, setState] = useState<LoadState>({ status: 'loading' });
  const isSlow = useIsSlow(state.status === 'loading');

  useEffect(() => {
    let isMounted = true;
    loadProfile(user).then(
      (profile) => isMounted && setState({ status: 'loaded', profile }),
      (error: unknown) => {
        console.error('The profile could not be loaded.', error);
        if (!isMounted) return;
        setState({ status: 'failed' });
        showToast({ title: aboutYouText.error, text: aboutYouText.failed });
      },
    );
    return () => {
      isMounted = false;
    };
  }, [user]);

  if (state.status === 'loaded') return <ProfileForm user={user} saved={state.profile} />;
  if (state.status === 'loading' && !isSlow)
    return (
      <p role="status" className="loading mt-6 text-text-soft">
        {text.loading}
      </p>
    );
  // An empty form is not shown here, because saving it would overwrite the stored profile. A late answer still shows
  // the profile.
  return (
    <ServiceUnavailable className="mt-6" onAgain={onRetry}>
      {aboutYouText.unavailable}
    </ServiceUnavailable>
  );
}
