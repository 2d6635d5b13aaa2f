import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/[lang]/not-found';
import { getMessages, ProvideMessages } from '@/lib/i18n/server-messages';

// The service worker stores the page, so nothing in it may read the request.
export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).offline.title, robots: { index: false } };
}

/** The page that the service worker shows offline in place of one that it has not stored. */
export default async function OfflinePage() {
  const OfflineContent = FEATURES.offline
    ? (await import('@/components/offline/offline-content')).OfflineContent
    : null;
  if (!OfflineContent) return <NotFoundContent />;
  return (
    <div className="page-frame">
      <ProvideMessages areas={['offline']}>
        <OfflineContent />
      </ProvideMessages>
    </div>
  );
}
