import { SANDBOX_CLIENT_ID, STORES_APP_ID } from '../../sandbox/core/platform';
import { fc } from '../generated';

/** A request that no regular client sends. */
export type BadRequest = {
  /** E.g. `GET /ecom/v1/orders/{id}`. */
  route: string;
  /** Values of the path's parameters. */
  parameters: string[];
  query: [string, string][];
  headers: Record<string, string>;
  bearer: 'nobody' | 'visitor' | 'member' | 'app';
  body: string;
};

const SQL = ["'; DROP TABLE orders;--", "' OR '1'='1", '1); SELECT load_extension(1);--', '%', '\\', '`"[]'];
export const ODD_TEXTS = [
  ...SQL,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '🐚'.repeat(50),
  'x'.repeat(10_000),
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '2026-13-45',
  '+275760-09-13T00:00:00.001Z',
  '99999999999999999999',
  'NaN',
  '-0.001',
  'null',
  'a@b.co',
  'https://evil.example/',
];
const ODD_NUMBERS = [0, -0, -1, 0.1, 1.5, 100, 101, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, 5e-324];

const oddLeaf = fc.oneof(
  fc.constantFrom<unknown>(...ODD_TEXTS),
  fc.constantFrom<unknown>(...ODD_NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const deep = fc
  .tuple(fc.integer({ min: 5, max: 200 }), fc.boolean())
  .map(([levels, isList]) =>
    Array.from({ length: levels }).reduce<unknown>((inner) => (isList ? [inner] : { $and: [inner] }), 1),
  );
const many = fc
  .tuple(fc.constantFrom(0, 101, 301, 5_000), oddLeaf)
  .map(([length, item]) => Array.from({ length }, () => item));
export const oddValue = fc.oneof(
  { weight: 8, arbitrary: oddLeaf },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: many },
  {
    weight: 2,
    arbitrary: fc.constantFrom({ $gt: '' }, { $in: [] }, { $or: [{}] }, { $not: null }, { amount: '1e5' }),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Ids of existing entities, by kind. */
export type Things = Record<
  | 'cart'
  | 'checkout'
  | 'order'
  | 'payment'
  | 'line'
  | 'member'
  | 'product'
  | 'variant'
  | 'collection'
  | 'media'
  | 'signIn'
  | 'payPage',
  string
>;

const filter = {
  $and: [{ name: { $startsWith: 'a' } }, { id: { $in: ['x'] } }],
  status: 'APPROVED',
  createdDate: { $gt: '2026-01-01T00:00:00.000Z' },
};
const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Hudson',
  postalCode: '12534',
  addressLine: '1',
};
const money = { amount: '12.50' };

/** Valid arguments, to be corrupted in one place or several. Calls ignore unknown fields. */
const goodArguments = ({
  checkout,
  order,
  payment,
  line: lineId,
  member,
  product,
  variant,
  collection,
}: Things) => {
  const line = {
    id: lineId,
    quantity: 1,
    catalogReference: { appId: STORES_APP_ID, catalogItemId: product, options: { variantId: variant } },
  };
  return {
    query: { filter, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 10, offset: 0 } },
    search: {
      filter,
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      cursorPaging: { limit: 10 },
      expression: 'a',
    },
    filter,
    fieldsets: ['FULL'],
    lineItems: [line],
    lineItemIds: [lineId],
    cartInfo: {
      buyerInfo: { email: 'a@b.co' },
      contactInfo: { address, contactDetails: { firstName: 'A' } },
    },
    couponCode: 'WELCOME10',
    channelType: 'WEB',
    shippingAddress: address,
    selectedShippingOption: { code: 'standard' },
    checkout: { buyerInfo: { email: 'a@b.co' }, billingInfo: { address } },
    checkoutInfo: { shippingInfo: { shippingDestination: { address } } },
    order: {
      id: order,
      lineItems: [
        { ...line, productName: { original: 'Cup' }, price: money, itemType: { preset: 'PHYSICAL' } },
      ],
      priceSummary: { subtotal: money, total: money },
      channelInfo: { type: 'WEB' },
      buyerInfo: { email: 'a@b.co' },
      billingInfo: { address, contactDetails: { firstName: 'A' } },
      purchasedDate: '2026-01-01T00:00:00.000Z',
      archived: true,
    },
    orders: [{ order: { id: order, archived: true } }],
    orderId: order,
    orderIds: [order],
    assignTags: { tags: { tagIds: ['a'] } },
    status: 'APPROVED',
    orderActivities: [{ merchantComment: { message: 'x' } }],
    amount: money,
    payments: [{ paymentId: payment, amount: money, regularPaymentDetails: { status: 'PENDING' } }],
    paymentIds: [payment],
    details: { items: [{ lineItemId: lineId, quantity: 1 }] },
    fulfillment: {
      lineItems: [{ id: lineId, quantity: 1 }],
      trackingInfo: { trackingNumber: '1', shippingProvider: 'ups' },
    },
    member: {
      loginEmail: 'a@b.co',
      contact: { firstName: 'A', phones: ['1'], addresses: [address], birthdate: '2000-01-01' },
      profile: { nickname: 'A', photo: { url: 'x', height: 1 } },
    },
    memberIds: [member],
    slug: 'a-b',
    product: {
      name: 'Cup',
      productType: 'physical',
      priceData: { price: 12.5 },
      productOptions: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
      manageVariants: true,
    },
    collection: { name: 'Cups', slug: 'cups' },
    productIds: [product],
    ids: [product],
    set: { price: 1 },
    variants: [{ choices: { Size: 'S' }, price: 1, quantity: 1, variantId: variant }],
    media: [{ url: 'https://static.wixstatic.com/media/x.jpg', mediaId: 'x' }],
    inventoryItem: { trackQuantity: true, variants: [{ variantId: variant, quantity: 1 }] },
    decrementData: [{ productId: product, variantId: variant, decrementBy: 1 }],
    incrementData: [{ productId: product, variantId: variant, incrementBy: 1 }],
    loginId: { email: 'a@b.co' },
    email: 'a@b.co',
    password: 'x',
    newPassword: 'corrupted-1',
    newEmail: 'b@c.co',
    captchaTokens: [{ Recaptcha: 'x' }],
    profile: { firstName: 'A', phones: ['1'] },
    stateToken: 'x',
    code: '123456',
    identityId: member,
    redirect: { url: 'http://localhost:3000/', clientId: SANDBOX_CLIENT_ID },
    recoveryToken: 'x',
    token: 'x',
    grantType: 'anonymous',
    clientId: SANDBOX_CLIENT_ID,
    codeVerifier: 'x',
    refreshToken: 'x',
    ecomCheckout: { checkoutId: checkout },
    auth: {
      authRequest: { clientId: SANDBOX_CLIENT_ID, redirectUri: 'http://localhost:3000/' },
      prompt: 'none',
    },
    callbacks: { postFlowUrl: 'http://localhost:3000/' },
    idpConnectionId: 'x',
    tokenParams: { id_token: 'x' },
    identifier: { email: 'a@b.co' },
    inputs: { password: 'x' },
    collectionIds: [collection],
  } satisfies Record<string, unknown>;
};

/** Returns a copy in which the value at the path `steps` is replaced, removed or renamed. */
export function corrupted(value: unknown, steps: readonly number[], odd: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== 'object' || value === null) return odd;
  const keys = Object.keys(value);
  const key = keys[step % (keys.length + 1)];
  if (key === undefined) return Array.isArray(value) ? [...value, odd] : { ...value, [String(odd)]: odd };
  const entries = Object.entries(value).map(([name, inner]) =>
    name === key ? [name, corrupted(inner, rest, odd)] : [name, inner],
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/**
 * Arguments with up to three corruptions. Most contain every argument, because calls ignore unknown
 * fields.
 */
const corruptArguments = (things: Things) => {
  const good: Record<string, unknown> = goodArguments(things);
  const wound = fc.tuple(fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }), oddValue);
  return fc
    .tuple(
      fc.oneof(fc.constant(Object.keys(good)), fc.subarray(Object.keys(good), { minLength: 1 })),
      fc.array(wound, { maxLength: 3 }),
    )
    .map(([fields, wounds]) =>
      wounds.reduce<unknown>(
        (value, [steps, odd]) => corrupted(value, steps, odd),
        Object.fromEntries(Object.entries(good).filter(([name]) => fields.includes(name))),
      ),
    );
};

