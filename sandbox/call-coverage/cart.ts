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
    'accepts a managed variant by its id, under both ids of the Stores app',
  ),
  inCartTotals.sdk(
    'currentCart.updateCurrentCart',
    'PATCH /ecom/v1/carts/current',
    'applies a code in any spelling, one at a time, and removes it again',
  ),
  inCart.sdk(
    'currentCart.addToCurrentCart',
    'POST /ecom/v1/carts/current/add-to-cart',
    'returns the line with catalog data: name, choices, picture of the color, prices, stock',
  ),
  inCart.sdk(
    'currentCart.removeLineItemsFromCurrentCart',
    'POST /ecom/v1/carts/current/remove-line-items',
    'merges the same item into one line, and creates new ids for new lines only',
  ),
  inCart.sdk(
    'currentCart.updateCurrentCartLineItemQuantity',
    'POST /ecom/v1/carts/current/update-line-items-quantity',
    'sets a quantity, limited to the stock',
  ),
  inCheckout.sdk(
    'currentCart.createCheckoutFromCurrentCart',
    'POST /ecom/v1/carts/current/create-checkout',
    'is reused for a second request, with the cart’s current lines',
  ),
  inCartTotals.sdk(
    'currentCart.removeCouponFromCurrentCart',
    'POST /ecom/v1/carts/current/remove-coupon',
    'applies a code in any spelling, one at a time, and removes it again',
  ),
  inCartTotals.sdk(
    'currentCart.estimateCurrentCartTotals',
    'POST /ecom/v1/carts/current/estimate-totals',
    'offers the shop’s own country, grouped carriers and pickup with its address, and selects the first option',
  ),
  inMemberships.sdk(
    'currentCart.estimateCurrentCartTotals',
    'POST /ecom/v1/carts/current/estimate-totals',
    'pay for the selected lines, and leave the rest unchanged',
  ),
  inMemberships.sdk(
    'currentCart.estimateCurrentCartTotals',
    'POST /ecom/v1/carts/current/estimate-totals',
    'reject a line that they do not cover, and a selection without lines',
    { rejectedWith: 400 },
  ),
  inCart.sdk('currentCart.deleteCurrentCart', 'DELETE /ecom/v1/carts/current', 'deletes the cart'),
  inCheckout.sdk(
    'checkout.getCheckout',
    'GET /ecom/v1/checkouts/{id}',
    'is reused for a second request, with the cart’s current lines',
  ),
  inCheckout.sdk(
    'checkout.createCheckout',
    'POST /ecom/v1/checkouts',
    'creates a separate checkout for "buy now", and leaves the cart unchanged',
  ),
  inCheckout.sdk(
    'checkout.updateCheckout',
    'PATCH /ecom/v1/checkouts/{id}',
    'accepts the buyer’s details and a coupon, and removes the coupon',
  ),
  inMemberships.sdk(
    'checkout.updateCheckout',
    'PATCH /ecom/v1/checkouts/{id}',
    'pay for the selection, and are charged when the order is placed',
  ),
  inCheckout.sdk(
    'checkout.removeCoupon',
    'POST /ecom/v1/checkouts/{id}/remove-coupon',
    'accepts the buyer’s details and a coupon, and removes the coupon',
  ),
  inCheckout.sdk(
    'checkout.addToCheckout',
    'POST /ecom/v1/checkouts/{id}/add-to-checkout',
    'adds, changes and removes lines without changing the cart',
  ),
  inCheckout.sdk(
    'checkout.removeLineItems',
    'POST /ecom/v1/checkouts/{id}/remove-line-items',
    'adds, changes and removes lines without changing the cart',
  ),
  inCheckout.sdk(
    'checkout.updateLineItemsQuantity',
    'POST /ecom/v1/checkouts/{id}/update-line-items-quantity',
    'adds, changes and removes lines without changing the cart',
  ),
  inCheckout.sdk(
    'checkout.getCheckoutUrl',
    'GET /ecom/v1/checkouts/{id}/checkout-url',
    'returns the URL of the payment page',
  ),
  inCheckout.sdk(
    'checkout.createOrder',
    'POST /ecom/v1/checkouts/{id}/create-order',
    'reports missing details, then is placed with the amount still due',
  ),
  inCheckout.sdk(
    'checkout.markCheckoutAsCompleted',
    'POST /ecom/v1/checkouts/{id}/mark-as-completed',
    'is rejected once the checkout is bought or marked as completed',
  ),
  inAppCarts.sdk(
    'cart.getCart',
    'GET /ecom/v1/carts/{id}',
    'an app creates any number of carts and finds each by its id',
  ),
  inAppCarts.sdk(
    'cart.createCart',
    'POST /ecom/v1/carts',
    'an app creates any number of carts and finds each by its id',
  ),
  inRedirects.sdk(
    'redirects.createRedirectSession',
    'POST /_api/redirects-api/v1/redirect-session',
    'auth redirects to the authorize endpoint with all requested parameters',
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
    'returns a code and the state in the query, and the SDK exchanges the code for the member’s tokens',
  ),
  inIdentityModules.sdk(
    'OAuthStrategy.logout',
    'POST /_api/redirects-api/v1/redirect-session',
    'the client’s own logout returns to the page it came from',
  ),
];
