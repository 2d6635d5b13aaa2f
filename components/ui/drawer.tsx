'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';

type DrawerProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  className?: string;
};

/**
 * A panel from the side over the page. All of its manners are the native dialog's: focus goes in, stays in and returns,
 * Escape closes, the page behind is inert.
 */
export function Drawer({ title, open, onClose, children, className }: DrawerProps) {
  const messages = useMessages('ui');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close, and the dialog's own
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      // The backdrop belongs to the dialog element; everything inside it lies in a child.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={clsx('sheet drawer', className)}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-2.5">
          <h2 className="font-display text-title">{title}</h2>
          <IconButton label={messages.close} icon={<CloseIcon />} onClick={onClose} className="-me-2.5" />
        </div>
        {children}
      </div>
    </dialog>
  );
}
