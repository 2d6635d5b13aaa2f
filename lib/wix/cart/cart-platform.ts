import type { AddRequest, Cart, CartEstimate, EstimatedCart, TotalsChoice } from '@/lib/model/cart';
import type { ShownCart } from '@/lib/model/shown-cart';
import type { SessionClient } from '../session-client';

/**
 * The cart of one shopper. Each generation of the platform's cart implements it, and nothing above `lib/wix`
 * knows which one is in use. Every function throws `PlatformError` when a call fails. Without a cart,
 * functions that change one throw a not-found, except `addToCart`.
 */
export type CartPlatform = {
  /** The shopper's cart, or an empty one when there is none or it was ordered. */
  fetchCart(client: SessionClient): Promise<Cart>;
  /** Null where `fetchCart` returns an empty cart. */
  fetchCartId(client: SessionClient): Promise<string | null>;
  /**
   * Creates the cart if necessary. May add less than requested, or nothing, when the stock is insufficient or
   * a product is gone: compare the returned cart with `before`. `requests` has each product at most once.
   */
  addToCart(client: SessionClient, requests: readonly AddRequest[], before: Cart): Promise<Cart>;
  /** Sets absolute quantities of 1 or more. The platform may limit them to the stock. */
  setQuantities(client: SessionClient, lines: readonly LineQuantity[]): Promise<Cart>;
  removeLines(client: SessionClient, lineIds: readonly string[]): Promise<Cart>;
  /** Deletes the cart. A missing cart is not an error. */
  deleteCart(client: SessionClient): Promise<void>;
  /** A rejected coupon leaves the applied one in place. The application error's code names the problem. */
  applyCoupon(client: SessionClient, code: string): Promise<Cart>;
  removeCoupon(client: SessionClient): Promise<Cart>;
  /** Reports problems as `applyCoupon`. @throws ShopError `gift-card-unavailable` where they cannot pay */
  applyGiftCard(client: SessionClient, code: string): Promise<Cart>;
  removeGiftCard(client: SessionClient): Promise<Cart>;
  setBuyerNote(client: SessionClient, buyerNote: string): Promise<Cart>;
  /** Null without a cart, or when there is no total. */
  estimateTotals(client: SessionClient, request: EstimateRequest): Promise<EstimatedCart | null>;
  /**
   * The URL of the platform's payment page.
   * @throws ShopError `cart-empty`, `lines-unavailable`, `membership-unusable`, or the violation to resolve
   *   first; PriceIncreaseError when it costs more than `shown`; Error when the platform returns no URL
   */
  createCheckoutUrl(client: SessionClient, request: CheckoutRequest): Promise<string>;
  /** Absent where no call lists them. The error of a removed call has a `RemovedCartError` as its cause. */
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
  /** The note to the merchant from the stored one, empty for none. An error ends the checkout. */
  noteFrom: (stored: string) => string;
  /** The currency that the shopper chose; null or absent for the site's. */
  currency?: string | null;
  /** The language of the page that leads to the checkout. */
  lang: string;
  /** Absolute URLs of this shop. */
  callbacks: CheckoutCallbacks;
};

export type CheckoutCallbacks = { postFlowUrl: string; thankYouPageUrl: string; cartPageUrl: string };
