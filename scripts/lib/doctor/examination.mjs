import { generationOfVersion } from '../../../lib/wix/catalog/catalog-version.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';
import { readProducts } from './products.mjs';
import { catalogVersionOf, visitSite } from './site.mjs';

/** Compares a site with the shop that is to be its storefront. Changes nothing on the site. */

/** @typedef {import('./site.mjs').Ask} Ask */
/** @typedef {import('./products.mjs').SiteProduct} SiteProduct */
/** @typedef {import('../../../lib/config/shop-schema').Shop} Shop */
/** @typedef {Record<string, string | undefined>} Environment */
/**
 * `wrong`: the shop cannot go live with it. `open`: somebody has to look at it.
 * @typedef {{ state: 'right' | 'wrong' | 'open', text: string, click?: string }} Finding
 */
/**
 * @typedef {object} ShopModules of the shop at the root
 * @property {Shop} shop
 * @property {typeof import('../../../lib/catalog/product-information').missingInformation} missingInformation
 */

const HEADLESS = 'Wix dashboard: Settings → Headless settings → your client → URLs';
const DOMAINS =
  'Wix dashboard: Settings → Domains → make a domain that Wix serves the primary one, such as the free wixsite.com address';
const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const GIFT_CARDS_APP_ID = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';
/** Products with the same problem that are named. */
const NAMED = 5;
/** Products that are tried in a cart. */
const TRIED = 5;

/** @type {(text: string) => Finding} */
const right = (text) => ({ state: 'right', text });
/** @type {(text: string, click: string) => Finding} */
const wrong = (text, click) => ({ state: 'wrong', text, click });
/** @type {(text: string, click: string) => Finding} */
const open = (text, click) => ({ state: 'open', text, click });

/**
 * Prints what is right and wrong with the site of `WIX_CLIENT_ID`.
 *
 * @param {Environment} env
 * @returns {Promise<number>} the exit code: 1 when something is wrong
 */
export async function doctor(env) {
  if (!env.WIX_CLIENT_ID?.trim())
    throw new Failure(
      'WIX_CLIENT_ID is not set: there is no site to check. Wix dashboard: Settings → Headless settings → create an OAuth app, and copy its client ID to .env.local.',
    );
  const findings = await examine(env, await loadShop());
  for (const line of findings.flatMap(linesOf)) console.log(line);
  const count = (/** @type {Finding['state']} */ state) =>
    findings.filter((finding) => finding.state === state).length;
  console.log(`\n${count('right')} right, ${count('wrong')} wrong, ${count('open')} to look at.`);
  return count('wrong') > 0 ? 1 : 0;
}

const SIGNS = { right: '✔', wrong: '✖', open: '!' };

/** @param {Finding} finding */
const linesOf = ({ state, text, click }) => [
  `${SIGNS[state]} ${text}`,
  ...(click === undefined ? [] : [`    → ${click}`]),
];

/**
 * Returns the modules of the shop at the root, which are TypeScript.
 * @returns {Promise<ShopModules>}
 */
export async function loadShop() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: `import source from '@/shop.config';
        import { readShop } from '@/lib/config/shop-schema';
        export { missingInformation } from '@/lib/catalog/product-information';
        export const shop = readShop(source);`,
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
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/**
 * @param {Environment} env
 * @param {ShopModules} modules
 * @returns {Promise<Finding[]>}
 * @throws {Failure} when the site cannot be checked at all
 */
export async function examine(env, { shop, missingInformation }) {
  const ask = await visitSite(env);
  const found = generationOfVersion((await catalogVersionOf(ask)) ?? '');
  const settings = [right('The platform knows the client ID.'), ...settingsOf(env)];
  if (found.generation === null)
    return [
      ...settings,
      wrong(`${found.problem}.`, 'Wix dashboard: Apps → App Market → Wix Stores → Add to site'),
    ];
  const isV3 = found.generation === 'v3';
  const products = await readProducts(ask, isV3);
  return [
    ...settings,
    ...generations(env, found.generation),
    ...(await checkout(ask, env, products)),
    ...(await signIn(ask, env)),
    ...(await currencies(ask, isV3, shop, products)),
    ...(await languages(ask, isV3, shop, products)),
    ...(await apps(ask, shop)),
    ...catalog(shop, products),
    ...law(shop, products, missingInformation),
  ];
}

