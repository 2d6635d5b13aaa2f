import 'server-only';
import type { NextRequest } from 'next/server';
import { type ProductPart, productsOf, readParts } from '@/lib/catalog/product-parts';
import { getCategories } from '@/lib/catalog/readers';
import { readsCatalog } from '@/lib/catalog/request-view';
import { ShopError } from '@/lib/errors/shop-error';
import { answerError } from '@/lib/http/respond';
import { CURRENCIES, catalogView, otherCurrency } from '@/lib/i18n/catalog-view';
import { DEFAULT_LANG, LANGS, type Lang } from '@/lib/i18n/lang';
import { countAttempt } from '@/lib/limits/limit';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { Category } from '@/lib/model/product';
import { productTrail } from '@/lib/model/product-list';
import { report } from '@/lib/observe/report';
import { processState } from '@/lib/process-state';
import { productFacts } from '@/lib/seo/product-facts';
import { withinTime } from '@/lib/timeout';
import { type FeedFormat, listedOffers } from './feed-formats';

/** Below the 30 s after which server/main.mjs closes a silent connection: a program gets `Retry-After`. */
const MAX_READING_MS = 20_000;

/** @throws PlatformError; ShopError `busy` when it takes too long or the program has left */
async function getParts(view: CatalogView, signal: AbortSignal): Promise<ProductPart[]> {
  const end = Date.now() + MAX_READING_MS;
  const parts: ProductPart[] = [];
  const read = async () => {
    for await (const part of readParts(view)) {
      parts.push(part);
      if (part.cursor !== null && (signal.aborted || Date.now() > end)) return false;
    }
    return true;
  };
  if (await withinTime(read(), MAX_READING_MS, false)) return parts;
  // The next request goes on from here.
  throw new ShopError('busy', { retryAfterSeconds: 1 });
}

/** Feeds that are read or sent at once. The parts of a large one take some megabytes. */
const MAX_OPEN = 4;
const sending = processState('feeds', () => ({ count: 0 }));

/**
 * Reads every part before the first byte is sent: a feed that ends early would look like a shop with fewer
 * products. After a failure, the parts stay cached, so that the next request goes on from there.
 * @param signal aborted when the program leaves. The framework then never reads the stream
 * @throws PlatformError, with the status 429 when the feeds' part of the quota is used up; ShopError `busy`
 */
async function openFeed(
  format: FeedFormat,
  lang: Lang,
  currency: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  if (sending.count >= MAX_OPEN) throw new ShopError('busy');
  sending.count += 1;
  const leave = once(() => {
    sending.count -= 1;
  });
  signal.addEventListener('abort', leave);
  try {
    const categories = await getCategories(catalogView(lang));
    const parts = await getParts(catalogView(lang, currency), signal);
    const rows = rowsOf(format, lang, parts, categories);
    const encoder = new TextEncoder();
    return new ReadableStream({
      pull(controller) {
        const { value, done } = rows.next();
        if (!done) return controller.enqueue(encoder.encode(value));
        leave();
        controller.close();
      },
      cancel: leave,
    });
  } catch (error) {
    leave();
    throw error;
  }
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

function* rowsOf(
  { start, row, end }: FeedFormat,
  lang: Lang,
  parts: readonly ProductPart[],
  categories: Category[],
): Generator<string, undefined> {
  yield start(lang);
  // A product can be in two parts.
  let before = new Set<string>();
  for (const part of parts) {
    const products = productsOf(part);
    yield products
      .filter(({ id, isUnlisted }) => !before.has(id) && !isUnlisted)
      .flatMap((product) => {
        const facts = productFacts(product, lang);
        const names = productTrail(categories, product).map(({ name }) => name);
        return listedOffers(facts).map((offer) => row({ ...facts, categories: names }, offer));
      })
      .join('');
    before = new Set(products.map(({ id }) => id));
  }
  yield end;
}

/** `?lang=de` selects texts and pages, and `?currency=EUR` prices as the platform converts them. */
export const feedRoute = (format: FeedFormat) =>
  readsCatalog(async ({ method, nextUrl, signal }: NextRequest) => {
    try {
      const { searchParams } = nextUrl;
      const code = searchParams.get('lang') ?? DEFAULT_LANG;
      const lang = LANGS.find((known) => known === code);
      const currency = searchParams.get('currency');
      const isCurrency = currency === null || CURRENCIES.includes(currency);
      if (!FEATURES.feeds || !lang || !isCurrency) throw new ShopError('not-found');
      await countAttempt('feed', '');
      const feed = await openFeed(format, lang, otherCurrency(currency), signal);
      // The framework answers HEAD with this handler and never reads the stream.
      if (method === 'HEAD') await feed.cancel();
      return new Response(method === 'HEAD' ? null : feed, {
        headers: {
          'content-type': format.contentType,
          'cache-control': 'public, max-age=300, s-maxage=900',
          'x-robots-tag': 'noindex',
        },
      });
    } catch (error) {
      return answerError(report(error, 'GET /feeds'));
    }
  });
