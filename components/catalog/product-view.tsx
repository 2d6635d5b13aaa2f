import clsx from 'clsx';
import { type ReactNode, ViewTransition } from 'react';
import { useLang, useMessages } from '#messages';
import { FACTS } from '#shop-facts';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { Disclosure } from '@/components/ui/disclosure';
import { CheckIcon, DeliveryIcon, MailIcon, RepairIcon } from '@/components/ui/icons';
import { RichText } from '@/components/ui/rich-text';
import { readDays } from '@/lib/catalog/delivery-days';
import { informationOf, isNamed, isUnfolded } from '@/lib/catalog/product-information';
import { productFacts, splitLead } from '@/lib/catalog/product-lead';
import { SHOP } from '@/lib/config/shop';
import { browserTool } from '@/lib/forms/browser-tool';
import { countryName, format, plural } from '@/lib/i18n/format';
import { catalogLang } from '@/lib/i18n/lang';
import { amountsWithin, compareMoney, type Money } from '@/lib/model/money';
import { own } from '@/lib/model/own';
import { type BuyFormStart, lowestPrice, type Price, type Product } from '@/lib/model/product';
import { addedPrices, initialChoices } from '@/lib/model/variant-selection';
import { formatAmounts, formatMoney } from '@/lib/money';
import { BuyBox, SimilarLink } from './buy-box';
import { nameTransition } from './element-names';
import { ExtraFields } from './extra-fields';
import { galleryPictures, ProductGallery } from './gallery/product-gallery';
import { toSelectable } from './selectable-product';
import { SelectionInStock, SelectionProvider } from './selection-context';
import { ForSize } from './sizes/chosen-size';
import { SizedText } from './sizes/sized-text';

type ProductViewProps = {
  product: Product;
  /** Values that the plain form was sent with, if it was rejected. */
  start?: BuyFormStart | undefined;
  /** Names of the options, in addition to colors, that start with their first available choice. */
  preselect?: readonly string[] | undefined;
  /** From the home page to the category. The component adds the product. */
  trail: Crumb[];
  rating?: ReactNode;
  /** `<LiveOfferUpdate>` from any source. It renders nothing. */
  live?: ReactNode;
  /** Below the form of a sold-out selection: `<BackInStock>`. */
  soldOut?: ReactNode;
  /** The shop's statement about the price that the law requires: `<PriceNote>`. */
  priceNote?: ReactNode;
  /** Terms next to the button: `<BuyTerms>`. */
  terms?: ReactNode;
  belowSections?: BelowSections | undefined;
  /** Below the sections: `<ProductSafety>`. */
  safety?: ReactNode;
};

const COLUMNS =
  'grid gap-x-8 gap-y-4 *:min-w-0 min-[44rem]:gap-y-8 min-[44rem]:grid-rows-[auto_1fr] min-[44rem]:grid-cols-product lg:grid-cols-product-wide lg:gap-x-14 xl:gap-x-20';

/** A box with many fields is not sticky: it could be taller than the window, its button out of reach. */
const STICKY = 'min-[44rem]:[@media(min-height:44rem)]:sticky min-[44rem]:[@media(min-height:44rem)]:top-24';
const FIELDS_THAT_FIT = 2;

/** The configuration chooses the side of the pictures, but not their order in the document. */
export function ProductView({
  product,
  start,
  preselect,
  trail,
  rating,
  live,
  soldOut,
  priceNote,
  terms,
  belowSections,
  safety,
}: ProductViewProps) {
  const { options, customTextFields, modifiers = [], subscriptions } = product;
  const fields = options.length + customTextFields.length + modifiers.length + (subscriptions ? 1 : 0);
  const fits = fields <= FIELDS_THAT_FIT;
  const hasThumbnails = galleryPictures(product).length > 1;
  const messages = useMessages('product');
  const { lead, rest } = splitLead(product.description, useLang());
  return (
    <ProductSelection product={product} start={start} preselect={preselect}>
      {live}
      <div className="page-frame">
        <div className="min-[44rem]:py-1">
          <Breadcrumbs trail={trail} here={product.name} />
        </div>
        <div className={COLUMNS}>
          <ProductGallery product={product} />
          <div className="min-[44rem]:col-start-buy min-[44rem]:row-span-2 min-[44rem]:row-start-1">
            <div className={clsx('max-w-[34rem]', fits && STICKY)}>
              <ProductTitle product={product} />
              {rating}
              <div className={clsx('buy-box mt-3', SHOP.giftCards.includes(product.slug) && 'amounts')}>
                <BuyBox
                  extras={<ExtraFields product={product} start={start} />}
                  priceNote={
                    <>
                      {priceNote}
                      <ProductLead product={product} lead={lead} />
                    </>
                  }
                  tool={browserTool('add_to_cart', messages.addToCart)}
                />
              </div>
              {soldOut}
              <SimilarLink />
              {terms}
            </div>
          </div>
          <div className={clsx('min-[44rem]:col-start-gallery', hasThumbnails && 'lg:ps-[5.25rem]')}>
            <ProductDetails
              product={{ ...product, description: rest }}
              belowSections={belowSections}
              safety={safety}
            />
          </div>
        </div>
      </div>
    </ProductSelection>
  );
}

