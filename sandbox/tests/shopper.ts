import type { Shopper } from '../core/caller';
import { SANDBOX_CLIENT_ID, STORES_APP_ID } from '../core/platform';
import type { Sandbox } from '../create-sandbox';
import { type Client, type RecordedRequest, sdkClient } from './sdk-client';
import { control } from './sign-in';

/** The SDK as this shopper, by default a new visitor. */
export async function shopperClient(
  sandbox: Sandbox,
  shopper: Shopper = newVisitor(),
  requests?: RecordedRequest[],
): Promise<Client> {
  const token = await sandbox.platform.tokens.mintAccessToken(shopper);
  return sdkClient(sandbox, token, requests);
}

export const newVisitor = (): Extract<Shopper, { kind: 'visitor' }> => ({
  kind: 'visitor',
  clientId: SANDBOX_CLIENT_ID,
  visitorId: crypto.randomUUID(),
});

export const newMember = (visitorId: string = crypto.randomUUID()): Extract<Shopper, { kind: 'member' }> => ({
  kind: 'member',
  clientId: SANDBOX_CLIENT_ID,
  visitorId,
  memberId: crypto.randomUUID(),
});

/** Choices of a variant of lund-bowl. */
export const INK_SMALL = { Glaze: 'Ink', Size: 'Small, 18 cm' };
/** The same variant to add. Its price is $28, and 3 are in stock. */
export const BOWL = { options: INK_SMALL };
/** A variant of arc-vase and of rille-bud-vase. */
export const CHALK = { options: { Glaze: 'Chalk' } };
/** A variant of solveig-mug. */
export const OAT = { options: { Glaze: 'Oat' } };

/** How much to add of which variant. One piece of the default variant if omitted. */
export type Selection = {
  options?: Record<string, string>;
  variantId?: string;
  /** Title of a text field → text. */
  customTextFields?: Record<string, string>;
  quantity?: number;
};

/**
 * Returns a line item to add, by the product's slug and either its variant or the names of its
 * options.
 */
export async function lineOf(
  client: Pick<Client, 'products'>,
  slug: string,
  { options, variantId, customTextFields, quantity = 1 }: Selection = {},
) {
  const product = await productOf(client, slug);
  return {
    catalogReference: {
      appId: STORES_APP_ID,
      catalogItemId: product.id,
      options: {
        ...(variantId ? { variantId } : options ? { options } : {}),
        ...(customTextFields ? { customTextFields } : {}),
      },
    },
    quantity,
  };
}

export async function productOf(client: Pick<Client, 'products'>, slug: string) {
  const { items } = await client.products.queryProducts().eq('slug', slug).find();
  const [product] = items;
  if (!product?._id) throw new Error(`No product ${slug}`);
  return { ...product, id: product._id };
}

export async function add(client: Client, slug: string, selection?: Selection) {
  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [await lineOf(client, slug, selection)],
  });
  if (!cart) throw new Error('No cart');
  return cart;
}

type CheckoutOptions = Parameters<Client['currentCart']['createCheckoutFromCurrentCart']>[0];
/** Returns the id of the checkout of the current cart. */
export async function checkoutOf(
  { currentCart }: Pick<Client, 'currentCart'>,
  options: CheckoutOptions = {},
): Promise<string> {
  const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', ...options });
  return checkoutId ?? '';
}

export async function addV2(client: Client, slug: string, selection?: Selection) {
  const { cart } = await client.current.addLineItemsToCurrentCart({
    catalogItems: [await lineOf(client, slug, selection)],
  });
  return cart;
}

/** An address in the shop's own state. New York taxes goods at 8.875 %. */
export const HUDSON = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Hudson',
  postalCode: '12534',
  addressLine1: '1 Warren St',
};

export function onlyLine<T>(cart: { lineItems?: T[] }): T {
  const [line, ...others] = cart.lineItems ?? [];
  if (line === undefined || others.length > 0) throw new Error('Not exactly one line');
  return line;
}

/** The stock of a product, or of its first variant with these choices. */
export async function stockOf(
  client: Pick<Client, 'products'>,
  slug: string,
  choices?: Record<string, string>,
) {
  const { stock, variants = [] } = await productOf(client, slug);
  if (choices === undefined) return stock?.quantity ?? 0;
  const matching = variants.find((one) =>
    Object.entries(choices).every(([name, value]) => one.choices?.[name] === value),
  );
  return matching?.stock?.quantity ?? 0;
}

export async function paymentOf({ orderTransactions }: Pick<Client, 'orderTransactions'>, orderId: string) {
  const found = await orderTransactions.listTransactionsForSingleOrder(orderId);
  return found.orderTransactions?.payments?.[0]?._id ?? '';
}

type Sum = { amount?: string } | undefined;
type Sums = { subtotal?: Sum; discount?: Sum; shipping?: Sum; tax?: Sum; total?: Sum };
/** Writes the summary of prices as `subtotal − discount + shipping + tax = total`. */
export const sums = ({ subtotal, discount, shipping, tax, total }: Sums = {}): string =>
  `${subtotal?.amount} − ${discount?.amount} + ${shipping?.amount} + ${tax?.amount} = ${total?.amount}`;

export const idOf = (entity: { _id?: string | null } | undefined): string => {
  if (!entity?._id) throw new Error('No id');
  return entity._id;
};

export async function setStock(
  sandbox: Sandbox,
  slug: string,
  choices: Record<string, string>,
  quantity: number,
): Promise<void> {
  await control(sandbox, 'PATCH', `products/${slug}`, { variants: [{ choices, quantity }] });
}
