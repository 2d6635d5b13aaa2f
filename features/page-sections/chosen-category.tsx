import type { CardParts } from '@/components/catalog/product-card';
import { ProductGrid } from '@/components/catalog/product-grid';
import { TextLink } from '@/components/ui/link';
import { getCategory } from '@/lib/catalog/lookup';
import { getProductList } from '@/lib/catalog/product-list';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import type { SectionOf } from '@/lib/config/section-schemas';
import { format } from '@/lib/i18n/format';
import { shopText } from '@/lib/i18n/lang';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import type { ProductSummary } from '@/lib/model/product';
import { categoryHref } from '@/lib/urls';
import { leaveOut } from './leave-out';
import { type FrameProps, SectionFrame } from './section-frame';

const ROW = 4;

/** With the features of cards where the page has them. */
export type ToCards = (
  products: ProductSummary[],
) => Promise<{ products: ProductSummary[]; parts?: CardParts }>;

type ChosenCategoryProps = FrameProps & {
  section: SectionOf<'category'>;
  without: readonly ProductSummary[];
  toCards: ToCards;
};

/** The first products of the category, in its order. */
export async function ChosenCategory({ section, without, toCards, ...frame }: ChosenCategoryProps) {
  const { slug, title, count = ROW } = section;
  const view = await getCatalogView();
  const category = await getCategory(slug, view);
  if (!category) return leaveOut('category', slug, 'the catalog has no such category');
  const { products } = await getProductList(PLAIN_QUERY, category.id, view);
  const shown = products.filter(({ id }) => without.every((other) => other.id !== id)).slice(0, count);
  if (shown.length === 0) return leaveOut('category', slug, 'the category has no other products');
  const [lang, { pageSections }] = await Promise.all([getLang(), getMessages()]);
  const name = title ? shopText(title, lang) : category.name;
  return (
    <SectionFrame
      {...frame}
      title={name}
      link={
        <TextLink href={categoryHref(category.slug)}>
          {format(pageSections.allOf, { name: category.name })}
        </TextLink>
      }
    >
      <ProductGrid {...(await toCards(shown))} headingLevel={3} inOneRow={count <= ROW} label={name} />
    </SectionFrame>
  );
}
