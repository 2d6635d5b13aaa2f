import { useMessages } from '#messages';
import { ProductGrid } from '@/components/catalog/product-grid';
import { EmptyState } from '@/components/layout/empty-state';
import { HelpLinks } from '@/components/layout/help-links';
import { LinkButton } from '@/components/ui/link-button';
import { fillNodes, format } from '@/lib/i18n/format';
import type { ProductSummary } from '@/lib/model/product';

type NoResultsProps = {
  /** The search terms. */
  terms: string;
  /** Links to categories, those with a similar name first. */
  categories: { name: string; href: string }[];
  /** Products that may interest the shopper, at most four. */
  newest: ProductSummary[];
  /** The shop's address, or null. */
  email: string | null;
};

/** A search that found nothing: the reason, and ways on. */
export function NoResults({ terms, categories, newest, email }: NoResultsProps) {
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
        <HelpLinks className="justify-center" />
      </div>
      {newest.length > 0 ? (
        <section aria-labelledby="newest">
          <h2 id="newest" className="pb-8 font-display text-heading">
            {messages.newest}
          </h2>
          <ProductGrid products={newest} inOneRow label={messages.newest} />
        </section>
      ) : null}
    </>
  );
}
