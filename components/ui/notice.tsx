import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { IconButton } from './button';
import { AlertIcon, CheckIcon, CloseIcon } from './icons';

const TONES = {
  plain: 'bg-sunken text-ink',
  good: 'bg-success-soft text-ink',
  bad: 'bg-danger-soft text-ink',
};

type NoticeProps = {
  tone?: keyof typeof TONES;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  className?: string;
};

export function Notice({ tone = 'plain', children, action, onDismiss, className }: NoticeProps) {
  const messages = useMessages('ui');
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap items-start gap-x-3 rounded-control px-4 py-1.5 text-small',
        TONES[tone],
        className,
      )}
    >
      {tone === 'plain' ? null : (
        <span className={clsx('py-2.5', tone === 'bad' ? 'text-danger' : 'text-success')}>
          {tone === 'bad' ? <AlertIcon /> : <CheckIcon />}
        </span>
      )}
      <div className="min-w-0 grow basis-40 py-2.5">{children}</div>
      {action}
      {onDismiss ? (
        <IconButton
          label={messages.dismiss}
          icon={<CloseIcon className="size-4" />}
          onClick={onDismiss}
          className="-me-2.5"
        />
      ) : null}
    </div>
  );
}
