import type { Metadata } from 'next';
import { useWords } from '#words';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { getWords } from '@/lib/words/server-words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getWords()).account.deleted, robots: { index: false } };
}

/** Where deleting an account leads to. */
export default function DeletedPage() {
  const words = useWords('account');
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title={words.deletedTitle}
        actions={<LinkButton href="/">{words.home}</LinkButton>}
      >
        {words.deletedText}
      </EmptyState>
    </div>
  );
}
