import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { Price } from '@/components/ui/price';
import { RichText } from '@/components/ui/rich-text';
import { SmallPicture } from '@/components/ui/small-picture';
import { TextLink } from '@/components/ui/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type ComparedRow, type ComparedValue, compareHref, compareProducts } from '@/lib/catalog/compare';
import { catalogLang } from '@/lib/i18n/catalog-lang';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import type { Product } from '@/lib/model/product';
import { productHref } from '@/lib/urls';

type CompareTableProps = {
  products: Product[];
  /** Stars of a product, or null without reviews. */
  ratings?: (ReactNode | null)[] | undefined;
};

/**
 * Products side by side. The table scrolls inside its own box. A checkbox hides equal rows without
 * a script.
 */
export function CompareTable({ products, ratings = [] }: CompareTableProps) {
  const messages = useMessages('compare');
  const lang = useLang();
  const slugs = products.map(({ slug }) => slug);
  const label = format(messages.table, { count: products.length });
  return (
    <div className="compare">
      {products.length > 1 ? (
        <label className="mb-4 inline-flex min-h-target items-center gap-3">
          <input type="checkbox" name="different" className="size-5 accent-current" />
          {messages.onlyDifferent}
        </label>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the keyboard */}
      <section aria-label={label} tabIndex={0} className="compare-box">
        <table>
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <th key={product.id} scope="col" lang={catalogLang(lang, product)}>
                  <ProductHead product={product} others={slugs.filter((slug) => slug !== product.slug)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ratings.some(Boolean) ? (
              <tr>
                <th scope="row">{messages.rating}</th>
                {products.map(({ id }, index) => (
                  <td key={id}>{ratings[index] ?? messages.nothing}</td>
                ))}
              </tr>
            ) : null}
            {compareProducts(products).map((row) => (
              <Row key={JSON.stringify(row.key)} row={row} products={products} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function ProductHead({ product, others }: { product: Product; others: string[] }) {
  const messages = useMessages('compare');
  const { name, slug, picture } = product;
  return (
    <>
      <SmallPicture picture={picture} sizes="(min-width: 64rem) 16rem, 10rem" />
      <TextLink href={productHref(slug)} className="mt-3 block leading-snug font-medium">
        {name}
      </TextLink>
      <TextLink
        href={others.length > 0 ? compareHref(others) : '/compare'}
        rel="nofollow"
        className="inline-flex min-h-target items-center text-small font-normal text-muted"
      >
        {messages.remove}
        <VisuallyHidden> {name}</VisuallyHidden>
      </TextLink>
    </>
  );
}

function Row({ row: { key, values, differs }, products }: { row: ComparedRow; products: Product[] }) {
  const messages = useMessages('compare');
  const lang = useLang();
  const marks = differs && products.length > 1;
  return (
    <tr className={marks ? 'differs' : undefined}>
      <th scope="row" lang={typeof key === 'string' ? undefined : catalogLang(lang, key)}>
        {typeof key === 'string' ? messages[key] : key.title}
        {marks ? <VisuallyHidden> ({messages.differs})</VisuallyHidden> : null}
      </th>
      {products.map((product, index) => (
        <td key={product.id}>
          <Value value={values[index] ?? null} product={product} />
        </td>
      ))}
    </tr>
  );
}

function Value({ value, product }: { value: ComparedValue; product: Product }) {
  const messages = useMessages('compare');
  const lang = catalogLang(useLang(), product);
  switch (value?.kind) {
    case 'text':
      return (
        <span lang={lang} dir={lang && 'auto'} className="block">
          {value.text}
        </span>
      );
    case 'html':
      return <RichText html={value.html} isTranslated={value.isTranslated} />;
    case 'price':
      return <Price price={value.price} />;
    case 'availability':
      return availabilityMessage(messages, value);
    default:
      return <span className="text-muted">{messages.nothing}</span>;
  }
}

function availabilityMessage(
  messages: Messages['compare'],
  { availability, isDigital }: Extract<ComparedValue, { kind: 'availability' }>,
): string {
  switch (availability) {
    case 'in-stock':
      return isDigital ? messages.atOnce : messages.inStock;
    case 'partly-sold-out':
      return messages.partly;
    case 'pre-order':
      return messages.preOrder;
    case 'sold-out':
      return messages.soldOut;
  }
}
