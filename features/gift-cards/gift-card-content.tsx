import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { FACTS } from '#shop-facts';
import { HelpLinks } from '@/components/layout/purchase-assurance';
import { CheckIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import { type giftCards, ownPicture } from '@/lib/config/shop';
import type { FormState } from '@/lib/forms/form-state';
import { format } from '@/lib/i18n/format';
import { shopText } from '@/lib/i18n/lang';
import { ProvideMessages } from '@/lib/i18n/server-messages';
import { formatMoney } from '@/lib/money';
import { buyGiftCard } from './actions';
import { GiftCardForm } from './gift-card-form';

type GiftCardContentProps = {
  offer: NonNullable<typeof giftCards>;
  initial: FormState;
  /** Below the form. */
  notes: ReactNode;
};

export function GiftCardContent({
  offer: { amounts, custom, picture },
  initial,
  notes,
}: GiftCardContentProps) {
  const messages = useMessages('giftCard');
  const { giftCardGood } = useMessages('delivery');
  const lang = useLang();
  const money = (amount: string) => formatMoney({ amount, currency: FACTS.currency }, lang);
  return (
    <div className="page-frame pt-8 lg:pt-10">
      <div className="grid items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:gap-x-20">
        {picture ? (
          <Picture
            picture={{ ...ownPicture(picture.file), alt: shopText(picture.alt, lang) }}
            ratio={4 / 5}
            sizes="(min-width: 48rem) 45vw, 100vw"
            priority="first"
            className="aspect-[4/3] w-full rounded-soft md:sticky md:top-24 md:aspect-[4/5]"
          />
        ) : null}
        <div className="max-w-[36rem]">
          <h1 className="font-display text-page">{messages.title}</h1>
          <p className="mt-4 text-lead text-muted">{messages.intro}</p>
          <div className="mt-8">
            <ProvideMessages areas={['giftCard', 'fields']}>
              <GiftCardForm
                action={buyGiftCard}
                initial={initial}
                amounts={amounts.map(({ variantId, value, price = value }) => ({
                  value: variantId,
                  label:
                    price === value
                      ? money(value)
                      : format(messages.valueFor, { value: money(value), price: money(price) }),
                }))}
                bounds={
                  custom
                    ? format(messages.between, { least: money(custom.min), most: money(custom.max) })
                    : null
                }
              />
            </ProvideMessages>
            {notes}
          </div>
          <ul className="mt-8 flex flex-col gap-2.5 border-t border-line pt-6 text-small text-muted">
            {[giftCardGood, messages.noDelivery].map((fact) => (
              <li key={fact} className="flex gap-3">
                <CheckIcon className="size-5 text-success" />
                {fact}
              </li>
            ))}
          </ul>
          <HelpLinks className="mt-2" />
        </div>
      </div>
    </div>
  );
}
