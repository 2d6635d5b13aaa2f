import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { FACTS } from '#shop-facts';
import { DeliveryIcon, MailIcon, MendIcon } from '@/components/ui/icons';
import { SHOP } from '@/lib/config/shop';
import { format } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/lang';
import { shopText } from '@/lib/i18n/shop-text';
import type { Money } from '@/lib/model/money';
import type { Price, Product } from '@/lib/model/product';
import { formatMoney } from '@/lib/money';

type BuyTermsProps = {
  product: Pick<Product, 'slug' | 'kind' | 'price'>;
  /** About when it arrives. */
  arrival?: ReactNode;
};

/**
 * Delivery cost, and what the shop does if something goes wrong. Shoppers look for both next to the
 * buy button.
 */
export function BuyTerms({ product, arrival }: BuyTermsProps) {
  const messages = useMessages('delivery');
  const lang = useLang();
  if (SHOP.giftCards.includes(product.slug))
    return (
      <Terms>
        <Term icon={<MailIcon />}>{messages.giftCardSent}</Term>
        <Term icon={<MendIcon />}>{messages.giftCardGood}</Term>
      </Terms>
    );
  if (product.kind === 'digital')
    return (
      <Terms>
        <Term icon={<MailIcon />}>{messages.digitalSent}</Term>
      </Terms>
    );

  const { delivery, promises } = SHOP;
  if (!delivery && promises.length === 0) return null;
  return (
    <Terms>
      {delivery ? <DeliveryTerm delivery={delivery} price={product.price} arrival={arrival} /> : null}
      {promises.map((promise) => (
        <Term key={shopText(promise, lang)} icon={<MendIcon />}>
          {shopText(promise, lang)}
        </Term>
      ))}
    </Terms>
  );
}

type DeliveryTermProps = {
  delivery: NonNullable<typeof SHOP.delivery>;
  price: Price;
  arrival: ReactNode;
};

/**
 * The delivery costs within the shop's country and abroad. The platform computes it only for a
 * cart, and its charge is authoritative.
 */
function DeliveryTerm({ delivery: { cost, costAbroad, days }, price, arrival }: DeliveryTermProps) {
  const messages = useMessages('delivery');
  const lang = useLang();
  const { country, currency } = FACTS;
  const freeFrom = FACTS.freeFrom[country];
  const values = {
    country: new Intl.DisplayNames(LOCALES[lang].dateLocale, { type: 'region' }).of(country) ?? country,
    cost: formatMoney({ amount: cost, currency }, lang),
    days,
  };
  return (
    <Term icon={<DeliveryIcon />}>
      {freeFrom && costsAtLeast(price, freeFrom)
        ? format(messages.free, values)
        : freeFrom
          ? format(messages.costFreeFrom, { ...values, freeFrom: formatMoney(freeFrom, lang) })
          : format(messages.cost, values)}
      {arrival}
      {costAbroad ? (
        <span className="block">
          {format(messages.abroad, { cost: formatMoney({ amount: costAbroad, currency }, lang) })}
        </span>
      ) : null}
    </Term>
  );
}

/** Returns whether a single item reaches the limit in every variant. */
function costsAtLeast(price: Price, limit: Money): boolean {
  if (price.kind === 'unknown') return false;
  const lowest = price.kind === 'range' ? price.from : price.now;
  return lowest.currency === limit.currency && Number(lowest.amount) >= Number(limit.amount);
}

const Terms = ({ children }: { children: ReactNode }) => (
  <ul className="mt-6 flex flex-col gap-3 border-t border-line pt-5 text-small text-muted">{children}</ul>
);

const Term = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3">
    {icon}
    <span>{children}</span>
  </li>
);
