import type { Metadata } from 'next';
import { connection } from 'next/server';
import { withSections } from '@/app/optional-slot';
import { CartView } from '@/components/cart/cart-view';
import { FeesApart, GuaranteeRights } from '@/components/layout/legal-notices';
import { PageHeading } from '@/components/layout/page-heading';
import { PurchaseAssurance } from '@/components/layout/purchase-assurance';
import { RecommendedSkeleton } from '@/components/recommendations/recommended-skeleton';
import { TextLink } from '@/components/ui/link';
import { OptionalPart } from '@/components/ui/optional-part';
import { TAXED_BY_SUBDIVISION } from '@/lib/cart/countries';
import { readCart, readEstimate } from '@/lib/cart/operations';
import type { OrderValues } from '@/lib/cart/order-fields';
import { readFailedForm } from '@/lib/cart/plain-forms';
import { readTotalsChoice } from '@/lib/cart/totals-choice';
import { getArrivals } from '@/lib/catalog/arrival';
import { SHOP } from '@/lib/config/shop';
import { errorFromAddress } from '@/lib/errors/messages';
import { report } from '@/lib/http/respond';
import { format } from '@/lib/i18n/format';
import { getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import type { Cart } from '@/lib/model/cart';
import { cartLinkHref } from '@/lib/model/cart-link';
import { subdivisionsOf } from '@/lib/model/subdivisions';
import { alternates } from '@/lib/seo/metadata';
import { isMember } from '@/lib/session/read';
import { withinTime } from '@/lib/timeout';
import { localHref, signInHref } from '@/lib/urls';

// Rendered in full, with the cart in the HTML, so that it works without JavaScript.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).cart.title, alternates: alternates(await getLang(), '/cart') };
}

export default async function CartPage({ searchParams }: PageProps<'/[lang]/cart'>) {
  // A prefetch stops here. Otherwise it would mistake its own end for a platform failure.
  await connection();
  const choice = await readTotalsChoice();
  const [cart, estimated] = await Promise.all([
    readOrNull(readCart()),
    // After the limit, the browser requests it.
    readOrNull(withinTime(readEstimate(choice), ESTIMATE_TIMEOUT_MS, null)),
  ]);
  // With the feature off, the build drops this import and its script.
  const ShareCart = FEATURES.cartLink ? (await import('@/components/cart/link/share-cart')).ShareCart : null;
  const ArrivalDate = FEATURES.deliveryDate
    ? (await import('@/components/catalog/arrival-date')).ArrivalDate
    : null;
  const { cartShare, totals } = await getMessages();
  const { link, copied, failed: notCopied } = cartShare;
  const shareMessages = { link, copied, failed: notCopied };
  const isSignedIn = await isMember();
  const sharePath = cart && cartLinkHref(cart);
  const shareHref = sharePath && localHref(await getLang(), sharePath);
  const failed = await readFailedForm();
  const code = (await searchParams).error;
  const raise = code === 'price-raised' ? failed.raise : null;
  const error = raise ? null : errorFromAddress(code, await getLang());
  const SaveForLater = FEATURES.saveForLater
    ? (await import('@/components/cart/later/saved-for-later')).SaveForLater
    : null;
  const SavedForLater = FEATURES.saveForLater
    ? (await import('@/components/cart/later/saved-for-later')).SavedForLater
    : null;
  const form = `checkout-${crypto.randomUUID()}`;
  const fields = FEATURES.orderFields
    ? await orderFields(
        form,
        failed.orderValues ?? (estimated?.cart ?? cart)?.orderValues ?? {},
        code === 'details-missing',
      )
    : null;
  const { guarantee } = SHOP.law ?? {};
  const opensGuarantee = guarantee ? guarantee.notice === 'open' : false;
  return (
    <div className="page-frame">
      <PageHeading title={(await getMessages()).cart.title} />
      <ProvideMessages
        areas={['cart', 'cartChanges', 'totals', ...(SaveForLater ? (['savedLines'] as const) : [])]}
      >
        <CartView
          // The cart of the estimate has the prices that its totals are made of.
          initialCart={estimated?.cart ?? cart}
          initialEstimate={estimated?.estimate ?? null}
          initialChoice={choice}
          // Data, because the lists are too long for the page's scripts.
          taxSubdivisions={subdivisionsOf(TAXED_BY_SUBDIVISION)}
          failedNote={failed.note}
          raise={raise}
          error={error && !error.isAboutCode ? error.message : null}
          errorAction={
            code === 'cart-lost' ? <SignIn returnTo={localHref(await getLang(), '/cart')} /> : null
          }
          codeError={error?.isAboutCode ? error.message : null}
          arrival={
            ArrivalDate ? (
              <p className="mb-3 text-small text-muted">
                <ArrivalDate arrivals={await getArrivals(await getLang())} />
              </p>
            ) : null
          }
          {...((FEATURES.guarantee || FEATURES.fees) && {
            notice: (
              <>
                {FEATURES.fees ? <FeesApart /> : null}
                {FEATURES.guarantee ? <GuaranteeRights open={opensGuarantee} /> : null}
              </>
            ),
          })}
          assurance={withSections(
            SHOP.sections?.summary,
            <>
              <p className="mt-3 text-center text-caption text-muted">
                {isSignedIn ? totals.payNext : totals.noAccount}
              </p>
              <PurchaseAssurance />
            </>,
          )}
          form={form}
          {...(fields && { fields: fields.required })}
          end={
            <>
              {fields?.optional ? <div className="mt-4">{fields.optional}</div> : null}
              {ShareCart && shareHref ? <ShareCart href={shareHref} messages={shareMessages} /> : null}
            </>
          }
          lineAction={SaveForLater ? <SaveForLater /> : null}
          below={SavedForLater ? <SavedForLater /> : null}
        />
        {withSections(SHOP.sections?.cart, <RecommendedSlot cart={cart} />)}
      </ProvideMessages>
    </div>
  );
}

