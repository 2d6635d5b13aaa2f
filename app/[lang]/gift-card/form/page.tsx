import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundContent } from '@/app/[lang]/not-found';
import { giftCards } from '@/lib/config/shop';
import { formMetadata } from '@/lib/forms/form-metadata';
import { IDLE } from '@/lib/forms/form-state';
import { storedState } from '@/lib/forms/stored-state';
import { GIFT_CARD_STATE } from '@/lib/gift-cards/form-names';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { alternates } from '@/lib/seo/metadata';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const { giftCard, pages } = await getMessages();
  if (!giftCards) return { title: pages.notFound };
  return {
    ...(await formMetadata(giftCard.title, GIFT_CARD_STATE)),
    alternates: alternates(await getLang(), '/gift-card'),
    robots: { index: false, follow: true },
  };
}

/** The page of gift cards after its plain form was rejected. It shows what was sent. */
export default async function GiftCardFormPage() {
  await connection();
  const Content = FEATURES.giftCards ? (await import('../gift-card-content')).GiftCardContent : null;
  if (!Content || !giftCards) return <NotFoundContent />;
  return <Content offer={giftCards} initial={await storedState(GIFT_CARD_STATE, IDLE)} />;
}
