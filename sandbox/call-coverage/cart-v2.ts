import { type CoverageRow, provenIn } from './row';

const CURRENT = '/ecom/v2/carts/current';
const BY_ID = '/ecom/v2/carts/{cartId}';

const inCart = provenIn('tests/contract/cart-v2.test.ts');
const inTotals = provenIn('tests/contract/cart-v2-totals.test.ts');
const inOrders = provenIn('tests/contract/cart-v2-orders.test.ts');

const EVERY_CALL_BY_ID = 'answer every call for their buyer, and 403 for anybody else';
const COUPON = 'is applied in any spelling and removed by its id, and a second one is rejected';
const DELIVERY = 'needs goods and an address, is stored on the cart and removed again';
const GIFT_CARD = 'pays a part of the total, in an estimate only on request';

const current = (name: string, method: string, path: string, title: string, proof = inCart) =>
  proof.sdk(`currentCartV2.${name}`, `${method} ${CURRENT}${path}`, title);
const byId = (name: string, method: string, path: string, title: string = EVERY_CALL_BY_ID) =>
  inOrders.sdk(`cartV2.${name}`, `${method} ${BY_ID}${path}`, title);

/** Cart V2: the calls of the current cart, and of carts by id. */
export const cartV2Coverage: readonly CoverageRow[] = [
  current('getCurrentCart', 'GET', '', 'brings new prices, which reading does not'),
  current(
    'createCurrentCart',
    'POST',
    '',
    'is created with everything at once; a new current cart replaces the earlier one',
  ),
  current(
    'updateCurrentCart',
    'PATCH',
    '',
    'takes note, customer, address and more by a partial update; an empty note is removed',
  ),
  current('deleteCurrentCart', 'DELETE', '', 'is deleted'),
  current('refreshCurrentCart', 'POST', '/refresh', 'brings new prices, which reading does not'),
  current(
    'calculateCurrentCart',
    'POST',
    '/calculate',
    'computes everything, refreshes on request and has a token for the order',
    inTotals,
  ),
  current(
    'estimateCurrentCart',
    'POST',
    '/estimate',
    'computes lines and discounts only, unless flags request more and an address is set',
    inTotals,
  ),
  current(
    'addLineItemsToCurrentCart',
    'POST',
    '/add-line-items',
    'creates the cart with several items at once, in the shape of V2',
  ),
  current(
    'removeLineItemsFromCurrentCart',
    'POST',
    '/remove-line-items',
    'is a 404 with a code of its own, also for the estimate of an emptied cart',
  ),
  current(
    'updateLineItemsInCurrentCart',
    'POST',
    '/update-line-items',
    'get absolute quantities within the stock, all or none',
  ),
  current('addCouponToCurrentCart', 'POST', '/add-coupon', COUPON, inTotals),
  current('removeCouponFromCurrentCart', 'POST', '/remove-coupon', COUPON, inTotals),
  current('setDeliveryMethodForCurrentCart', 'POST', '/set-delivery-method', DELIVERY, inTotals),
  current('removeDeliveryMethodFromCurrentCart', 'POST', '/remove-delivery-method', DELIVERY, inTotals),
  current('addGiftCardToCurrentCart', 'POST', '/add-gift-card', GIFT_CARD, inTotals),
  current('removeGiftCardFromCurrentCart', 'POST', '/remove-gift-card', GIFT_CARD, inTotals),
  current(
    'updateFormSubmissionsInCurrentCart',
    'POST',
    '/update-forms-submission',
    'stores form submissions, and has no upsell options',
  ),
  // The SDK exports these two functions, but not their types.
  inOrders.hand(
    'currentCartV2.getUpsellOptionsForCurrentCart',
    `GET ${CURRENT}/upsell-options`,
    'offer no upsells',
  ),
  inOrders.hand('cartV2.getUpsellOptions', `GET ${BY_ID}/upsell-options`, 'offer no upsells'),
  inOrders.sdk(
    'cartV2.createCart',
    'POST /ecom/v2/carts',
    'opens by its bare address, for a cart that is no current cart',
  ),
  byId('getCart', 'GET', '', 'takes the cart’s id, keeps what the cart knows, and the order is on the cart'),
  byId('updateCart', 'PATCH', ''),
  byId('deleteCart', 'DELETE', ''),
  byId('refreshCart', 'POST', '/refresh'),
  byId('calculateCart', 'POST', '/calculate'),
  byId('estimateCart', 'POST', '/estimate'),
  byId('addLineItems', 'POST', '/add-line-items'),
  byId('removeLineItems', 'POST', '/remove-line-items'),
  byId('updateLineItems', 'POST', '/update-line-items'),
  byId('addCoupon', 'POST', '/add-coupon'),
  byId('removeCoupon', 'POST', '/remove-coupon'),
  byId('setDeliveryMethod', 'POST', '/set-delivery-method'),
  byId('removeDeliveryMethod', 'POST', '/remove-delivery-method'),
  byId('addGiftCard', 'POST', '/add-gift-card'),
  byId('removeGiftCard', 'POST', '/remove-gift-card'),
  byId('updateFormSubmissions', 'POST', '/update-forms-submission'),
  byId(
    'getCheckoutUrl',
    'POST',
    '/get-checkout-url',
    'opens by its bare address, for a cart that is no current cart',
  ),
  byId('placeOrder', 'POST', '/place-order', 'is complete at once when a gift card pays for everything'),
  byId(
    'markCartAsCompleted',
    'POST',
    '/mark-cart-as-completed',
    'is marked as completed by an app for an order made elsewhere, without taking money',
  ),
  ...inTotals.pages(
    'reports an empty cart, the minimum order and members-only products',
    'GET /_sandbox/order-rules',
    'PUT /_sandbox/order-rules',
  ),
];
