import { type RenderResult, render as renderAlone, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { MessagesProvider } from '@/lib/i18n/client-messages';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';

/** Renders a component with all messages available, as the shop's pages do. */
export function render(part: ReactNode, lang: Lang = 'en'): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider lang={lang} messages={ALL_MESSAGES[lang]}>
      {children}
    </MessagesProvider>
  );
  return renderAlone(part, { wrapper });
}

/** The address of the link with this name. */
export const hrefOf = (name: string | RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

/** The element with this role and name. */
export const the = (role: string, name: string | RegExp): HTMLElement => screen.getByRole(role, { name });

/** Presses the button with this name. */
export const press = (name: string | RegExp) => userEvent.click(the('button', name));

/** Expects that all of these texts are visible. */
export function expectVisible(...texts: (string | RegExp)[]) {
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
}

/** What the form around an element would send without scripts, and `to`: its address. */
export function sentBy(element: HTMLElement) {
  const form = element.closest('form');
  return { to: form?.getAttribute('action'), ...Object.fromEntries(new FormData(form ?? undefined)) };
}
