import type { AddRequest, Cart, CartEstimate, EstimatedCart, TotalsChoice } from '@/lib/model/cart';
import type { ShownCart } from '@/lib/model/shown-cart';
import type { SessionClient } from '../session-client';

/**
 * The cart of one shopper on the platform. Each generation of the platform's cart implements it,
 * and nothing above `lib/wix` knows which one is in use.
 *
 * Every function throws `PlatformError` when a call fails. Functions that change a cart need an
 * existing one, except `addToCart`: without a cart, the error is a not-found.
 */
export type CartPlatform = {
  /** The shopper's cart, or an empty one when there is none or it was ordered. */
  fetchCart(client: SessionClient): Promise<Cart>;
  /** Null where `fetchCart` returns an empty cart. */
  fetchCartId(client: SessionClient): Promise<string | null>;
  /**
   * Adds products and creates the cart if necessary. May add less than requested, or nothing, when
   * the stock is insufficient or a product is gone: compare the returned cart with the previous
   * one.
   * @param before the cart just before the request, with each product at most once in the requests
   */
  addToCart(client: SessionClient, requests: readonly AddRequest[], before: Cart): Promise<Cart>;
  /** Sets absolute quantities of 1 or more. The platform may limit them to the stock. */
  setQuantities(client: SessionClient, lines: readonly LineQuantity[]): Promise<Cart>;
  removeLines(client: SessionClient, lineIds: readonly string[]): Promise<Cart>;
  /** Deletes the cart. A missing cart is not an error. */
  deleteCart(client: SessionClient): Promise<void>;
  /**
   * Applies a coupon in place of the applied one, which stays when the new one is rejected. The
   * `PlatformError` has the coupon's problem as an application code.
   */
  applyCoupon(client: SessionClient, code: string): Promise<Cart>;
  removeCoupon(client: SessionClient): Promise<Cart>;
  /**
   * Pays with a gift card. The `PlatformError` has the card's problem as an application code.
   *
   * @throws ShopError `gift-card-unavailable` where gift cards cannot pay for a cart
   */
  applyGiftCard(client: SessionClient, code: string): Promise<Cart>;
  removeGiftCard(client: SessionClient): Promise<Cart>;
  setBuyerNote(client: SessionClient, buyerNote: string): Promise<Cart>;
  /** Null without a cart, or when there is no total. */
  estimateTotals(client: SessionClient, request: EstimateRequest): Promise<EstimatedCart | null>;
  /**
   * Turns the cart into a checkout and returns the URL of the platform's payment page.
   * @throws ShopError `cart-empty`, `lines-unavailable` when a line cannot be bought,
   *   `membership-unusable`, or the violation that the shopper must resolve first;
   *   PriceIncreaseError when it costs more than `shown`; Error `Failed to retrieve checkout URL`
   *   when the platform returns none.
   */
  createCheckoutUrl(client: SessionClient, request: CheckoutRequest): Promise<string>;
  /**
   * Returns the delivery options and the memberships to choose from. Absent where no call lists
   * them. The error of a removed call has a `RemovedCartError` as its cause.
   */
  listOffers?(client: SessionClient, place: OfferPlace): Promise<Offers | null>;
};

export type Offers = Pick<CartEstimate, 'shippingOptions' | 'memberships' | 'moreAtCheckout'>;

export type OfferPlace = Pick<TotalsChoice, 'country' | 'subdivision'>;

export type LineQuantity = { id: string; quantity: number };

export type EstimateRequest = TotalsChoice & {
  /** False when the tax cannot be known. The tax is then null and not part of the total. */
  calculateTax: boolean;
};

export type CheckoutRequest = Omit<TotalsChoice, 'country'> & {
  /** ISO 3166-1 alpha-2 country of the estimate, or null when the shopper has not chosen one. */
  country: string | null;
  calculateTax: boolean;
  /** The amounts that the page showed. Absent if unknown. */
  shown?: ShownCart | null;
  /** The note to the merchant, empty to remove it. Absent: the stored one stays. */
  buyerNote?: string | undefined;
  /** The currency that the shopper chose; null or absent for the site's. */
  currency?: string | null;
  /** Absolute URLs of this shop. */
  callbacks: CheckoutCallbacks;
};

export type CheckoutCallbacks = { postFlowUrl: string; thankYouPageUrl: string; cartPageUrl: string };