/**
 * @param {Environment} env
 * @returns {Finding[]}
 */
function settingsOf(env) {
  const address = addressOf(env);
  return [
    address?.protocol === 'https:'
      ? right(`The shop is ${address.origin}.`)
      : wrong(
          'SITE_URL is not an address with https:.',
          'SITE_URL=https://shop.example.com in the environment',
        ),
    env.WIX_APP_ID && env.WIX_WEBHOOK_PUBLIC_KEY
      ? right('Webhooks show changes at once.')
      : open(
          'Without webhooks, a change shows after five minutes.',
          'docs/deploy.md: WIX_APP_ID and WIX_WEBHOOK_PUBLIC_KEY',
        ),
    env.PLATFORM_CALLS_PER_MINUTE
      ? right(`The shop makes at most ${env.PLATFORM_CALLS_PER_MINUTE} calls a minute.`)
      : open(
          'The shop counts on 200 calls a minute, the quota of an app.',
          'PLATFORM_CALLS_PER_MINUTE, if Wix has agreed on more. All servers of a shop share it',
        ),
  ];
}

/** @param {Environment} env */
const addressOf = ({ SITE_URL = '' }) => (URL.canParse(SITE_URL) ? new URL(SITE_URL) : null);

/**
 * @param {Environment} env
 * @param {'v1' | 'v3'} generation
 * @returns {Finding[]}
 */
function generations(env, generation) {
  const stated = env.WIX_CATALOG?.trim() || 'auto';
  return [
    stated === 'auto' || stated === generation
      ? right(`The site has Catalog ${generation.toUpperCase()}.`)
      : wrong(
          `WIX_CATALOG is ${stated}, but the catalog of the site is ${generation}.`,
          'Remove WIX_CATALOG',
        ),
    ...(env.WIX_CART === 'v1'
      ? [open('WIX_CART is v1, whose calls Wix removes on 1 February 2027.', 'Remove WIX_CART')]
      : []),
  ];
}

/**
 * Puts a product into the cart of a new visitor and asks for the payment page, as a shopper does.
 * Empties the cart again.
 *
 * @param {Ask} ask
 * @param {Environment} env
 * @param {readonly SiteProduct[]} products
 * @returns {Promise<Finding[]>}
 */
async function checkout(ask, env, products) {
  const candidates = products.filter(({ buyable }) => buyable !== null).slice(0, TRIED);
  if (candidates.length === 0)
    return [
      open(
        'No product can be bought without further choices, so checkout was not tried.',
        'Wix dashboard: Store Products → Inventory',
      ),
    ];
  const isV1 = env.WIX_CART === 'v1';
  const cart = `/ecom/${isV1 ? 'v1' : 'v2'}/carts/current`;
  try {
    const checkoutId = await tryCart(ask, cart, isV1, candidates);
    if (checkoutId.id === null)
      return [
        wrong(
          `No product can be bought: the cart answers ${checkoutId.reason}.`,
          'Wix dashboard: Settings → Accept Payments, then order something yourself',
        ),
      ];
    const { origin } = addressOf(env) ?? new URL('http://localhost');
    const answer = await ask('/_api/redirects-api/v1/redirect-session', {
      body: {
        ecomCheckout: { checkoutId: checkoutId.id },
        callbacks: { postFlowUrl: `${origin}/cart`, thankYouPageUrl: `${origin}/thank-you` },
      },
    });
    const allow = `allow ${new URL(origin).hostname} as a redirect domain`;
    const fullUrl = addressIn(answer);
    if (fullUrl === null) return [pageFinding('Checkout', answer, allow, null)];
    const isOwn = bareHost(fullUrl) === bareHost(new URL(origin));
    const inner = isOwn ? (fullUrl.searchParams.get('redirectUrl') ?? '') : '';
    const opened = URL.canParse(inner) ? new URL(inner) : fullUrl;
    const page = await statusOf(opened, { follows: true });
    const isOpen = page !== null && page < 400;
    if (isOwn && isOpen)
      return [
        open(
          `Checkout: ${fullUrl.host}, the primary domain of the site, is the shop itself. The shop opens the page behind it.`,
          `${DOMAINS}, so that sign-in and mails of the platform lead to its pages, too`,
        ),
      ];
    // Only an address on the site's primary domain names the page behind it.
    const isPrimary = isOwn || fullUrl.searchParams.has('redirectUrl');
    if (page === 404 || (isPrimary && !isOpen))
      return [
        wrong(
          `Checkout: the address on ${opened.host} answers ${page ?? 'nothing'}, as where a shop serves the primary domain of its site itself.`,
          DOMAINS,
        ),
      ];
    return [pageFinding('Checkout', answer, allow, page)];
  } finally {
    await ask(cart, { method: 'DELETE' });
  }
}

