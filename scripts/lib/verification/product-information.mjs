import { z } from 'zod';
import { LIVE_API_ORIGIN } from '../../../lib/config/platform-origins.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';
import { withEnvFiles } from '../settings/env-files.mjs';

/**
 * Lists what the products of a site lack of the information that `law` requires on their pages
 * (docs/consumer-law.md).
 */

/**
 * @typedef {object} Checked a product, as lib/catalog/product-information.ts checks it
 * @property {string} slug
 * @property {'physical' | 'digital'} kind
 * @property {{ title: string, key?: string, html: string }[]} sections
 * @property {boolean} hasPicture
 * @property {boolean} hasItemNumber
 */

/** In milliseconds, for each call. */
const TIMEOUT_MS = 20_000;
/** The most that the platform answers at once. */
const PAGE = 100;
const MAX_PAGES = 200;

/** @typedef {(product: Checked) => { required: string[], named: string[] }} Check */

/**
 * Prints what each product of the site lacks.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code: 1 when a product lacks something that is required
 */
export async function reportProductInformation(env = withEnvFiles('production')) {
  if (!env.WIX_CLIENT_ID) throw new Failure('WIX_CLIENT_ID is not set: there is no site to check.');
  const { lines, isComplete } = listMissing(await readProducts(env), await loadCheck());
  for (const line of lines) console.log(line);
  return isComplete ? 0 : 1;
}

/**
 * @param {readonly Checked[]} products
 * @param {Check} check
 * @returns {{ lines: string[], isComplete: boolean }}
 */
export function listMissing(products, check) {
  const rows = products.map((product) => ({ slug: product.slug, ...check(product) }));
  const incomplete = rows.filter(({ required }) => required.length > 0);
  return {
    lines: [
      ...incomplete.map(({ slug, required }) => `✖ ${slug}: no ${required.join(', no ')}`),
      ...rows
        .filter(({ named }) => named.length > 0)
        .map(({ slug, named }) => `– ${slug}: no section ${named.map((name) => `“${name}”`).join(', ')}`),
      `${products.length - incomplete.length} of ${products.length} products have what law.productSafety requires.`,
    ],
    isComplete: incomplete.length === 0,
  };
}

/**
 * Returns the check of the shop at the root, with its configuration. Both are TypeScript.
 * @returns {Promise<Check>}
 */
export async function loadCheck() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: `export { default as shop } from '@/shop.config';
        export { missingInformation } from '@/lib/catalog/product-information';`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: `${root}/tsconfig.json`,
  });
  const code = outputFiles[0]?.text ?? '';
  const { shop, missingInformation } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (product) => missingInformation(product, shop.law);
}

/**
 * Reads all products of a site as a visitor, from the catalog that it has.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Checked[]>}
 */
export async function readProducts(env) {
  const origin = env.WIX_API_ORIGIN?.trim() || LIVE_API_ORIGIN;
  const send = async (
    /** @type {string} */ path,
    /** @type {object} */ body,
    /** @type {string} */ token,
  ) => {
    const response = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Failure(`${path} responded with ${response.status}.`);
    return Object(await response.json());
  };
  const tokens = await send('/oauth2/token', { clientId: env.WIX_CLIENT_ID, grantType: 'anonymous' }, '');
  const token = String(tokens.access_token);
  const version = await fetch(new URL('/stores/v3/provision/version', origin), {
    headers: { authorization: token },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const isV3 = Object(await version.json()).catalogVersion === 'V3_CATALOG';
  /** @type {Checked[]} */
  const products = [];
  let cursor = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = isV3
      ? await send('/stores/v3/products/query', queryOfV3(cursor), token)
      : await send(
          '/stores-reader/v1/products/query',
          { query: { paging: { limit: PAGE, offset: page * PAGE } }, includeVariants: true },
          token,
        );
    const found = z.array(isV3 ? productOfV3 : productOfV1).parse(answer.products ?? []);
    products.push(...found);
    cursor = String(answer.pagingMetadata?.cursors?.next ?? '');
    if (isV3 ? cursor === '' : found.length < PAGE) break;
  }
  return products;
}

/** @param {string} cursor */
const queryOfV3 = (cursor) => ({
  query: { cursorPaging: { limit: PAGE, ...(cursor && { cursor }) } },
  fields: ['INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO', 'MIN_PRICE_VARIANT'],
});

const text = z.string().nullish();

/** What the check reads of products of Catalog V3. */
const productOfV3 = z
  .object({
    slug: z.string(),
    productType: text,
    infoSections: z.array(z.object({ title: text, uniqueName: text, plainDescription: text })).nullish(),
    media: z.object({ main: z.unknown() }).nullish(),
    variantSummary: z.object({ minPriceVariant: z.object({ sku: text }).nullish() }).nullish(),
  })
  .transform(({ slug, productType, infoSections, media, variantSummary }) => ({
    slug,
    kind: productType === 'DIGITAL' ? /** @type {const} */ ('digital') : /** @type {const} */ ('physical'),
    sections: (infoSections ?? []).map(({ title, uniqueName, plainDescription }) => ({
      title: title ?? '',
      key: uniqueName ?? '',
      html: plainDescription ?? '',
    })),
    hasPicture: Boolean(media?.main),
    hasItemNumber: Boolean(variantSummary?.minPriceVariant?.sku),
  }));

/** What the check reads of products of Catalog V1. */
const productOfV1 = z
  .object({
    slug: z.string(),
    productType: text,
    additionalInfoSections: z.array(z.object({ title: text, description: text })).nullish(),
    media: z.object({ mainMedia: z.unknown() }).nullish(),
    sku: text,
    variants: z.array(z.object({ variant: z.object({ sku: text }).nullish() })).nullish(),
  })
  .transform(({ slug, productType, additionalInfoSections, media, sku, variants }) => ({
    slug,
    kind: productType === 'digital' ? /** @type {const} */ ('digital') : /** @type {const} */ ('physical'),
    sections: (additionalInfoSections ?? []).map(({ title, description }) => ({
      title: title ?? '',
      html: description ?? '',
    })),
    hasPicture: Boolean(media?.mainMedia),
    hasItemNumber: Boolean(sku || variants?.some(({ variant }) => variant?.sku)),
  }));
