import Save from 'lucide-react/icons/save';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AccountUser } from '../../account/auth-state';
import { PROFILE_LIMITS, type Profile, saveProfile } from '../../account/profile';
import { toastError } from '../../account/toast-error';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { showToast } from '../../ui/toast';
import { findProfileErrors, type ProfileErrors, today } from './profile-errors';
import { formText as text } from './profile-text';

interface ProfileFormProps {
  readonly user: AccountUser;
  readonly saved: Profile;
}

/** The profile form. Changes stay in the form until they are saved. */
export function ProfileForm({ user, saved }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(saved);
  const [problems, setProblems] = useState<ProfileErrors>({});
  const [state, setState] = useState<'idle' | 'saving'>('idle');
  const isSaving = state === 'saving';

  // Focusing the field makes screen readers announce its error.
  useEffect(() => {
    const [first] = Object.keys(problems);
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }, [problems]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    const profile = trimmed(draft);
    const found = findProfileErrors(event.currentTarget, profile);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setState('saving');
    try {
      await saveProfile(user, profile);
      setDraft(profile);
      showToast({ title: text.saved, text: text.savedText });
    } catch (error) {
      toastError(error);
    }
    setState('idle');
  };

  const field = (name: keyof Profile) => ({
    name,
    value: draft[name],
    error: problems[name],
    readOnly: isSaving,
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setDraft((draft) => ({ ...draft, [name]: target.value })),
  });

  return (
    <form
      ref={form}
      noValidate
      className="mt-3 grid gap-4.5"
      aria-busy={isSaving}
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-text-soft">{text.required}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4.5">
        <TextField label={text.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={text.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label={text.email}
        hint={text.emailHint(user.email)}
        type="email"
        required
        autoComplete="email"
        {...field('email')}
      />
      <TextField
        label={text.dateOfBirth}
        type="date"
        autoComplete="bday"
        min={PROFILE_LIMITS.earliestBirthday}
        max={today()}
        {...field('dateOfBirth')}
      />
      <Button
        type="submit"
        variant="primary"
        className="mt-1 justify-self-start"
        icon={<Save className="icon" />}
        aria-disabled={isSaving}
      >
        {isSaving ? text.saving : text.save}
      </Button>
    </form>
  );
}

const trimmed = ({ firstName, lastName, email, dateOfBirth }: Profile): Profile => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  dateOfBirth,
});