/**
 * @param {Ask} ask
 * @param {string} cart
 * @param {boolean} isV1
 * @param {readonly SiteProduct[]} candidates
 * @returns {Promise<{ id: string, reason?: undefined } | { id: null, reason: string }>}
 */
async function tryCart(ask, cart, isV1, candidates) {
  let reason = '';
  for (const { id, buyable } of candidates) {
    const items = [
      { catalogReference: { appId: STORES_APP_ID, catalogItemId: id, options: buyable }, quantity: 1 },
    ];
    const added = isV1
      ? await ask(`${cart}/add-to-cart`, { body: { lineItems: items } })
      : await ask(`${cart}/add-line-items`, { body: { catalogItems: items } });
    const paid =
      isV1 && added.status === 200
        ? await ask(`${cart}/create-checkout`, { body: { channelType: 'WEB' } })
        : added;
    const { checkoutId, cart: filled } = paid.body;
    const found = isV1 ? checkoutId : Object(filled).id;
    if (paid.status === 200 && typeof found === 'string') return { id: found };
    reason = paid.code || String(paid.status);
  }
  return { id: null, reason };
}

/**
 * @param {Ask} ask
 * @param {Environment} env
 * @returns {Promise<Finding[]>}
 */
async function signIn(ask, env) {
  const address = addressOf(env);
  if (address === null) return [];
  const redirectUri = `${address.origin}/auth/callback`;
  const answer = await ask('/_api/redirects-api/v1/redirect-session', {
    body: {
      auth: {
        authRequest: {
          clientId: env.WIX_CLIENT_ID,
          redirectUri,
          responseType: 'code',
          responseMode: 'query',
          scope: 'offline_access',
          state: 'doctor',
          codeChallengeMethod: 'S256',
          codeChallenge: 'doctor'.padEnd(43, '0'),
        },
        prompt: 'login',
      },
    },
  });
  return [
    pageFinding(
      'Sign-in',
      answer,
      `allow ${redirectUri} as a redirect URI`,
      await statusOf(addressIn(answer)),
    ),
  ];
}

/**
 * Returns the address that a redirect session leads to. Null without one.
 * @param {import('./site.mjs').Answer} answer
 */
function addressIn({ body }) {
  const { fullUrl } = Object(body.redirectSession);
  return typeof fullUrl === 'string' && URL.canParse(fullUrl) ? new URL(fullUrl) : null;
}

/** @param {URL} url */
const bareHost = ({ host }) => host.replace(/^www\./, '');

/**
 * Returns the status of a page. Null where nobody answers.
 * @param {URL | null} url
 * @param {{ follows?: boolean }} [options] whether one redirect is followed
 * @returns {Promise<number | null>}
 */
async function statusOf(url, { follows = false } = {}) {
  if (url === null) return null;
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  );
  await response?.body?.cancel();
  const next = response?.headers.get('location');
  if (follows && next && URL.canParse(next, url)) return statusOf(new URL(next, url));
  return response?.status ?? null;
}

