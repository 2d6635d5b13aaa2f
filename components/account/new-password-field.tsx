'use client';

import { useState } from 'react';
import { useWords } from '#words';
import { TextField } from '@/components/ui/text-field';
import { PASSWORD_MIN } from '@/lib/forms/field-rules';
import { fill } from '@/lib/words/format';

type NewPasswordFieldProps = { id: string; name: string; error: string | null };

/** A password to choose: any characters, pasted or made by a password manager, and shown when asked. */
export function NewPasswordField({ id, name, error }: NewPasswordFieldProps) {
  const words = useWords('account');
  const [shown, setShown] = useState(false);
  return (
    <div className="max-w-[26rem]">
      <TextField
        id={id}
        name={name}
        error={error}
        label={words.newPassword}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="off"
        spellCheck={false}
        hint={fill(words.newPasswordHint, { count: PASSWORD_MIN })}
      />
      <label className="mt-1 inline-flex min-h-target items-center gap-3 text-small noscript:hidden">
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.currentTarget.checked)}
          className="size-5 accent-[var(--role-ink)]"
        />
        {words.showPassword}
      </label>
    </div>
  );
}