/**
 * Returns the fields of the order: the required ones, which come before the checkout, and the others.
 * With `checked`, those with a wrong value say so.
 */
async function orderFields(form: string, values: OrderValues, checked: boolean) {
  const { offeredFields, wrongFields } = await import('@/lib/cart/order-fields');
  const { OrderFields } = await import('@/components/cart/order-fields');
  const { siteForms } = await getMessages();
  const now = Date.now();
  const fields = offeredFields(await getLang(), now);
  const wrong = checked ? wrongFields(values, now) : [];
  const errors = Object.fromEntries(
    fields
      .filter(({ name }) => wrong.includes(name))
      .map(({ name, label, input }) => [
        name,
        format('options' in input ? siteForms.chooseOne : siteForms.fillIn, { label }),
      ]),
  );
  const shown = (some: typeof fields) =>
    some.length > 0 ? (
      <OrderFields
        fields={some}
        {...{ values, errors, form }}
        choose={siteForms.choose}
        optional={(label) => format(siteForms.optional, { label })}
      />
    ) : null;
  return {
    required: shown(fields.filter(({ isRequired }) => isRequired)),
    optional: shown(fields.filter(({ isRequired }) => !isRequired)),
  };
}

/** The way to a cart that the shopper filled while signed in. */
async function SignIn({ returnTo }: { returnTo: string }) {
  return (
    <TextLink href={signInHref(returnTo)} prefetch={false} className="py-2.5">
      {(await getMessages()).signIn.signIn}
    </TextLink>
  );
}

/**
 * Returns null if the read fails. An unreadable cart is not an empty cart: the view reports the
 * failure and retries.
 */
async function readOrNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    report(error, '/cart');
    return null;
  }
}

/** Limit in milliseconds, so that a slow carrier does not delay the page. */
const ESTIMATE_TIMEOUT_MS = 2_500;

/** Products that go well with the cart. Renders nothing without the feature. */
async function RecommendedSlot({ cart }: { cart: Cart | null }) {
  const CartRecommendations = FEATURES.recommendations
    ? (await import('@/components/recommendations/cart-recommendations')).CartRecommendations
    : null;
  const Report = FEATURES.analytics ? (await import('@/components/analytics/analytics')).ReportView : null;
  if (CartRecommendations === null) return null;
  const title = (await getMessages()).recommended.cart;
  return (
    <section aria-label={title} className="pt-section not-has-[[data-row]]:hidden noscript:hidden">
      <h2 className="mb-6 font-display text-title">{title}</h2>
      <OptionalPart>
        <CartRecommendations
          label={title}
          productIds={cart?.lines.map(({ productId }) => productId) ?? []}
          Report={Report}
        >
          <RecommendedSkeleton />
        </CartRecommendations>
      </OptionalPart>
    </section>
  );
}
