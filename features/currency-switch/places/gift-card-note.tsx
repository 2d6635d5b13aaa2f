import { SHOP } from '@/lib/config/shop';
import { format } from '@/lib/i18n/format';
import { getCurrency, getMessages } from '@/lib/i18n/server-messages';

/** Says why the amounts are not in the currency that the shopper chose. */
export default async function GiftCardNote() {
  const { delivery } = await getMessages();
  return (
    (await getCurrency()) && (
      <p className="mt-4 text-small text-muted">
        {format(delivery.giftCardCurrency, { currency: SHOP.currency })}
      </p>
    )
  );
}