/**
 * @param {string} name
 * @param {import('./site.mjs').Answer} answer
 * @param {string} allow
 * @param {number | null} page
 */
function pageFinding(name, answer, allow, page) {
  if (answer.status === 200 && page !== null && page < 400)
    return right(`${name}: the page of the platform opens, and leads back to the shop.`);
  if (answer.code === 'SITE_NOT_PUBLISHED_EXCEPTION')
    return wrong(
      `${name}: the site is not published, so the platform opens none of its pages.`,
      'Wix dashboard → Edit site → Publish',
    );
  const why =
    answer.status === 200 ? `its page answers ${page ?? 'nothing'}` : `${answer.code || answer.status}`;
  return wrong(
    `${name}: the platform does not open its page (${why}).`,
    `${HEADLESS}: ${allow}. The site must also be published: Wix dashboard → Edit site → Publish`,
  );
}

/**
 * @param {Ask} ask
 * @param {boolean} isV3
 * @param {Shop} shop
 * @param {readonly SiteProduct[]} products
 * @returns {Promise<Finding[]>}
 */
async function currencies(ask, isV3, { currency, features }, [first]) {
  if (!first?.currency) return [];
  const converted = await Promise.all(
    (features.currencies ?? []).map(async (code) => {
      const [shown] = await readProducts(ask, isV3, { headers: { 'x-wix-currency': code }, most: 1 });
      return shown?.currency === code
        ? right(`Prices are converted to ${code}.`)
        : wrong(
            `Prices are not converted to ${code}.`,
            `Wix dashboard: Settings → Language & region → Currency converter: add ${code}, or remove it from features.currencies`,
          );
    }),
  );
  return [
    first.currency === currency
      ? right(`The site sells in ${currency}.`)
      : wrong(
          `The site sells in ${first.currency}, and shop.config.ts says ${currency}.`,
          `currency: '${first.currency}' in shop.config.ts, or Wix dashboard: Settings → Language & region`,
        ),
    ...converted,
  ];
}

/**
 * @param {Ask} ask
 * @param {boolean} isV3
 * @param {Shop} shop
 * @param {readonly SiteProduct[]} products
 * @returns {Promise<Finding[]>}
 */
async function languages(ask, isV3, { features }, products) {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return Promise.all(
    (features.translatedCatalog ?? []).map(async (language) => {
      const { region } = new Intl.Locale(language).maximize();
      const linguist = `${language}|${language}-${region}|false|00000000-0000-0000-0000-000000000000`;
      const read = await readProducts(ask, isV3, { headers: { 'x-wix-linguist': linguist.toLowerCase() } });
      const same = read.filter(({ id, name }) => names.get(id) === name);
      if (same.length === read.length)
        return wrong(
          `No product has a text in “${language}”.`,
          `Wix dashboard: Settings → Multilingual: translate the products, or remove “${language}” from features.translatedCatalog`,
        );
      return same.length === 0
        ? right(`All products have texts in “${language}”.`)
        : open(
            `${same.length} of ${read.length} products have the same name in “${language}”: ${some(same)}.`,
            'Wix dashboard: Settings → Multilingual',
          );
    }),
  );
}

/**
 * Whether one of the features is on. By name, because a shop may have removed some.
 *
 * @param {Shop['features']} features
 * @param {string[]} names
 */
const isOn = (features, ...names) =>
  Object.entries(features).some(([name, value]) => names.includes(name) && value);

/** @param {false | { form: string } | undefined} entry */
const formOf = (entry) => (entry ? entry.form : undefined);

/**
 * @param {Ask} ask
 * @param {Shop} shop
 * @returns {Promise<Finding[]>}
 */
