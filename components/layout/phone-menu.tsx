'use client';

import { type ReactNode, useRef } from 'react';
import { useMessages } from '#messages';
import { IconButton } from '@/components/ui/button';
import { CloseIcon, MenuIcon, SearchIcon } from '@/components/ui/icons';

const MENU_ID = 'shop-menu';
const SEARCH_ID = 'shop-search';

/**
 * Returns a popover and a function that closes it, because a client-side navigation does not unload
 * the page.
 */
function usePopover() {
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.matches(':popover-open') && popover.current.hidePopover();
  return { popover, close };
}

/** The menu of small screens: a native popover that the browser opens and closes. */
export function PhoneMenu({ title, children }: { title: string; children: ReactNode }) {
  const messages = useMessages('header');
  const { popover, close } = usePopover();

  return (
    <>
      <IconButton label={messages.menu} icon={<MenuIcon />} popoverTarget={MENU_ID} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links within */}
      <div
        ref={popover}
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
        <div className="flex min-h-[calc(100%-4rem)] flex-col px-gutter py-6">{children}</div>
      </div>
    </>
  );
}

/** The search of small screens, in a bar over the header. Opening it focuses its field. */
export function PhoneSearch({ children }: { children: ReactNode }) {
  const messages = useMessages('header');
  const { popover, close } = usePopover();

  return (
    <>
      <IconButton label={messages.openSearch} icon={<SearchIcon />} popoverTarget={SEARCH_ID} />
      <div
        ref={popover}
        id={SEARCH_ID}
        popover="auto"
        data-overlay=""
        className="phone-search"
        onToggle={({ newState }) => newState === 'open' && popover.current?.querySelector('input')?.focus()}
        onSubmit={close}
      >
        <div className="flex min-h-16 items-center gap-2 px-gutter">
          {children}
          <IconButton
            label={messages.closeSearch}
            icon={<CloseIcon />}
            popoverTarget={SEARCH_ID}
            popoverTargetAction="hide"
            className="-me-2.5"
          />
        </div>
      </div>
    </>
  );
}
