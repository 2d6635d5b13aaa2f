'use client';

import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { IconButton } from '@/components/ui/button';
import { CloseIcon, MenuIcon, SearchIcon } from '@/components/ui/icons';

const MENU_ID = 'shop-menu';
const SEARCH_ID = 'shop-search';

/** A native popover. A client component, so that its markup is not in the data of every page. */
export function PhoneMenu({ title, children }: { title: string; children: ReactNode }) {
  const messages = useMessages('header');
  return (
    <>
      <IconButton label={messages.menu} icon={<MenuIcon />} popoverTarget={MENU_ID} />
      <div id={MENU_ID} popover="auto" data-overlay="" className="sheet sheet-start phone-menu">
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

/** The browser focuses the field (`autofocus`) when the bar opens. */
export function PhoneSearch({ children }: { children: ReactNode }) {
  const messages = useMessages('header');
  return (
    <>
      <IconButton label={messages.openSearch} icon={<SearchIcon />} popoverTarget={SEARCH_ID} />
      <div id={SEARCH_ID} popover="auto" data-overlay="" className="phone-search">
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