async function apps(ask, { features, law = {} }) {
  const hasMemberLists = isOn(features, 'saveForLater', 'wishlist');
  const forms = Object.entries({
    newsletter: features.forms?.newsletter,
    contact: features.forms?.contact,
    returns: features.forms?.returns,
    withdrawal: formOf(law.withdrawal),
    cancellation: formOf(law.cancellation),
  });
  /** @typedef {[isOn: unknown, name: string, call: Promise<import('./site.mjs').Answer> | null, click: string]} Read */
  /** @type {(name: string, id: string) => Read} */
  const collection = (name, id) => [
    true,
    name,
    ask('/wix-data/v2/items/query', { body: { dataCollectionId: id, query: {} } }),
    `CMS → Create collection “${id}”, which everyone can view (docs/pages.md)`,
  ];
  /** @type {Read[]} */
  const reads = [
    ...(features.blog ? [collection('Blog', 'Posts')] : []),
    ...(features.siteContent ? [collection('Texts of the CMS', 'SiteContent')] : []),
    [
      isOn(features, 'reviews'),
      'Reviews',
      isOn(features, 'reviews')
        ? ask('/reviews/v1/reviews/count', { body: { filter: { namespace: 'stores' } } })
        : null,
      'App Market → Wix Reviews → Add to site',
    ],
    [
      isOn(features, 'recommendations'),
      'Recommendations',
      isOn(features, 'recommendations') ? ask('/v1/recommendations/algorithms') : null,
      'App Market → Wix Stores. Without it, the shop recommends by its own rule',
    ],
    ...forms.map(
      ([name, id]) =>
        /** @type {Read} */ ([
          id,
          `The form for ${name}`,
          id ? ask(`/form-schema-service/v4/forms/${id}`) : null,
          'Forms & Submissions: open the form. Its id is in the address',
        ]),
    ),
    [
      hasMemberLists,
      'Lists of members',
      hasMemberLists
        ? ask('/wix-data/v2/items/query', { body: { dataCollectionId: 'SavedItems', query: {} } })
        : null,
      'CMS → Create collection “SavedItems” (docs/customize.md). Without it, lists stay in the browser',
    ],
  ];
  const findings = await Promise.all(
    reads
      .filter(([isOn]) => isOn)
      .map(async ([, name, call, click]) => {
        const answer = await call;
        return answer?.status === 200
          ? right(`${name}: the site has it.`)
          : wrong(
              `${name}: the site does not have it (${answer?.code || answer?.status}).`,
              `Wix dashboard: ${click}`,
            );
      }),
  );
  return [
    ...findings,
    ...(await giftCards(ask, features.giftCards)),
    ...(isOn(features, 'backInStock')
      ? [
          open(
            'Back in stock: only a request shows whether the site takes them.',
            'Wix dashboard: Store Products → Back in stock requests → start collecting',
          ),
        ]
      : []),
    ...(features.socialSignIn ?? []).map((provider) =>
      open(
        `Sign-in by ${provider}: only a sign-in shows whether the site offers it.`,
        'Wix dashboard: Settings → Signup & login security',
      ),
    ),
  ];
}

/**
 * @param {Ask} ask
 * @param {Shop['features']['giftCards']} sold
 * @returns {Promise<Finding[]>}
 */
async function giftCards(ask, sold) {
  if (!sold) return [];
  const cart = '/ecom/v2/carts/current';
  /** @type {string[]} */
  const missing = [];
  for (const { value, variantId } of sold.amounts) {
    const options = { wixGiftCardsAppNewCatalog: true, quantity: 1, variantId };
    const { body } = await ask(`${cart}/add-line-items`, {
      body: {
        catalogItems: [
          {
            catalogReference: { appId: GIFT_CARDS_APP_ID, catalogItemId: sold.productId, options },
            quantity: 1,
          },
        ],
      },
    });
    const { lineItems } = Object(body.cart);
    if (!Array.isArray(lineItems) || lineItems.length === 0) missing.push(value);
    else await ask(cart, { method: 'DELETE' });
  }
  return [
    missing.length === 0
      ? right('Gift cards: the site sells each amount.')
      : wrong(
          `Gift cards: the site does not sell ${missing.join(', ')}.`,
          'Wix dashboard: Gift Cards. features.giftCards has the ids of the product and its amounts',
        ),
  ];
}

