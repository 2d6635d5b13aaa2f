'use client';

import { type ComponentProps, useState } from 'react';
import { useWords } from '#words';
import { TextField } from '@/components/ui/text-field';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useHasScript } from './use-sign-in-form';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'name' | 'label'>;

/** A password that can be looked at while it is typed, pasted, and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useWords('signIn');
  const [shown, setShown] = useState(false);
  const hasScript = useHasScript();
  return (
    <div className="relative">
      <TextField
        {...props}
        name="password"
        label={words.password}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        inputClassName="pe-20"
      />
      {hasScript ? (
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          // As far down as the label is high.
          className="absolute end-0 top-[1.6875rem] inline-flex min-h-target items-center px-3.5 text-small underline decoration-edge underline-offset-4 hover:decoration-current"
        >
          {shown ? words.hide : words.show}
          <VisuallyHidden> {words.passwordToo}</VisuallyHidden>
        </button>
      ) : null}
    </div>
  );
}