function ProductTitle({ product }: { product: Product }) {
  const { name, brand, ribbon, ribbons } = product;
  const messages = useMessages('catalog');
  const written = ribbons ?? (ribbon ? [ribbon] : []);
  const labels = written.length === 0 && product.isNew ? [messages.isNew] : written;
  return (
    <>
      {brand || labels.length > 0 ? (
        <p className="mb-2 flex flex-wrap gap-x-3 text-small text-muted">
          {brand ? <span>{brand}</span> : null}
          {labels.map((label) => (
            <span key={label} className="font-medium text-accent">
              {label}
            </span>
          ))}
        </p>
      ) : null}
      <ViewTransition name={nameTransition(product.id)} share="retitle" default="none">
        <h1 lang={catalogLang(useLang(), product)} className="w-fit font-display text-heading">
          {name}
        </h1>
      </ViewTransition>
    </>
  );
}

function ProductLead({ product, lead }: { product: Product; lead: string | null }) {
  const lang = useLang();
  const facts = productFacts(product, SHOP.facts ?? [], lang);
  const langOf = (isTranslated: true | undefined) => ({ lang: catalogLang(lang, { isTranslated }) });
  return (
    <>
      {lead ? (
        <p>
          <bdi {...langOf(product.isTextTranslated)}>{lead}</bdi>
        </p>
      ) : null}
      {facts.length > 0 ? (
        <dl className="facts">
          {facts.map(({ title, text, size, isTranslated }) => {
            const fact = (
              <div key={`${title} ${text}`}>
                <dt>
                  <bdi {...langOf(isTranslated)}>{title}</bdi>
                </dt>
                <dd>
                  <bdi {...langOf(isTranslated)}>{text}</bdi>
                </dd>
              </div>
            );
            return size ? (
              <ForSize key={`${title} ${size.choice}`} {...size}>
                {fact}
              </ForSize>
            ) : (
              fact
            );
          })}
        </dl>
      ) : null}
    </>
  );
}

type ProductSelectionProps = {
  product: Product;
  start?: BuyFormStart | undefined;
  preselect?: readonly string[] | undefined;
  children: ReactNode;
};

/** Sends the browser only the fields that selection needs. */
export function ProductSelection({ product, start, preselect, children }: ProductSelectionProps) {
  const { id, price, variants, customTextFields, modifiers } = product;
  const lang = useLang();
  const amounts = [...amountsWithin([price, variants, customTextFields, modifiers]), ...differences(product)];
  return (
    <SelectionProvider
      key={id}
      start={start}
      initial={initialChoices(product, preselect)}
      formatted={formatAmounts(amounts, lang)}
      product={toSelectable(product)}
    >
      {children}
    </SelectionProvider>
  );
}

/** More variants than this compare their prices in the browser only. */
const MAX_COMPARED = 100;

/** By how much more a choice can cost than another one of its option. */
const differences = (product: Product): Money[] =>
  product.options
    .filter(({ kind }) => kind !== 'color' && product.variants.length <= MAX_COMPARED)
    .flatMap((option) =>
      [{}, ...product.variants.map(({ choices }) => choices)].flatMap((choices) => [
        ...addedPrices(product, choices, option).values(),
      ]),
    );

/** Parts below the text of a section, by its title: `<ScaleFigure>`. */
type BelowSections = ReadonlyMap<string, ReactNode>;

type ProductDetailsProps = {
  product: Pick<Product, 'description' | 'sections' | 'options' | 'isTextTranslated'>;
  belowSections?: BelowSections | undefined;
  safety?: ReactNode;
};

