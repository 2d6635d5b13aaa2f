import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { products } from '../../catalog/schema';
import { hostedPage, messageBody } from '../../core/html-page';
import { fill, moneyIn } from '../../core/language';
import { pageLanguage, pageTexts } from '../../core/page-language';
import type { Platform } from '../../core/platform';
import { readCatalogItems } from '../../ecom/lines/catalog';
import { withLanguageOfUrl } from '../../multilingual/requested-view';
import type { Callbacks, Intent } from '../../redirects/request';
import { findRedirectSession } from '../../redirects/store';

/**
 * Apps that the sandbox's site has not installed, by the kind of redirect session that leads to
 * them.
 */
const OTHER_APPS: Partial<Record<Intent['kind'], { name: string; back?: keyof Callbacks }>> = {
  bookingsCheckout: { name: 'Bookings', back: 'bookingsServiceListUrl' },
  bookingsBook: { name: 'Bookings', back: 'bookingsServiceListUrl' },
  eventsCheckout: { name: 'Events' },
  paidPlansCheckout: { name: 'Pricing Plans', back: 'planListUrl' },
  ecomOrderPaymentRequest: { name: 'Payment Requests' },
};

/**
 * The site's own pages that redirect sessions and cart lines lead to, except checkout and sign-in.
 */
export function sitePageRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { read } = platform.db;
  for (const path of ['/_hosted/other-app/*', '/product-page/*']) app.use(path, withLanguageOfUrl(platform));

  // The first step of another app's flow, with links to the callbacks of the session.
  app.get('/_hosted/other-app', async (c) => {
    const session = await findRedirectSession(read, c.req.query('sessionId') ?? '');
    const other = session && OTHER_APPS[session.request.intent.kind];
    const { page: texts } = pageTexts();
    if (session === undefined || other === undefined)
      return hostedPage(c, {
        title: texts.notFound,
        body: messageBody(texts.brokenLink, texts.newLink, []),
        status: 404,
      });
    const { callbacks } = session.request;
    const links = [callbacks.postFlowUrl, other.back && callbacks[other.back]].flatMap((href) =>
      href ? [{ href, text: fill(texts.backTo, { place: new URL(href).host }) }] : [],
    );
    const text = fill(texts.otherApp, { name: other.name });
    return hostedPage(c, { title: other.name, body: messageBody(other.name, text, links) });
  });

  app.get('/product-page/:slug', async (c) => {
    const [row] = await read
      .select({ id: products.id, visible: products.visible })
      .from(products)
      .where(eq(products.slug, c.req.param('slug')));
    const item = row?.visible
      ? (await readCatalogItems(read, [{ catalogItemId: row.id }])).get(row.id)
      : undefined;
    const language = pageLanguage();
    const { page: texts } = language.texts;
    if (item === undefined)
      return hostedPage(c, {
        title: texts.notFound,
        body: messageBody(texts.notFound, texts.noProduct, []),
        status: 404,
      });
    const picture = item.mainPictureId === undefined ? undefined : item.pictures.get(item.mainPictureId);
    const prices = item.variants.map(({ price }) => price);
    const lowest = moneyIn(language, Math.min(...prices));
    const body = html`<div class="message">
      <h1>${item.name}</h1>
      ${
        picture
          ? html`<p><img src="/media/${picture.id}/v1/fit/w_480,h_480,q_85,enc_auto/picture.jpg" alt="${picture.altText}" /></p>`
          : ''
      }
      <p>${Math.min(...prices) < Math.max(...prices) ? fill(texts.from, { price: lowest }) : lowest}</p>
    </div>`;
    return hostedPage(c, { title: item.name, body });
  });

  return app;
}