export const brokenText = fc.constantFrom(
  '{',
  '{"query":NaN}',
  '[]',
  'null',
  '"text"',
  '1e999',
  '{"a":1}}',
  '{"__proto__":{"polluted":true}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"$and":['.repeat(3_000)}1${']}'.repeat(3_000)}`,
  '\ufeff{}',
  'grant_type=anonymous&client_id=%zz',
);
/** Fields of the hosted pages' forms, and more. */
const formText = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'email',
        'password',
        'code',
        'firstName',
        'country',
        'option',
        'cardNumber',
        'total',
        'action',
        'token',
      ),
      fc.constantFrom(...ODD_TEXTS),
    ),
    { maxLength: 8 },
  )
  .map((fields) => new URLSearchParams(fields.map(([name, text]) => [name, wellFormed(text)])).toString());

const bodyOf = (args: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 12, arbitrary: args.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: brokenText },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 2, arbitrary: formText },
  );

const queryOf = (args: fc.Arbitrary<unknown>, { signIn, payPage }: Things) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(signIn, payPage).map((id): [string, string][] => [['sessionId', id]]),
    },
    {
      weight: 3,
      arbitrary: args.map((value): [string, string][] => [
        ['.r', Buffer.from(JSON.stringify(value)).toString('base64url')],
      ]),
    },
    {
      weight: 2,
      arbitrary: fc.array(
        fc.tuple(
          fc.constantFrom(
            '.r',
            'fieldsets',
            'paging.limit',
            'clientId',
            'sessionId',
            'a.b.c',
            '__proto__.x',
            'token',
          ),
          fc.constantFrom(...ODD_TEXTS),
        ),
        { maxLength: 4 },
      ),
    },
  );

const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ 'content-type': 'application/json' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'text/plain; charset=nonsense', accept: '*/*;q=zz' },
      { 'content-type': 'application/json', authorization: 'Bearer ' },
      { 'content-type': 'application/json', authorization: ',,,' },
      { 'content-type': 'application/json', authorization: `OauthNG.JWS.${'x'.repeat(5_000)}` },
      { 'content-type': 'application/json', authorization: 'OauthNG.JWS.e30.e30.e30' },
      { 'content-type': 'application/json', cookie: '=;=;a=%zz; '.repeat(50) },
      {
        'content-type': 'application/json',
        'if-none-match': '"',
        range: 'bytes=9-1',
        'x-forwarded-for': '::',
      },
    ),
  },
);

/** Placeholder for an id of the right kind. */
const FITTING = Symbol('fitting');

/** Returns the kind of id that a route's parameter expects. */
function fittingId(path: string, parameter: string, things: Things): string {
  if (parameter === 'paymentId') return things.payment;
  if (path.includes('/media/')) return things.media;
  if (path.includes('/carts/')) return things.cart;
  if (path.includes('/checkouts/')) return things.checkout;
  if (/\/(orders|payments|fulfillments)/.test(path)) return things.order;
  if (path.includes('/members/')) return things.member;
  if (parameter === 'slug') return path.includes('collections') ? 'tableware' : 'arc-vase';
  if (path.includes('collections')) return things.collection;
  return path.includes('/variants/{') ? `${things.product}-${things.variant}` : things.product;
}

/** Generates requests to any of the routes. */
export const badRequest = (routes: readonly string[], things: Things): fc.Arbitrary<BadRequest> => {
  const args = corruptArguments(things);
  return fc
    .record({
      route: fc.constantFrom(...routes),
      parameters: fc.array(
        fc.oneof(
          { weight: 6, arbitrary: fc.constant(FITTING) },
          { weight: 2, arbitrary: fc.constantFrom(...ODD_TEXTS) },
          { weight: 1, arbitrary: fc.uuid() },
        ),
        { minLength: 3, maxLength: 3 },
      ),
      query: queryOf(args, things),
      headers,
      bearer: fc.constantFrom('nobody', ...(['visitor', 'visitor', 'member', 'member'] as const), ...APPS),
      body: bodyOf(args),
    })
    .map(({ route, parameters, ...rest }) => ({
      route,
      ...rest,
      parameters: [...route.matchAll(/\{(\w+)\}/g)].map(([, name = ''], index) => {
        const given = parameters[index] ?? FITTING;
        return typeof given === 'string' ? given : fittingId(route, name, things);
      }),
    }));
};
/** Apps have the most permissions, so half of the requests are theirs. */
const APPS = ['app', 'app', 'app', 'app', 'app'] as const;

/** Converts to a web request. Replaces path parameters that a URL cannot hold by `x`. */
export function toRequest(origin: string, request: BadRequest, bearers: Record<string, string>): Request {
  const [method = '', pattern = ''] = request.route.split(' ');
  let index = 0;
  const path = pattern.replaceAll(/\{\w+\}/g, () => {
    const text = wellFormed((request.parameters[index++] ?? '').slice(0, 500));
    return text === '' || text === '.' || text === '..' ? 'x' : encodeURIComponent(text);
  });
  const search = new URLSearchParams(request.query.map(([key, value]) => [key, wellFormed(value)]));
  const bearer = bearers[request.bearer];
  const isForm = /\/(_signin|_set-password|__ecom)/.test(pattern);
  return new Request(`${origin}${path}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers: {
      ...(bearer ? { authorization: bearer } : {}),
      ...request.headers,
      ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(method === 'GET' ? {} : { body: request.body }),
  });
}

/** Replaces unpaired surrogates, which a URL cannot contain. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();
