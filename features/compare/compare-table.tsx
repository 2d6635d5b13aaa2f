import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { AverageRating } from '@/components/catalog/product-card';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import { SmallPicture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { RichText } from '@/components/ui/rich-text';
import { SelectField } from '@/components/ui/select-field';
import { readingTool } from '@/lib/forms/browser-tool';
import { format } from '@/lib/i18n/format';
import { catalogLang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import type { AverageStars, Product } from '@/lib/model/product';
import { compareHref, localHref, productHref } from '@/lib/urls';
import { type ComparedRow, type ComparedValue, compareProducts } from './comparison';

type CompareTableProps = {
  products: Product[];
  /** The entry of each product in the URL of the comparison. */
  entries: string[];
  /** By the ids of products with reviews. */
  ratings: ReadonlyMap<string, AverageStars>;
  /** Below the name of each product. */
  actions: readonly ReactNode[];
  /** Of each product, all to one scale. */
  drawings: readonly ReactNode[];
};

/** The table scrolls inside its own box. A checkbox hides equal rows without a script. */
export function CompareTable({ products, entries, ratings, actions, drawings }: CompareTableProps) {
  const messages = useMessages('compare');
  const lang = useLang();
  const label = format(messages.table, { count: products.length });
  return (
    <div className="compare-table">
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
              {products.map((product, index) => (
                <th key={product.id} scope="col" lang={catalogLang(lang, product)}>
                  <ProductHead
                    product={product}
                    others={entries.toSpliced(index, 1)}
                    action={actions[index]}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawings.some(Boolean) ? (
              <TableRow title={messages.scale} differs={false}>
                {products.map(({ id }, index) => (
                  <td key={id} className="align-bottom!">
                    {drawings[index] ?? <Nothing />}
                  </td>
                ))}
              </TableRow>
            ) : null}
            {ratings.size > 0 ? <RatingRow products={products} ratings={ratings} /> : null}
            {compareProducts(products).map((row) => (
              <Row key={JSON.stringify(row.key)} row={row} products={products} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function RatingRow({ products, ratings }: Pick<CompareTableProps, 'products' | 'ratings'>) {
  const messages = useMessages('compare');
  const averages = products.map(({ id }) => ratings.get(id)?.average);
  return (
    <TableRow title={messages.rating} differs={new Set(averages).size > 1}>
      {products.map(({ id }) => {
        const rating = ratings.get(id);
        return <td key={id}>{rating ? <AverageRating rating={rating} /> : <Nothing />}</td>;
      })}
    </TableRow>
  );
}

type TableRowProps = {
  title: string;
  /** Language of the title where it differs from the page's. */
  lang?: string | undefined;
  differs: boolean;
  children: ReactNode;
};

function TableRow({ title, lang, differs, children }: TableRowProps) {
  const messages = useMessages('compare');
  return (
    <tr className={differs ? 'differs' : undefined}>
      <th scope="row" lang={lang}>
        {title}
        {differs ? <span className="sr-only"> ({messages.differs})</span> : null}
      </th>
      {children}
    </tr>
  );
}

function Nothing() {
  return <span className="text-muted">{useMessages('compare').nothing}</span>;
}

type ProductHeadProps = { product: Product; others: string[]; action: ReactNode };

function ProductHead({ product, others, action }: ProductHeadProps) {
  const messages = useMessages('compare');
  const { name, slug, picture } = product;
  return (
    <>
      <SmallPicture picture={picture} sizes="5.5rem" />
      <TextLink href={productHref(slug)} className="mt-2 block py-1 leading-snug font-medium">
        {name}
      </TextLink>
      {action}
      <TextLink
        href={compareHref(others)}
        rel="nofollow"
        className="mt-2 inline-flex min-h-target items-center text-small font-normal text-muted"
      >
        {messages.remove}
        <span className="sr-only"> {name}</span>
      </TextLink>
    </>
  );
}

function Row({ row: { key, values, differs }, products }: { row: ComparedRow; products: Product[] }) {
  const messages = useMessages('compare');
  const lang = useLang();
  return (
    <TableRow
      title={typeof key === 'string' ? messages[key] : key.title}
      lang={typeof key === 'string' ? undefined : catalogLang(lang, key)}
      differs={differs && products.length > 1}
    >
      {products.map((product, index) => (
        <td key={product.id}>
          <Value value={values[index] ?? null} product={product} />
        </td>
      ))}
    </TableRow>
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
      return <Nothing />;
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

type AddComparedProps = {
  entries: string[];
  choices: { slug: string; name: string }[];
};

/** A plain form. */
export function AddCompared({ entries, choices }: AddComparedProps) {
  const messages = useMessages('compare');
  const lang = useLang();
  if (choices.length === 0) return null;
  return (
    <form
      action={localHref(lang, '/compare')}
      {...readingTool('compare_products', messages.intro)}
      className="mt-8 flex max-w-[34rem] flex-wrap items-end gap-3"
    >
      {entries.map((entry) => (
        <input key={entry} type="hidden" name="products" value={entry} />
      ))}
      <div className="min-w-0 grow basis-60">
        <SelectField
          id="add-compared"
          label={messages.add}
          name="products"
          defaultValue=""
          placeholder={messages.choose}
          options={choices.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </div>
      <Button variant="secondary" className="min-h-12">
        {messages.addThis}
      </Button>
    </form>
  );
}
