import type { Metadata } from 'next';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { SHOP } from '@/lib/shop';
import { fillNodes } from '@/lib/words/format';
import { getWords } from '@/lib/words/server-words';

export async function generateMetadata(): Promise<Metadata> {
  const { maintenance } = await getWords();
  return { title: maintenance.title, robots: { index: false } };
}

/** What lib/http/maintenance.ts answers every page with while the shop is closed. */
export default async function MaintenancePage() {
  const { maintenance } = await getWords();
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title={maintenance.title}
        actions={<LinkButton href="/">{maintenance.retry}</LinkButton>}
      >
        <p>
          {fillNodes(maintenance.text, {
            email: (
              <a href={`mailto:${SHOP.email}`} className="underline underline-offset-4">
                {SHOP.email}
              </a>
            ),
          })}
        </p>
      </EmptyState>
    </div>
  );
}
