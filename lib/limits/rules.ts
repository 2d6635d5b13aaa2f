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

/** docs/security.md lists the same limits. */
export const LIMITS = {
  'sign-in': [
    { by: 'account', tries: 10, within: 15 * MINUTE },
    { by: 'address', tries: 60, within: 15 * MINUTE },
  ],
  register: [
    { by: 'account', tries: 10, within: HOUR },
    { by: 'address', tries: 30, within: HOUR },
  ],
  // The account is the wait for a code, which one browser holds. A new address must not reset the
  // count.
  'verification-code': [
    { by: 'account-everywhere', tries: 10, within: 15 * MINUTE },
    { by: 'address', tries: 60, within: 15 * MINUTE },
  ],
  // Counts several waits for the same email, because each sign-in begins one.
  'verification-code-of-email': [{ by: 'account', tries: 10, within: 15 * MINUTE }],
  'verification-mail': [
    { by: 'account-everywhere', tries: 5, within: HOUR },
    { by: 'address', tries: 30, within: HOUR },
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
  vitals: [
    // Counted first, so that a client that reports too much does not use up the shared limit.
    { by: 'address', tries: 60, within: MINUTE },
    { by: 'account-everywhere', tries: 1_200, within: MINUTE },
  ],
  'site-form': [{ by: 'address', tries: 20, within: HOUR }],
  // A sender who does not show that the form was open for a moment (lib/site-forms/spam.ts).
  'site-form-untimed': [{ by: 'address', tries: 5, within: HOUR }],
  coupon: [
    { by: 'account', tries: 20, within: 10 * MINUTE },
    { by: 'address', tries: 100, within: 10 * MINUTE },
  ],
  // Gift cards are money, so their codes must not be guessed.
  'gift-card': [
    { by: 'account', tries: 10, within: 10 * MINUTE },
    { by: 'address', tries: 50, within: 10 * MINUTE },
  ],
  // Beyond it, the shop recommends by its own rule, without a platform call.
  recommendations: [{ by: 'address', tries: 60, within: MINUTE }],
  // Each request sends one person one mail.
  'back-in-stock': [
    { by: 'account-everywhere', tries: 10, within: HOUR },
    { by: 'address', tries: 30, within: HOUR },
  ],
  // The account is a member, who has one review of each product.
  review: [
    { by: 'account-everywhere', tries: 20, within: HOUR },
    { by: 'address', tries: 60, within: HOUR },
  ],
  // A change of a member's list takes up to three platform calls.
  'saved-items': [
    { by: 'account', tries: 60, within: MINUTE },
    { by: 'address', tries: 300, within: MINUTE },
  ],
} as const satisfies Record<string, readonly LimitRule[]>;

export type LimitName = keyof typeof LIMITS;
