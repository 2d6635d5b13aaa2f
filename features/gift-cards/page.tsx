import type { Metadata } from 'next';
import { NotFoundContent } from '@/components/layout/not-found';
import { alternates } from '@/features/places/metadata';
import { giftCards } from '@/lib/config/shop';
import { IDLE } from '@/lib/forms/form-state';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { FormNotes } from './form-notes';
import { GiftCardContent } from './gift-card-content';

export async function generateMetadata(): Promise<Metadata> {
  const { giftCard, pages } = await getMessages();
  if (!giftCards) return { title: pages.notFound };
  return {
    title: giftCard.title,
    description: giftCard.intro,
    alternates: await alternates(await getLang(), '/gift-card'),
  };
}

export default async function GiftCardPage() {
  if (!giftCards) return <NotFoundContent />;
  return <GiftCardContent notes={<FormNotes />} offer={giftCards} initial={IDLE} />;
}
