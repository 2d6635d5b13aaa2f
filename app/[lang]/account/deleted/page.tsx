import type { Metadata } from 'next';
import { useMessages } from '#messages';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState } from '@/components/ui/page-states';
import { getMessages } from '@/lib/i18n/server-messages';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).account.deleted, robots: { index: false } };
}

export default function DeletedPage() {
  const messages = useMessages('account');
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title={messages.deletedTitle}
        actions={<LinkButton href="/">{messages.home}</LinkButton>}
      >
        {messages.deletedText}
      </EmptyState>
    </div>
  );
}
