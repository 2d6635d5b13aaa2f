import type { Metadata } from 'next';
import { getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { OfflineContent } from './offline-content';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).offline.title, robots: { index: false } };
}

/** The page that the service worker shows offline in place of one that it has not stored. */
export default function OfflinePage() {
  return (
    <div className="page-frame">
      <ProvideMessages areas={['offline']}>
        <OfflineContent />
      </ProvideMessages>
    </div>
  );
}
