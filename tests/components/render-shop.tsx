import { type RenderResult, render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MessagesProvider } from '@/lib/i18n/client-messages';
import type { Lang } from '@/lib/i18n/lang';
import { de } from '@/lib/i18n/messages/de';
import { en } from '@/lib/i18n/messages/en';

/** Renders a component with all messages available, as the shop's pages do. */
export function render(part: ReactNode, lang: Lang = 'en'): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider lang={lang} messages={lang === 'de' ? de : en}>
      {children}
    </MessagesProvider>
  );
  return renderAlone(part, { wrapper });
}
