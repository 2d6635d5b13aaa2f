'use client';

import { type ReactNode, useRef } from 'react';
import { useMessages } from '#messages';
import { IconButton } from '@/components/ui/button';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';

const MENU_ID = 'shop-menu';

/**
 * The menu of small screens: a native popover that the browser opens and closes. The script only
 * closes it after a client-side navigation, which does not unload the page.
 */
export function PhoneMenu({ title, children }: { title: string; children: ReactNode }) {
  const messages = useMessages('header');
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.matches(':popover-open') && menu.current.hidePopover();

  return (
    <>
      <IconButton label={messages.menu} icon={<MenuIcon />} popoverTarget={MENU_ID} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links within */}
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        data-overlay=""
        className="sheet sheet-start phone-menu"
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}
        onSubmit={close}
      >
        <div className="flex min-h-16 items-center justify-between border-b border-line px-gutter">
          <p className="font-display text-[1.875rem] leading-none">{title}</p>
          <IconButton
            label={messages.closeMenu}
            icon={<CloseIcon />}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className="-me-2.5"
          />
        </div>
        <div className="px-gutter py-6">{children}</div>
      </div>
    </>
  );
}
