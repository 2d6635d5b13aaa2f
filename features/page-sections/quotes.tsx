import { ReviewNote } from '@/components/layout/legal-notices';
import { TextLink } from '@/components/ui/link';
import { getPresentProduct } from '@/lib/catalog/lookup';
import type { SectionOf } from '@/lib/config/section-schemas';
import { plural } from '@/lib/i18n/format';
import { shopText } from '@/lib/i18n/lang';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import type { Review } from '@/lib/model/review';
import { getReviewPage } from '@/lib/reviews/readers';
import { productHref } from '@/lib/urls';
import { leaveOut } from './leave-out';
import { type FrameProps, SectionFrame } from './section-frame';

type Quote = { review: Review; name: string; slug: string };

/** A quote is one paragraph in large type. */
const LENGTH = { min: 20, max: 320 };
const MIN_STARS = 4;

export async function Quotes({ section, ...frame }: FrameProps & { section: SectionOf<'quotes'> }) {
  const found = await Promise.all(section.products.map(findQuote));
  const quotes = found.filter((quote) => quote !== null);
  if (quotes.length === 0) return null;
  const [lang, { pageSections, reviews }] = await Promise.all([getLang(), getMessages()]);
  return (
    <SectionFrame {...frame} title={section.title ? shopText(section.title, lang) : pageSections.quotes}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {quotes.map(({ review, name, slug }) => (
          <li key={review.id} className="border-t border-line pt-5">
            <figure>
              <p>
                <span aria-hidden="true" className="five-stars">
                  <span style={{ inlineSize: `${review.stars * 20}%` }} />
                </span>
                <span className="sr-only">{plural(lang, reviews.ratedStars, review.stars)}</span>
              </p>
              <blockquote dir="auto" className="mt-3 text-lead">
                <p>{review.text}</p>
              </blockquote>
              <figcaption className="mt-3 flex flex-wrap gap-x-3 text-small text-muted">
                <bdi>{review.author ?? reviews.anonymous}</bdi>
                {review.isVerified ? <span>{reviews.verified}</span> : null}
                <TextLink href={productHref(slug)} className="inline-block py-0.5">
                  {name}
                </TextLink>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {FEATURES.reviewNotes ? <ReviewNote /> : null}
    </SectionFrame>
  );
}

/** The most helpful one that is good and short. */
async function findQuote(slug: string): Promise<Quote | null> {
  if (!FEATURES.reviews) return leaveOut('quotes', slug, 'the feature reviews is off');
  const product = await getPresentProduct(slug, await getCatalogView());
  if (!product) return leaveOut('quotes', slug, 'the catalog has no such product');
  const page = await getReviewPage(product.id, { stars: null, order: 'helpful', page: 1 });
  const review = page?.reviews.find(
    ({ stars, text }) => stars >= MIN_STARS && text.length >= LENGTH.min && text.length <= LENGTH.max,
  );
  if (!review) return leaveOut('quotes', slug, 'the product has no review to quote');
  return { review, name: product.name, slug: product.slug };
}
