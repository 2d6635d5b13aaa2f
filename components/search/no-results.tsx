import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import type { CardParts } from '@/components/catalog/product-card';
import { ProductGrid } from '@/components/catalog/product-grid';
import { TextLink } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState } from '@/components/ui/page-states';
import { fillNodes, format } from '@/lib/i18n/format';
import type { ProductSummary } from '@/lib/model/product';

type NoResultsProps = {
  terms: string;
  /** Links to categories, those with a similar name first. */
  categories: { name: string; href: string }[];
  /** The newest ones, at most four. */
  products: ProductSummary[];
  parts?: CardParts | undefined;
  email: string | null;
  help: ReactNode;
};

export function NoResults({ terms, categories, products, parts, email, help }: NoResultsProps) {
  const catalog = useMessages('catalog');
  const messages = useMessages('search');
  return (
    <>
      <EmptyState
        title={format(catalog.nothingFor, { terms })}
        actions={categories.map(({ name, href }) => (
          <LinkButton key={href} href={href} variant="secondary">
            {name}
          </LinkButton>
        ))}
      >
        <p>{catalog.nothingSearched}</p>
      </EmptyState>
      <div className="flex flex-col items-center gap-1 pb-group text-small text-muted">
        {email ? (
          <p>
            {fillNodes(messages.contact, {
              email: (
                <a href={`mailto:${email}`} className="underline decoration-edge underline-offset-4">
                  <bdi>{email}</bdi>
                </a>
              ),
            })}
          </p>
        ) : null}
        {help}
      </div>
      {products.length > 0 ? (
        <section aria-labelledby="newest">
          <h2 id="newest" className="pb-8 font-display text-heading">
            {messages.newest}
          </h2>
          <ProductGrid products={products} inOneRow label={messages.newest} parts={parts} />
        </section>
      ) : null}
    </>
  );
}

type GuessProps = {
  terms: string;
};

/** Asks whether the shopper meant these words, above their results. */
export function Guess({ terms }: GuessProps) {
  const messages = useMessages('search');
  return (
    <p role="status" className="-mt-4 max-w-measure pb-8 text-lead text-muted">
      {fillNodes(messages.didYouMean, {
        terms: (
          <TextLink href={`/search?q=${encodeURIComponent(terms)}`} className="text-ink">
            <bdi>{terms}</bdi>
          </TextLink>
        ),
      })}
    </p>
  );
}
