import { type Context, Hono } from 'hono';
import { readForm } from '../../core/arguments';
import { hostedPage, messageBody } from '../../core/html-page';
import { fill, moneyIn } from '../../core/language';
import { pageLanguage, pageTexts } from '../../core/page-language';
import type { Platform } from '../../core/platform';
import { quoteCheckout } from '../../ecom/checkout/checkout';
import type { CheckoutDocument } from '../../ecom/checkout/types';
import type { ResolvedLine } from '../../ecom/lines/types';
import { productNameWire } from '../../ecom/lines/wire';
import { type Payment, type Placement, placeOrder } from '../../ecom/orders/create/place';
import type { RuleBreach } from '../../ecom/quote/order-rules';
import type { Quote } from '../../ecom/quote/quote';
import { withLanguageOfUrl } from '../../multilingual/requested-view';
import { hostedAssetRoutes } from '../assets';
import { readCard } from './cards';
import {
  type CheckoutErrors,
  type CheckoutValues,
  checkValues,
  documentOf,
  readCheckoutForm,
  valuesOf,
} from './form';
import { type CheckoutVisit, findVisit, thankYouUrl } from './session';
import { thankYouBody } from './thank-you';
import { checkoutBody } from './view';

const CHECKOUT = '/__ecom/checkout';

/**
 * The hosted checkout: a form that works without a script, and the thank-you page for shops that
 * have none.
 */
export function hostedCheckoutRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;
  app.route('/', hostedAssetRoutes());
  app.use('/__ecom/*', withLanguageOfUrl(platform));

  const quoteFor = (visit: CheckoutVisit, document: CheckoutDocument) =>
    quoteCheckout(db.read, clock.now(), { ...visit.checkout, document });

  /** Renders the page with current totals. Stock that has run out since is always reported. */
  async function show(
    c: Context,
    visit: CheckoutVisit,
    { document, values, errors = {}, alert, status = 200 }: Shown,
  ) {
    const quote = await quoteFor(visit, document);
    if (quote.lines.length === 0) return nothingToBuy(c, visit);
    const short = quote.lines.filter(({ availability }) => availability.status !== 'AVAILABLE');
    const body = checkoutBody({
      visit,
      quote,
      values: { ...values, delivery: quote.selected?.code ?? '' },
      errors,
      alert: alert ?? (short.length > 0 ? soldOutMessage(short) : undefined),
    });
    return hostedPage(c, { title: pageTexts().checkout.title, body, status, script: '/_hosted/checkout.js' });
  }

  app.get(CHECKOUT, async (c) => {
    const visit = await findVisit(platform, c.req.query());
    if (visit === undefined) return unknownVisit(c);
    const { completed, orderId, document } = visit.checkout;
    if (completed && orderId !== null) return c.redirect(thankYouUrl(platform, visit, orderId), 303);
    if (completed) return unknownVisit(c);
    return show(c, visit, { document, values: valuesOf(document) });
  });

  app.post(CHECKOUT, async (c) => {
    const visit = await findVisit(platform, c.req.query());
    if (visit === undefined) return unknownVisit(c);
    const { checkout } = visit;
    if (checkout.completed && checkout.orderId !== null)
      return c.redirect(thankYouUrl(platform, visit, checkout.orderId), 303);

    const { values, intent, total } = readCheckoutForm(await readForm(c));
    const { needsShipping: ships } = await quoteFor(visit, checkout.document);
    const document = documentOf(values, checkout.document, { ships });
    const quote = await quoteFor(visit, document);
    if (intent === 'update') return show(c, visit, { document, values });

    const errors = checkValues(values, { ships, pays: quote.due > 0 });
    if (Object.keys(errors).length > 0) return show(c, visit, { document, values, errors, status: 400 });
    const placement = await placeOrder(platform, {
      checkoutId: checkout.id,
      buyer: visit.buyer,
      document,
      expectedDue: total,
      payment: readCard(values.cardNumber) ?? NOTHING_DUE,
      orderUrl: (orderId) => thankYouUrl(platform, visit, orderId),
    });
    if (placement.kind === 'placed') return c.redirect(thankYouUrl(platform, visit, placement.orderId), 303);
    return show(c, visit, { document, values, ...rejectionOf(placement) });
  });

  app.get('/__ecom/thank-you', async (c) => {
    const visit = await findVisit(platform, c.req.query());
    const body = visit && (await thankYouBody(platform, visit));
    return body ? hostedPage(c, { title: pageTexts().thankYou.title, body }) : unknownVisit(c);
  });

  return app;
}

type Shown = {
  document: CheckoutDocument;
  values: CheckoutValues;
  errors?: CheckoutErrors;
  alert?: string;
  status?: 200 | 400 | 402 | 409;
};

/** The card field is left out only when the total is zero. */
const NOTHING_DUE: Payment = { kind: 'unpaid' };

function rejectionOf(
  placement: Exclude<Placement, { kind: 'placed' }>,
): Pick<Shown, 'alert' | 'errors' | 'status'> {
  const { checkout: texts, errors } = pageTexts();
  switch (placement.kind) {
    case 'declined':
      return { alert: texts.declined, errors: { cardNumber: errors.cardDeclined }, status: 402 };
    case 'unavailable':
      return { alert: soldOutMessage(placement.lines), status: 409 };
    case 'total-changed':
      return { alert: texts.totalChanged, status: 409 };
    case 'not-calculated':
      return { alert: alertFor(placement.quote), status: 409 };
    case 'forbidden':
      return { alert: breachText(placement.breach), status: 409 };
    case 'empty':
    case 'not-found':
      return { alert: texts.closed, status: 409 };
  }
}

/** Returns why no total can be shown. */
function alertFor({ errors }: Quote): string {
  const { checkout: texts } = pageTexts();
  if (errors.shipping) return texts.noShippingCharged;
  return errors.membership ? texts.membershipCharged : texts.optionsChanged;
}

function breachText(breach: RuleBreach): string {
  const language = pageLanguage();
  const { checkout: texts } = language.texts;
  return breach.code === 'MEMBERS_ONLY_ITEM'
    ? fill(texts.membersOnly, { names: breach.names.join(', ') })
    : fill(texts.minimum, { amount: moneyIn(language, breach.minimumSubtotal) });
}

function soldOutMessage(lines: ResolvedLine[]): string {
  const { checkout: texts } = pageTexts();
  const sentences = lines.map((line) => {
    const { status, quantityAvailable } = line.availability;
    const name = productNameWire(line).translated;
    return status === 'PARTIALLY_AVAILABLE'
      ? fill(texts.onlyLeft, { count: quantityAvailable ?? 0, name })
      : fill(texts.soldOut, { name });
  });
  return [...sentences, texts.changeCart].join(' ');
}

function unknownVisit(c: Context) {
  const { checkout: texts } = pageTexts();
  const body = messageBody(texts.notFound, texts.notFoundText, []);
  return hostedPage(c, { title: texts.notFound, body, status: 404 });
}

function nothingToBuy(c: Context, { callbacks: { postFlowUrl } }: CheckoutVisit) {
  const { page, checkout: texts } = pageTexts();
  const links = postFlowUrl ? [{ href: postFlowUrl, text: page.backToShop }] : [];
  const body = messageBody(texts.nothingToBuy, texts.empty, links);
  return hostedPage(c, { title: texts.title, body, status: 409 });
}
