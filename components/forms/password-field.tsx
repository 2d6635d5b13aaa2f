'use client';

import clsx from 'clsx';
import { type ComponentProps, useState } from 'react';
import { TextField } from '@/components/ui/field';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputClassName'> & {
  /** `passwordToo` names the field for shoppers who cannot see the button's place. */
  messages: { show: string; hide: string; passwordToo: string };
};

/** The password can be revealed, pasted and filled by a password manager. */
export function PasswordField({ messages, className, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={clsx('relative', className)}>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        inputClassName="pe-20"
      />
      <button
        type="button"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        // Offset by the height of the label.
        className="absolute end-0 top-[1.6875rem] inline-flex min-h-target items-center px-3.5 text-small underline decoration-edge underline-offset-4 hover:decoration-current noscript:hidden"
      >
        <span>{shown ? messages.hide : messages.show}</span>
        <span className="sr-only"> {messages.passwordToo}</span>
      </button>
    </div>
  );
}
