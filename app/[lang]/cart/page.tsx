import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CartView } from '@/components/cart/cart-view';
import { PageHeading } from '@/components/layout/page-heading';
import { readCart, readEstimate } from '@/lib/cart/operations';
import { readTotalsChoice } from '@/lib/cart/totals-choice';
import { errorFromAddress } from '@/lib/errors/from-address';
import { report } from '@/lib/http/respond';
import { alternates } from '@/lib/i18n/alternates';
import { ProvideMessages } from '@/lib/i18n/provide-messages';
import { getLang, getMessages } from '@/lib/i18n/server-messages';

// Answered whole, with the cart in the HTML, so that it works without a script.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).cart.title, alternates: alternates(await getLang(), '/cart') };
}

export default async function CartPage({ searchParams }: PageProps<'/[lang]/cart'>) {
  // A prefetch stops here: it must not take its own end for a failure of the platform.
  await connection();
  const choice = await readTotalsChoice();
  const [cart, estimate] = await Promise.all([orNull(readCart()), orNull(withinLimit(readEstimate(choice)))]);
  const error = errorFromAddress((await searchParams).error, await getLang());
  return (
    <div className="page-frame">
      <PageHeading title={(await getMessages()).cart.title} />
      <ProvideMessages areas={['cart', 'cartChanges', 'totals']}>
        <CartView
          initialCart={cart}
          initialEstimate={estimate}
          initialChoice={choice}
          error={error && !error.aboutCoupon ? error.messages : null}
          couponError={error?.aboutCoupon ? error.messages : null}
        />
      </ProvideMessages>
    </div>
  );
}

/** A cart that cannot be read is not an empty cart: the view says so and tries again. */
async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    report(error, '/cart');
    return null;
  }
}

/** A slow carrier must not hold the page back. In milliseconds. */
const LONGEST_WAIT = 2_500;

/** What is read, or null when it takes too long: the browser then requests it by itself. */
async function withinLimit<T>(read: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_WAIT);
  });
  try {
    return await Promise.race([read, limit]);
  } finally {
    clearTimeout(timer);
  }
}
