import { type RenderResult, render as renderAlone, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
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
