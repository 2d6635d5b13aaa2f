import { sql } from 'drizzle-orm';
import { ALL_PRODUCTS_ID, DEFAULT_VARIANT_ID, SANDBOX_API_KEY } from '../../sandbox/core/platform';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { ADA_ID } from '../../sandbox/seed/members';
import type { Things } from './bad-requests';
import { add, buyingClient, newVisitor, productOf, shopperClient } from './shopper';

const MAX_MS = 20_000;

/**
 * Creates a shop with one entity of every kind. Ids that the seed defines are the same in every
 * run.
 */
export async function prepareShop(
  sandbox: Sandbox,
): Promise<{ things: Things; bearers: Record<string, string> }> {
  await sandbox.reset();
  const visitor = newVisitor();
  const client = await shopperClient(sandbox, visitor);
  const cart = await add(client, 'ora-serving-bowl');
  const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const { mintAccessToken } = sandbox.platform.tokens;
  const admin = buyingClient(sandbox, SANDBOX_API_KEY);
  const { orders } = await admin.orders.searchOrders({ filter: { paymentStatus: 'PAID' } });
  const order = orders?.[0];
  const { orderTransactions } = await admin.orderTransactions.listTransactionsForSingleOrder(
    order?._id ?? '',
  );
  const product = await productOf(client, 'ora-serving-bowl');
  const session = async (intent: Parameters<typeof client.redirects.createRedirectSession>[0]) =>
    (await client.redirects.createRedirectSession(intent)).redirectSession?._id ?? '';
  const things = {
    cart: cart._id ?? '',
    checkout: checkoutId ?? '',
    order: order?._id ?? '',
    payment: orderTransactions?.payments?.[0]?._id ?? '',
    line: order?.lineItems?.[0]?._id ?? '',
    member: ADA_ID,
    product: product.id,
    variant: DEFAULT_VARIANT_ID,
    media: product.media?.mainMedia?._id ?? '',
    signIn: await session({ login: {} }),
    payPage: await session({ ecomCheckout: { checkoutId: checkoutId ?? '' } }),
    collection: product.collectionIds?.find((id) => id !== ALL_PRODUCTS_ID) ?? '',
  };
  const bearers = {
    visitor: await mintAccessToken(visitor),
    member: await mintAccessToken({ ...newVisitor(), kind: 'member', memberId: ADA_ID }),
    app: SANDBOX_API_KEY,
  };
  return { things, bearers };
}

/** Returns a value that changes if and only if a transaction has written something. */
export async function version(sandbox: Sandbox): Promise<number> {
  const [row] = await sandbox.platform.db.read.values<[number]>(sql`pragma data_version`);
  return row?.[0] ?? 0;
}

/** Returns the response status of a request. @throws Error when no response arrives in time */
export async function answerTo(sandbox: Sandbox, request: Request): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${MAX_MS} ms`)), MAX_MS);
  });
  try {
    const answer = await Promise.race([sandbox.fetch(request), late]);
    await answer.arrayBuffer();
    return answer.status;
  } finally {
    clearTimeout(timer);
  }
}
