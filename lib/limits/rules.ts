/**
 * How often something may be tried.
 *
 * - `account`: counts per account (an email, a wait for a code, a cart) and, where the shopper's
 *   address is known, per address, so that no client can lock another out.
 * - `account-everywhere`: counts per account over all addresses. Only where each try mails one
 *   person.
 * - `address`: counts per address over all accounts.
 */
export type LimitRule = {
  by: 'account' | 'account-everywhere' | 'address';
  tries: number;
  /** Seconds. */
  within: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * docs/security.md lists the same limits. The rule by address comes first: a client that has used
 * it up neither uses up a shared limit nor adds keys for made-up accounts.
 */
export const LIMITS = {
  'sign-in': [
    { by: 'address', tries: 60, within: 15 * MINUTE },
    { by: 'account', tries: 10, within: 15 * MINUTE },
  ],
  register: [
    { by: 'address', tries: 30, within: HOUR },
    { by: 'account', tries: 10, within: HOUR },
  ],
  // The account is the wait for a code, which one browser holds. A new address must not reset the
  // count.
  'verification-code': [
    { by: 'address', tries: 60, within: 15 * MINUTE },
    { by: 'account-everywhere', tries: 10, within: 15 * MINUTE },
  ],
  // Counts several waits for the same email, because each sign-in begins one.
  'verification-code-of-email': [{ by: 'account', tries: 10, within: 15 * MINUTE }],
  'verification-mail': [
    { by: 'address', tries: 30, within: HOUR },
    { by: 'account-everywhere', tries: 5, within: HOUR },
  ],
  // Another person can use these up. Signing in again still sends a code.
  'verification-mail-of-email': [{ by: 'account-everywhere', tries: 20, within: HOUR }],
  'reset-request': [{ by: 'address', tries: 30, within: HOUR }],
  // Not reported to the shopper, because anyone could use these up
  // (lib/auth/recover.ts).
  'reset-mail': [{ by: 'account-everywhere', tries: 5, within: HOUR }],
  // Each costs two platform calls of the shop's quota: a renewal and a new visitor.
  'rejected-renewal': [
    { by: 'address', tries: 10, within: MINUTE },
    { by: 'account-everywhere', tries: 20, within: MINUTE },
  ],
  // Each costs up to three: the rejected one, a renewal and the repeated call.
  'rejected-token': [{ by: 'address', tries: 20, within: MINUTE }],
  // Several shoppers may share an address. The platform calls of all of them have a lane
  // (lib/wix/call-budget.ts).
  'new-visitor': [{ by: 'address', tries: 20, within: MINUTE }],
  // Each costs a platform call, and another one without a session.
  'hosted-sign-in': [{ by: 'address', tries: 20, within: 10 * MINUTE }],
  'hosted-sign-in-of-session': [{ by: 'account-everywhere', tries: 20, within: 10 * MINUTE }],
  vitals: [
    { by: 'address', tries: 60, within: MINUTE },
    { by: 'account-everywhere', tries: 1_200, within: MINUTE },
  ],
  'site-form': [{ by: 'address', tries: 20, within: HOUR }],
  // A sender who does not show that the form was open for a moment (lib/site-forms/spam.ts).
  'site-form-untimed': [{ by: 'address', tries: 5, within: HOUR }],
  // The account is a cart, which one shopper has in all sessions.
  coupon: [
    { by: 'address', tries: 100, within: 10 * MINUTE },
    { by: 'account-everywhere', tries: 20, within: 10 * MINUTE },
  ],
  // Gift cards are money, so their codes must not be guessed.
  'gift-card': [
    { by: 'address', tries: 50, within: 10 * MINUTE },
    { by: 'account-everywhere', tries: 10, within: 10 * MINUTE },
  ],
  // Beyond it, the shop recommends by its own rule, without a platform call.
  recommendations: [{ by: 'address', tries: 60, within: MINUTE }],
  // Search terms that no shopper has typed before. Beyond it, the shop searches its own lists. A
  // shopper who types causes one for every few letters.
  search: [{ by: 'address', tries: 20, within: MINUTE }],
  // Lists of ids beyond the known catalog, which may be made up: a shared list, a wishlist.
  'product-ids': [{ by: 'address', tries: 20, within: MINUTE }],
  // Plain forms do not name the variant, so that an unknown product costs a call from the part of
  // the quota that is reserved for carts.
  'product-of-form': [{ by: 'address', tries: 60, within: MINUTE }],
  // Each request sends one person one mail.
  'back-in-stock': [
    { by: 'address', tries: 30, within: HOUR },
    { by: 'account-everywhere', tries: 10, within: HOUR },
  ],
  // The account is a member, who has one review of each product.
  review: [
    { by: 'address', tries: 60, within: HOUR },
    { by: 'account-everywhere', tries: 20, within: HOUR },
  ],
  // A change of a member's list takes up to three platform calls.
  'saved-items': [
    { by: 'address', tries: 300, within: MINUTE },
    { by: 'account', tries: 60, within: MINUTE },
  ],
} as const satisfies Record<string, readonly LimitRule[]>;

export type LimitName = keyof typeof LIMITS;
