import { type CoverageRow, provenIn } from './row';

const inCart = provenIn('tests/contract/cart.test.ts');
const inCartTotals = provenIn('tests/contract/cart-totals.test.ts');
const inMemberships = provenIn('tests/contract/memberships.test.ts');
const inCheckout = provenIn('tests/contract/checkout.test.ts');
const inAppCarts = provenIn('tests/contract/app-carts.test.ts');
const inRedirects = provenIn('tests/contract/redirects.test.ts');
const inAuthorize = provenIn('tests/contract/authorize.test.ts');
const inIdentityModules = provenIn('tests/contract/identity-modules.test.ts');

export const cartCoverage: readonly CoverageRow[] = [
  inCart.sdk(
    'currentCart.getCurrentCart',
    'GET /ecom/v1/carts/current',
    'takes a managed variant by its id, under both ids of the Stores app',
  ),
  inCartTotals.sdk(
    'currentCart.updateCurrentCart',
    'PATCH /ecom/v1/carts/current',
    'applies one in any spelling, one at a time, and takes it off again',
  ),
  inCart.sdk(
    'currentCart.addToCurrentCart',
    'POST /ecom/v1/carts/current/add-to-cart',
    'answers the line as the catalog has it: name, choices, picture of the color, prices, stock',
  ),
  inCart.sdk(
    'currentCart.removeLineItemsFromCurrentCart',
    'POST /ecom/v1/carts/current/remove-line-items',
    'makes one line of the same item, and new ids for new lines only',
  ),
  inCart.sdk(
    'currentCart.updateCurrentCartLineItemQuantity',
    'POST /ecom/v1/carts/current/update-line-items-quantity',
    'sets a quantity, cut to the stock',
  ),
  inCheckout.sdk(
    'currentCart.createCheckoutFromCurrentCart',
    'POST /ecom/v1/carts/current/create-checkout',
    'is the same one when asked twice, with the cart’s lines of now',
  ),
  inCartTotals.sdk(
    'currentCart.removeCouponFromCurrentCart',
    'POST /ecom/v1/carts/current/remove-coupon',
    'applies one in any spelling, one at a time, and takes it off again',
  ),
  inCartTotals.sdk(
    'currentCart.estimateCurrentCartTotals',
    'POST /ecom/v1/carts/current/estimate-totals',
    'offers the shop’s own country, carriers grouped, pickup with its address, the first option chosen',
  ),
  inMemberships.sdk(
    'currentCart.estimateCurrentCartTotals',
    'POST /ecom/v1/carts/current/estimate-totals',
    'pay for the lines that were selected, and leave the rest as it was',
  ),
  inMemberships.sdk(
    'currentCart.estimateCurrentCartTotals',
    'POST /ecom/v1/carts/current/estimate-totals',
    'refuse to pay for a line that they do not cover, and a selection without lines',
    { rejectedWith: 400 },
  ),
  inCart.sdk('currentCart.deleteCurrentCart', 'DELETE /ecom/v1/carts/current', 'deletes the cart'),
  inCheckout.sdk(
    'checkout.getCheckout',
    'GET /ecom/v1/checkouts/{id}',
    'is the same one when asked twice, with the cart’s lines of now',
  ),
  inCheckout.sdk(
    'checkout.createCheckout',
    'POST /ecom/v1/checkouts',
    'makes a checkout of its own for "buy now", and leaves the cart alone',
  ),
  inCheckout.sdk(
    'checkout.updateCheckout',
    'PATCH /ecom/v1/checkouts/{id}',
    'takes the buyer’s details and a coupon, and takes the coupon off',
  ),
  inMemberships.sdk(
    'checkout.updateCheckout',
    'PATCH /ecom/v1/checkouts/{id}',
    'pay what was selected, and give their credits for it when the order is placed',
  ),
  inCheckout.sdk(
    'checkout.removeCoupon',
    'POST /ecom/v1/checkouts/{id}/remove-coupon',
    'takes the buyer’s details and a coupon, and takes the coupon off',
  ),
  inCheckout.sdk(
    'checkout.addToCheckout',
    'POST /ecom/v1/checkouts/{id}/add-to-checkout',
    'adds, changes and removes lines without touching the cart',
  ),
  inCheckout.sdk(
    'checkout.removeLineItems',
    'POST /ecom/v1/checkouts/{id}/remove-line-items',
    'adds, changes and removes lines without touching the cart',
  ),
  inCheckout.sdk(
    'checkout.updateLineItemsQuantity',
    'POST /ecom/v1/checkouts/{id}/update-line-items-quantity',
    'adds, changes and removes lines without touching the cart',
  ),
  inCheckout.sdk(
    'checkout.getCheckoutUrl',
    'GET /ecom/v1/checkouts/{id}/checkout-url',
    'has an address to be paid at',
  ),
  inCheckout.sdk(
    'checkout.createOrder',
    'POST /ecom/v1/checkouts/{id}/create-order',
    'asks for what is missing, then is placed with the money still due',
  ),
  inCheckout.sdk(
    'checkout.markCheckoutAsCompleted',
    'POST /ecom/v1/checkouts/{id}/mark-as-completed',
    'is closed once it is bought or marked as completed',
  ),
  inAppCarts.sdk(
    'cart.getCart',
    'GET /ecom/v1/carts/{id}',
    'an app makes carts, as many as it likes, and finds each by its id',
  ),
  inAppCarts.sdk(
    'cart.createCart',
    'POST /ecom/v1/carts',
    'an app makes carts, as many as it likes, and finds each by its id',
  ),
  inRedirects.sdk(
    'redirects.createRedirectSession',
    'POST /_api/redirects-api/v1/redirect-session',
    'auth leads to the authorize endpoint with everything that was asked',
    {
      also: [
        'POST /redirect-session/v1/redirect-session',
        'POST /redirect-session/v1/session',
        'POST /headless/v1/redirect-session',
      ],
    },
  ),
  inAuthorize.sdk(
    'OAuthStrategy.getAuthUrl',
    'POST /_api/redirects-api/v1/redirect-session',
    'answers a code and the state in the query, which the SDK turns into the member’s tokens',
  ),
  inIdentityModules.sdk(
    'OAuthStrategy.logout',
    'POST /_api/redirects-api/v1/redirect-session',
    'the client’s own logout leads back to where it came from',
  ),
];