/** Sections are folded unless `openSections` names them. */
export function ProductDetails({ product, belowSections, safety }: ProductDetailsProps) {
  const sections = SHOP.law ? informationOf(product.sections, SHOP.law).others : product.sections;
  return (
    <div>
      {product.description ? (
        <RichText html={product.description} isTranslated={product.isTextTranslated} className="text-muted" />
      ) : null}
      {sections.length > 0 ? (
        <div className="mt-8 border-t border-line">
          {sections.map((section) => (
            <Disclosure
              key={section.title}
              title={section.title}
              open={isNamed(section, SHOP.openSections) || isUnfolded(section, SHOP.law)}
            >
              <SizedText section={section} options={product.options} />
              {belowSections?.get(section.title)}
            </Disclosure>
          ))}
        </div>
      ) : null}
      {safety}
    </div>
  );
}

type BuyTermsProps = {
  /** With the price in the shop's currency, like the costs. */
  product: Pick<Product, 'slug' | 'kind' | 'price'>;
  /** The currency of the prices on the page. The costs are left out if they have another. */
  currency?: string | undefined;
  arrival?: ReactNode;
  promises?: readonly string[];
};

/** Shoppers look for the cost of delivery and the shop's promises next to the buy button. */
export function BuyTerms({ product, currency, arrival, promises = [] }: BuyTermsProps) {
  const messages = useMessages('delivery');
  if (SHOP.giftCards.includes(product.slug))
    return (
      <Terms>
        <Term icon={<MailIcon />}>{messages.giftCardSent}</Term>
        <Term icon={<RepairIcon />}>{messages.giftCardGood}</Term>
      </Terms>
    );
  if (product.kind === 'digital')
    return (
      <Terms>
        <Term icon={<MailIcon />}>{messages.digitalSent}</Term>
      </Terms>
    );

  const { delivery, returns } = SHOP;
  if (!delivery && !returns && promises.length === 0) return null;
  return (
    <Terms>
      {delivery ? (
        <DeliveryTerm delivery={delivery} currency={currency} arrival={arrival} price={product.price} />
      ) : null}
      {returns ? <ReturnTerm returns={returns} /> : null}
      {promises.map((promise) => (
        <Term key={promise} icon={<CheckIcon />}>
          {promise}
        </Term>
      ))}
    </Terms>
  );
}

type DeliveryTermProps = {
  delivery: NonNullable<typeof SHOP.delivery>;
  price: Price;
  currency: string | undefined;
  arrival: ReactNode;
};

/** No line break parts a range such as `3–5` after its dash. */
const unbroken = (range: string): string => range.replace(/[-–—]/, '$&\u2060');

/** The platform computes the costs only for a cart, and its charge is authoritative. */
function DeliveryTerm({ delivery, price, currency: shownIn, arrival }: DeliveryTermProps) {
  const { cost, costAbroad, days } = delivery;
  const messages = useMessages('delivery');
  const lang = useLang();
  const { country, currency } = FACTS;
  const freeFrom = own(FACTS.freeFrom, country);
  const hasCosts = (shownIn ?? currency) === currency;
  const values = {
    country: countryName(country, lang),
    cost: formatMoney({ amount: cost, currency }, lang),
  };
  return (
    <Term icon={<DeliveryIcon />}>
      {freeFrom && costsAtLeast(price, freeFrom)
        ? format(messages.free, values)
        : !hasCosts
          ? format(messages.costInCart, values)
          : freeFrom
            ? format(messages.costFreeFrom, { ...values, freeFrom: formatMoney(freeFrom, lang) })
            : format(messages.cost, values)}{' '}
      <SelectionInStock>
        <span>{plural(lang, messages.days, readDays(days)?.[1] ?? 0, { days: unbroken(days) })}</span>
      </SelectionInStock>
      {arrival}
      {costAbroad && hasCosts ? (
        <span className="block">
          {format(messages.abroad, { cost: formatMoney({ amount: costAbroad, currency }, lang) })}
        </span>
      ) : null}
    </Term>
  );
}

/** For the shop's own country, like the costs of delivery. */
function ReturnTerm({ returns: { days, cost, countries } }: { returns: NonNullable<typeof SHOP.returns> }) {
  const messages = useMessages('delivery');
  const lang = useLang();
  const { country } = FACTS;
  if (countries && !countries.includes(country)) return null;
  const text = cost === 'free' ? messages.returnsFree : messages.returnsPaid;
  return (
    <Term icon={<CheckIcon />}>{plural(lang, text, days, { country: countryName(country, lang) })}</Term>
  );
}

/** Whether a single item reaches the limit in every variant. */
function costsAtLeast(price: Price, limit: Money): boolean {
  const lowest = lowestPrice(price);
  return lowest?.currency === limit.currency && compareMoney(lowest, limit) >= 0;
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
