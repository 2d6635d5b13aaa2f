import type { Metadata } from 'next';
import { useWords } from '#words';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { getWords } from '@/lib/words/server-words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getWords()).pages.notFound };
}

export default function NotFoundPage() {
  const words = useWords('pages');
  return (
    <div className="page-frame">
      <EmptyState
        title={words.notFoundTitle}
        headingLevel={1}
        actions={
          <>
            <LinkButton href="/products">{words.allProducts}</LinkButton>
            <LinkButton href="/" variant="secondary">
              {words.home}
            </LinkButton>
          </>
        }
      >
        {words.notFoundText}
      </EmptyState>
    </div>
  );
}