/** @param {readonly { slug: string }[]} products */
const some = (products) =>
  `${products
    .slice(0, NAMED)
    .map(({ slug }) => slug)
    .join(', ')}${products.length > NAMED ? ' …' : ''}`;

/**
 * The texts and facts that the shop shows and products lack.
 *
 * @param {Shop} shop
 * @param {readonly SiteProduct[]} products
 * @returns {Finding[]}
 */
function catalog(shop, products) {
  const { facts = [], openSections = [], preselect = [], filters = [], giftCards: slugs, features } = shop;
  if (products.length === 0)
    return [wrong('The site has no products.', 'Wix dashboard: Store Products → New product')];
  const edit = 'Wix dashboard: Store Products';
  const lacking = (/** @type {string} */ what, /** @type {(product: SiteProduct) => boolean} */ lacks) => {
    const found = products.filter(lacks);
    return found.length > 0 ? [open(`${found.length} products without ${what}: ${some(found)}.`, edit)] : [];
  };
  const unknown = (
    /** @type {string} */ entry,
    /** @type {readonly string[]} */ names,
    /** @type {readonly string[]} */ known,
  ) => {
    const missing = names.filter((name) => !known.includes(name));
    return missing.length > 0
      ? [
          open(
            `${entry} names what no product has: ${missing.join(', ')}.`,
            `${edit}, or ${entry} in shop.config.ts`,
          ),
        ]
      : [];
  };
  const sections = products.flatMap((product) =>
    product.sections.flatMap(({ title, key }) => [title, key ?? '']),
  );
  const options = products.flatMap((product) => product.options);
  const marks = products.flatMap((product) => product.marks);
  const choices = filters.flatMap((filter) => filter.choices ?? []);
  return [
    right(`The site has ${products.length} products.`),
    ...lacking('a picture', ({ hasPicture }) => !hasPicture),
    ...lacking('a price', ({ price }) => !(price > 0)),
    ...(features.feeds ? lacking('an item number', ({ hasItemNumber }) => !hasItemNumber) : []),
    ...unknown('facts', facts, sections),
    ...unknown('openSections', openSections, sections),
    ...Object.entries(features).flatMap(([name, value]) => {
      /** @type {{ sections?: string[], options?: string[] }} of those that name some */
      const named = Object(value);
      return [
        ...unknown(`features.${name}.sections`, named.sections ?? [], sections),
        ...unknown(`features.${name}.options`, named.options ?? [], options),
      ];
    }),
    ...unknown('preselect', preselect, options),
    ...unknown(
      'filters',
      [
        ...filters.flatMap(({ option }) => (option && !options.includes(option) ? option : [])),
        ...choices.flatMap(({ section }) => (section && !sections.includes(section) ? section : [])),
        ...choices.flatMap(({ tag, ribbon }) => tag ?? ribbon ?? []),
        ...filters.flatMap(({ field }) => (field ? `${field.namespace}/${field.name}` : [])),
      ],
      marks,
    ),
    ...unknown(
      'giftCards',
      slugs,
      products.map(({ slug }) => slug),
    ),
  ];
}

/**
 * @param {Shop} shop
 * @param {readonly SiteProduct[]} products
 * @param {ShopModules['missingInformation']} missing
 * @returns {Finding[]}
 */
function law({ law: entry }, products, missing) {
  if (!entry?.productSafety && !entry?.productInformation) return [];
  const checked = products.map((product) => ({ slug: product.slug, ...missing(product, entry) }));
  const required = checked.flatMap(({ slug, required }) =>
    required.length > 0
      ? [wrong(`${slug} has no ${required.join(', no ')}.`, 'docs/consumer-law.md: law.productSafety')]
      : [],
  );
  const sections = [...new Set(checked.flatMap(({ named }) => named))].map((name) => {
    const without = checked.filter(({ named }) => named.includes(name));
    return open(
      `${without.length} products have no section “${name}”: ${some(without)}.`,
      'docs/consumer-law.md: law.productInformation',
    );
  });
  return required.length > 0 || !entry.productSafety
    ? [...required, ...sections]
    : [...sections, right('Each product has what law.productSafety requires.')];
}
