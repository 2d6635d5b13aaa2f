import clsx from 'clsx';
import type { ReactNode } from 'react';

const TONES = {
  paper: 'bg-surface text-ink',
  accent: 'bg-surface text-accent',
  quiet: 'bg-sunken text-muted',
};

export function Badge({ tone = 'paper', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-soft px-2 py-0.5 text-caption leading-normal font-medium',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
