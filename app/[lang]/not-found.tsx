import type { Metadata } from 'next';
import { useMessages } from '#messages';
import { EmptyState } from '@/components/layout/page-states';
import { LinkButton } from '@/components/ui/link-button';
import { getMessages } from '@/lib/i18n/server-messages';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).pages.notFound };
}

export default function NotFoundPage() {
  const messages = useMessages('pages');
  return (
    <div className="page-frame">
      <EmptyState
        title={messages.notFoundTitle}
        headingLevel={1}
        actions={
          <>
            <LinkButton href="/products">{messages.allProducts}</LinkButton>
            <LinkButton href="/" variant="secondary">
              {messages.home}
            </LinkButton>
          </>
        }
      >
        {messages.notFoundText}
      </EmptyState>
    </div>
  );
}
