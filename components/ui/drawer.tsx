'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { IconButton } from './button';
import { CloseIcon } from './icons';

type DrawerProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  className?: string;
};

/** The native dialog handles the focus, closes on Escape and makes the page behind inert. */
export function Drawer({ title, open, onClose, children, className }: DrawerProps) {
  const messages = useMessages('ui');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape
    <dialog
      ref={dialog}
      aria-label={title}
      data-overlay=""
      onClose={onClose}
      // The backdrop belongs to the dialog element. All content is inside a child.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={clsx('sheet drawer', className)}
    >
      <div className="flex min-h-full flex-col tall:h-full">
        <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-2.5">
          <h2 className="font-display text-title">{title}</h2>
          <IconButton label={messages.close} icon={<CloseIcon />} onClick={onClose} className="-me-2.5" />
        </div>
        {children}
      </div>
    </dialog>
  );
}
