import type { Picture } from '@/lib/catalog/types';
import type { Money } from '@/lib/money';
import type { Cart } from './types';

/** What a shopper asks to put into the cart. */
export type AddRequest = {
  productId: string;
  /** Null when the product has options and the choice is told by `choices` alone. */
  variantId: string | null;
  /** Option name → choice name; empty without options. */
  choices: Record<string, string>;
  /** Custom text field title → what was typed. */
  customText: Record<string, string>;
  /** Pieces, 1 or more. */
  quantity: number;
};

/** What the browser already knows of a product, to draw its line before the platform has answered. */
export type LinePreview = { name: string; href: string; price: Money | null; picture: Picture | null };

/** `added` is how many pieces really came in: the platform cuts to the stock and may add nothing. */
export type AddOutcome = { ok: true; added: number; message: string | null } | { ok: false; message: string };

export type CouponOutcome = { ok: true } | { ok: false; message: string };

/** The shopper's cart as every client component sees it; one state for all of them. */
export type CartApi = {
  cart: Cart;
  /** `unknown`: nothing heard yet. `unreachable`: `cart` is what was last seen and may be old. */
  status: 'unknown' | 'ready' | 'unreachable';
  /** Words about the last change that failed or that the platform altered, until dismissed. */
  notice: string | null;
  dismissNotice(): void;
  add(request: AddRequest, preview: LinePreview): Promise<AddOutcome>;
  /** An absolute number of pieces; 0 removes. Fast repeats collapse into one write. */
  setQuantity(lineId: string, quantity: number): void;
  remove(lineId: string): void;
  applyCoupon(code: string): Promise<CouponOutcome>;
  removeCoupon(): void;
  /** Asks the platform again. */
  retry(): void;
};
