import type { Metadata } from 'next';
import { getMessages } from '@/lib/i18n/server-messages';

export { NotFoundPage as default } from '@/components/layout/not-found';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).pages.notFound };
}
