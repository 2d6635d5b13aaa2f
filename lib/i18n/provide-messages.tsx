import type { ReactNode } from 'react';
import { MessagesProvider } from './client-messages';
import type { Area } from './messages/en';
import { getLang, getMessages } from './server-messages';

/** Provides areas of messages to client components. Every area adds to each page's HTML. */
export async function ProvideMessages({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const messages = await getMessages();
  return (
    <MessagesProvider
      lang={await getLang()}
      messages={Object.fromEntries(areas.map((area) => [area, messages[area]]))}
    >
      {children}
    </MessagesProvider>
  );
}
