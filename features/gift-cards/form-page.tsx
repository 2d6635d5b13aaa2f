import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundContent } from '@/components/layout/not-found';
import { alternates } from '@/features/places/metadata';
import { giftCards } from '@/lib/config/shop';
import { formMetadata } from '@/lib/forms/form-metadata';
import { IDLE } from '@/lib/forms/form-state';
import { storedState } from '@/lib/forms/stored-state';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { GIFT_CARD_STATE } from './form-names';
import { FormNotes } from './form-notes';
import { GiftCardContent } from './gift-card-content';

export async function generateMetadata(): Promise<Metadata> {
  const { giftCard, pages } = await getMessages();
  if (!giftCards) return { title: pages.notFound };
  return {
    ...(await formMetadata(giftCard.title, GIFT_CARD_STATE)),
    alternates: await alternates(await getLang(), '/gift-card'),
    robots: { index: false, follow: true },
  };
}

/** Shown after the plain form was rejected, with what was sent. */
export default async function GiftCardFormPage() {
  await connection();
  if (!giftCards) return <NotFoundContent />;
  return (
    <GiftCardContent
      notes={<FormNotes />}
      offer={giftCards}
      initial={await storedState(GIFT_CARD_STATE, IDLE)}
    />
  );
}
