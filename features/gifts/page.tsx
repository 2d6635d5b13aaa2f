import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListTitle } from '@/components/catalog/category-links';
import { limitText, listHref } from '@/components/catalog/pagination';
import { ProductGrid } from '@/components/catalog/product-grid';
import { TextLink } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import { withCardFeatures } from '@/features/places/card';
import { alternates } from '@/features/places/metadata';
import { AnalyticsView } from '@/features/places/view';
import { viewItemList } from '@/lib/analytics/build-events';
import type { PriceRange } from '@/lib/catalog/price-steps';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { giftCards, ownPicture, SHOP } from '@/lib/config/shop';
import { format } from '@/lib/i18n/format';
import { type Lang, shopText } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import type { ProductSummary } from '@/lib/model/product';
import { categoryHref, GIFT_CARD_HREF } from '@/lib/urls';
import { getGifts } from './gifts';
import { GIFTS_HREF } from './paths';

export async function generateMetadata(): Promise<Metadata> {
  const { gifts } = await getMessages();
  return {
    title: gifts.title,
    description: gifts.intro,
    alternates: await alternates(await getLang(), GIFTS_HREF),
  };
}

export default async function GiftsPage() {
  if (!SHOP.features.gifts) notFound();
  const view = await getCatalogView();
  const lang = await getLang();
  const { gifts: messages } = await getMessages();
  const { category, currency, personal, ranges } = await getGifts(view);
  const list = category === null ? '/products' : categoryHref(category);
  const named = ranges.map((range, index) => ({
    ...range,
    id: `range-${index + 1}`,
    title: currency === null ? messages.title : rangeTitle(range.step, currency, lang, messages),
  }));
  return (
    <div className="page-frame">
      <ListTitle title={messages.title} intro={messages.intro}>
        {named.length > 1 ? (
          <nav aria-label={messages.prices}>
            <ul className="flex flex-wrap gap-2">
              {named.map(({ title, id }) => (
                <li key={id}>
                  <a href={`#${id}`} className="category-link">
                    <bdi>{title}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </ListTitle>
      {SHOP.features.gifts.giftCardFirst && giftCards ? <GiftCard /> : null}
      <GiftSection id="personal" title={messages.personal} products={personal} />
      {named.map(({ id, title, products, total, step }) => (
        <GiftSection
          key={id}
          id={id}
          title={title}
          products={products}
          more={
            total - products.length > 0 && {
              name: format(messages.all, { count: total }),
              href: listHref(list, PLAIN_QUERY, step),
            }
          }
        />
      ))}
    </div>
  );
}

function rangeTitle(
  { minPrice, maxPrice }: PriceRange,
  currency: string,
  lang: Lang,
  messages: Messages['gifts'],
): string {
  const money = (price: number) => limitText(price, currency, lang);
  if (minPrice !== null && maxPrice !== null)
    return format(messages.between, { from: money(minPrice), to: money(maxPrice) });
  if (maxPrice !== null) return format(messages.upTo, { price: money(maxPrice) });
  return minPrice === null ? messages.title : format(messages.from, { price: money(minPrice) });
}

async function GiftCard() {
  const { gifts: messages } = await getMessages();
  const lang = await getLang();
  const { picture } = giftCards ?? {};
  return (
    <section aria-labelledby="gift-card" className="mt-6 grid items-center gap-x-14 gap-y-6 md:grid-cols-2">
      {picture ? (
        <Picture
          picture={{ ...ownPicture(picture.file), alt: shopText(picture.alt, lang) }}
          ratio={16 / 9}
          sizes="(min-width: 48rem) 45vw, 100vw"
          priority="first"
          className="aspect-[16/9] w-full rounded-soft"
        />
      ) : null}
      <div>
        <h2 id="gift-card" className="font-display text-heading">
          {messages.giftCard}
        </h2>
        <p className="mt-3 max-w-measure text-muted">{messages.giftCardText}</p>
        <LinkButton href={GIFT_CARD_HREF} className="mt-6">
          {messages.giftCardLink}
        </LinkButton>
      </div>
    </section>
  );
}

type GiftSectionProps = {
  id: string;
  title: string;
  products: ProductSummary[];
  /** The list of the whole range. */
  more?: { name: string; href: string } | false;
};

async function GiftSection({ id, title, products, more = false }: GiftSectionProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pb-8">
        <h2 id={id} className="scroll-mt-24 font-display text-heading">
          <bdi>{title}</bdi>
        </h2>
        {more ? (
          <TextLink href={more.href} rel="nofollow" aria-describedby={id}>
            {more.name}
          </TextLink>
        ) : null}
      </div>
      <ProductGrid {...(await withCardFeatures(products))} headingLevel={3} inOneRow label={title} />
      <AnalyticsView of={() => viewItemList(products, { id: `gifts-${id}`, name: title })} />
    </section>
  );
}
