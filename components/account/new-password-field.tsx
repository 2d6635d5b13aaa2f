'use client';

import { useState } from 'react';
import { TextField } from '@/components/ui/text-field';

type NewPasswordFieldProps = { id: string; name: string; error: string | null };

/** A password to choose: any characters, pasted or made by a password manager, and shown when asked. */
export function NewPasswordField({ id, name, error }: NewPasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="max-w-[26rem]">
      <TextField
        id={id}
        name={name}
        error={error}
        label="New password"
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="off"
        spellCheck={false}
        hint="At least 8 characters. A few words are easier to remember than signs."
      />
      <label className="mt-1 inline-flex min-h-target items-center gap-3 text-small noscript:hidden">
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.currentTarget.checked)}
          className="size-5 accent-[var(--role-ink)]"
        />
        Show password
      </label>
    </div>
  );
}
