import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CartView } from '@/components/cart/cart-view';
import { PageHeading } from '@/components/layout/page-heading';
import { PurchaseAssurance } from '@/components/layout/purchase-assurance';
import { TextLink } from '@/components/ui/link';
import * as places from '@/features/places/cart-page';
import { fillPlace } from '@/features/places/fill-place';
import { alternates } from '@/features/places/metadata';
import { TAXED_BY_SUBDIVISION } from '@/lib/cart/countries';
import { formattedCart } from '@/lib/cart/formatted-cart';
import { readCart, readEstimate } from '@/lib/cart/operations';
import { readSentForm } from '@/lib/cart/plain-forms';
import { readTotalsChoice } from '@/lib/cart/totals-choice';
import { errorFromAddress } from '@/lib/errors/messages';
import { nullOnFailure } from '@/lib/http/null-on-failure';
import { getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { subdivisionsOf } from '@/lib/model/subdivisions';
import { isMember } from '@/lib/session/read';
import { withinTime } from '@/lib/timeout';
import { localHref, signInHref } from '@/lib/urls';

// Rendered in full, with the cart in the HTML, so that it works without JavaScript.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).cart.title, alternates: await alternates(await getLang(), '/cart') };
}

export default async function CartPage({ searchParams }: PageProps<'/[lang]/cart'>) {
  // A prefetch stops here. Otherwise it would mistake its own end for a platform failure.
  await connection();
  const choice = await readTotalsChoice();
  const [cart, estimated] = await Promise.all([
    // An unreadable cart is not an empty one: the view reports the failure and retries.
    nullOnFailure(readCart(), '/cart'),
    // After the limit, the browser requests it.
    nullOnFailure(withinTime(readEstimate(choice), ESTIMATE_TIMEOUT_MS, null), '/cart'),
  ]);
  const messages = await getMessages();
  const isSignedIn = await isMember();
  const sent = await readSentForm();
  const lang = await getLang();
  const code = (await searchParams).error;
  const increase = code === 'price-raised' ? sent.increase : null;
  const error = increase ? null : errorFromAddress(code, lang);
  const form = `checkout-${crypto.randomUUID()}`;
  // The cart of the estimate has the prices that its totals are made of.
  const shown = estimated?.cart ?? cart;
  const estimate = estimated?.estimate ?? null;
  const checkout = {
    form,
    cart,
    values: sent.orderValues ?? shown?.orderValues ?? {},
    isIncomplete: code === 'details-missing',
  };
  return (
    <div className="page-frame">
      <PageHeading title={messages.cart.title} />
      <ProvideMessages areas={['cart', 'cartChanges', 'totals', ...places.messageAreas]}>
        {await fillPlace(places.cartStart, { cart: shown })}
        <CartView
          initialCart={shown}
          initialEstimate={estimate}
          formatted={shown ? formattedCart(shown, { estimate, country: choice.country, lang, messages }) : {}}
          initialChoice={choice}
          // Data, because the lists are too long for the page's scripts.
          taxSubdivisions={subdivisionsOf(TAXED_BY_SUBDIVISION)}
          failedNote={sent.note}
          increase={increase}
          error={error && !error.isAboutCode ? error.message : sent.message}
          errorAction={code === 'cart-lost' ? <SignIn returnTo={localHref(lang, '/cart')} /> : null}
          codeError={error?.isAboutCode ? error.message : null}
          arrival={await fillPlace(places.arrival, {})}
          notice={await fillPlace(places.checkoutNotice, {})}
          assurance={
            <>
              <p className="mt-3 text-center text-caption text-muted">
                {messages.totals[isSignedIn ? 'payNext' : 'noAccount']}
              </p>
              <PurchaseAssurance />
              {await fillPlace(places.summary, { cart })}
            </>
          }
          form={form}
          fields={await fillPlace(places.orderFields, checkout)}
          end={await fillPlace(places.summaryEnd, checkout)}
          lineAction={await fillPlace(places.lineAction, {})}
          below={await fillPlace(places.belowLines, {})}
        />
        {await fillPlace(places.cart, { cart })}
      </ProvideMessages>
    </div>
  );
}

async function SignIn({ returnTo }: { returnTo: string }) {
  return (
    <TextLink href={signInHref(returnTo)} prefetch={false} className="py-2.5">
      {(await getMessages()).signIn.signIn}
    </TextLink>
  );
}

/** In milliseconds, so that a slow carrier does not delay the page. */
const ESTIMATE_TIMEOUT_MS = 2_500;
