import type { AddRequest, CartLine } from '@/lib/model/cart';
import type { Money } from '@/lib/model/money';
import type { Picture } from '@/lib/model/product';
import type { CartState } from './store';

/**
 * Product data in the browser that renders a pending line before the platform responds. `choices`
 * are what the line shows, because the request has keys of modifiers and texts.
 */
export type LinePreview = {
  name: string;
  href: string;
  choices: CartLine['choices'];
  price: Money | null;
  picture: Picture | null;
};

/** `added` is the added quantity. The platform limits it to the stock and may add nothing. */
export type AddOutcome = { ok: true; added: number; message: string | null } | { ok: false; message: string };

/** The outcome of a coupon, a gift card or a note. */
export type CodeOutcome = { ok: true } | { ok: false; message: string };

export type CartCommands = {
  add(request: AddRequest, preview: LinePreview): Promise<AddOutcome>;
  /** Sets an absolute quantity; 0 removes the line. Fast repeats collapse into one write. */
  setQuantity(lineId: string, quantity: number): void;
  remove(lineId: string): void;
  applyCoupon(code: string): Promise<CodeOutcome>;
  removeCoupon(): void;
  applyGiftCard(code: string): Promise<CodeOutcome>;
  removeGiftCard(): void;
  /** Stores the note to the merchant; an empty one removes it. */
  setNote(note: string): Promise<CodeOutcome>;
  /** Requests the cart again. */
  retry(): void;
};

/** The shopper's cart and its commands. All client components share one state. */
export type CartApi = CartState &
  CartCommands & {
    /** Message about the last change that failed or that the platform altered, until dismissed. */
    notice: string | null;
    dismissNotice(): void;
  };
