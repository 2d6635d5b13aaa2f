import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/[lang]/not-found';
import { giftCards } from '@/lib/config/shop';
import { IDLE } from '@/lib/forms/form-state';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { alternates } from '@/lib/seo/metadata';

// The page must stay static: nothing in it may read the request.
export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const { giftCard, pages } = await getMessages();
  if (!giftCards) return { title: pages.notFound };
  return {
    title: giftCard.title,
    description: giftCard.intro,
    alternates: alternates(await getLang(), '/gift-card'),
  };
}

/** Sells gift cards, with the same page for every shopper. */
export default async function GiftCardPage() {
  // A build without gift cards drops this import and its script.
  const Content = FEATURES.giftCards ? (await import('./gift-card-content')).GiftCardContent : null;
  if (!Content || !giftCards) return <NotFoundContent />;
  return <Content offer={giftCards} initial={IDLE} />;
}
