import { type ReactNode, useId } from 'react';
import { useLang, useMessages } from '#messages';
import { Disclosure } from '@/components/ui/disclosure';
import { RichText } from '@/components/ui/rich-text';
import { informationOf, itemNumbers } from '@/lib/catalog/product-information';
import type { Party } from '@/lib/config/law';
import { SHOP } from '@/lib/config/shop';
import { format, plural } from '@/lib/i18n/format';
import { catalogLang } from '@/lib/i18n/lang';
import { own } from '@/lib/model/own';
import type { Product } from '@/lib/model/product';
import { durabilityOf } from './garan-label';

/** Shoppers must see them before they buy. */
export function ProductWarnings({ product }: { product: Product }) {
  const lang = useLang();
  const { atButton } = informationOf(product.sections, SHOP.law);
  return atButton.map((section) => (
    <section
      key={section.title}
      aria-label={section.title}
      className="rounded-control bg-sunken px-4 py-3 text-small"
    >
      <h2 lang={catalogLang(lang, section)} className="mb-1 font-semibold">
        {section.title}
      </h2>
      <RichText html={section.html} isTranslated={section.isTranslated} />
    </section>
  ));
}

const ABOUT_GARAN = 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm';
/** Pixels, as wide as the notice on the legal guarantee. A file with other proportions fits in. */
const LABEL_SIZE = { width: 420, height: 420 };

export function GaranLabel({ product }: { product: Product }) {
  const messages = useMessages('productSafety');
  const facts = durabilityOf(product);
  if (facts === null) return null;
  const title = format(messages.garan, { years: facts.years });
  return (
    <div className="mt-2">
      <Disclosure small title={title}>
        {/* biome-ignore lint/performance/noImgElement: a drawing, which must stay as it is */}
        <img
          {...LABEL_SIZE}
          src={`/api/products/${encodeURIComponent(product.slug)}/garan`}
          alt={`${title}. ${facts.producer}, ${facts.model}`}
          loading="lazy"
          className="bg-white object-contain"
        />
        <a
          href={ABOUT_GARAN}
          className="mt-3 inline-flex min-h-target items-center text-small underline underline-offset-4"
        >
          {messages.garanMore}
        </a>
      </Disclosure>
    </div>
  );
}

/** Regulation (EU) 2023/988, Art. 19. A section of the product replaces the manufacturers of shop.config.ts. */
export function ProductSafety({ product }: { product: Product }) {
  const messages = useMessages('productSafety');
  const lang = useLang();
  const id = useId();
  const { productSafety } = SHOP.law ?? {};
  if (!productSafety) return null;
  const { safety } = informationOf(product.sections, SHOP.law);
  const { brands, euPerson } = productSafety;
  const manufacturer = own(brands, product.brand ?? '') ?? productSafety.manufacturer;
  const numbers = itemNumbers(product);
  if (safety.length === 0 && !manufacturer && numbers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8 text-small text-muted">
      <h2 id={id} className="text-body font-medium text-ink">
        {messages.title}
      </h2>
      {safety.map(({ title, html, isTranslated }) => (
        <div key={title} className="mt-3">
          <h3 lang={catalogLang(lang, { isTranslated })} className="font-medium text-ink">
            {title}
          </h3>
          <RichText html={html} isTranslated={isTranslated} />
        </div>
      ))}
      <dl>
        {safety.length === 0 && manufacturer ? (
          <Responsible name={messages.manufacturer} party={manufacturer} />
        ) : null}
        {safety.length === 0 && euPerson ? <Responsible name={messages.euPerson} party={euPerson} /> : null}
        {numbers.length > 0 ? (
          <Fact name={plural(lang, messages.itemNumber, numbers.length)}>
            {/* A number breaks at none of its hyphens, unless it is wider than a phone. */}
            <ul className="flex flex-wrap gap-x-3">
              {numbers.map((number) => (
                <li key={number} className="inline-block max-w-full overflow-x-auto whitespace-nowrap">
                  <bdi>{number}</bdi>
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}

const Responsible = ({ name, party: { address, contact, ...party } }: { name: string; party: Party }) => (
  <Fact name={name}>
    <span className="block">
      <bdi>{party.name}</bdi>
    </span>
    <span className="block whitespace-pre-line">
      <bdi>{address}</bdi>
    </span>
    <a
      href={contact.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact}
      className="inline-flex min-h-target items-center break-all underline underline-offset-4"
    >
      <bdi>{contact}</bdi>
    </a>
  </Fact>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="mt-3">
    <dt className="font-medium text-ink">{name}</dt>
    <dd>{children}</dd>
  </div>
);
