/**
 * How often something may be tried. `account` is what is tried with (an email, a wait for a code, a cart); where the
 * address of the shopper is known, each account is counted for each address, so that nobody can lock somebody else out.
 * `account-everywhere` is counted over all addresses: only where each try sends a mail to the same person.
 * `address` is counted over all accounts.
 */
export type LimitRule = {
  by: 'account' | 'account-everywhere' | 'address';
  tries: number;
  /** Seconds. */
  within: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** docs/security.md lists the same. */
export const LIMITS = {
  'sign-in': [
    { by: 'account', tries: 10, within: 15 * MINUTE },
    { by: 'address', tries: 60, within: 15 * MINUTE },
  ],
  register: [
    { by: 'account', tries: 10, within: HOUR },
    { by: 'address', tries: 30, within: HOUR },
  ],
  // The account is the wait for a code, which only one browser holds: a change of address must not begin a new count.
  'verification-code': [
    { by: 'account-everywhere', tries: 10, within: 15 * MINUTE },
    { by: 'address', tries: 60, within: 15 * MINUTE },
  ],
  // Several waits for the same email: each sign-in begins one.
  'verification-code-of-email': [{ by: 'account', tries: 10, within: 15 * MINUTE }],
  'verification-mail': [
    { by: 'account-everywhere', tries: 5, within: HOUR },
    { by: 'address', tries: 30, within: HOUR },
  ],
  // Somebody else can use these up. Signing in again sends a code all the same.
  'verification-mail-of-email': [{ by: 'account-everywhere', tries: 20, within: HOUR }],
  'reset-request': [{ by: 'address', tries: 30, within: HOUR }],
  // Never told: anybody could use these up for somebody else (lib/session/sign-in/recover.ts).
  'reset-mail': [{ by: 'account-everywhere', tries: 5, within: HOUR }],
  // Each costs two calls of the platform, its quota being one for the whole shop: a renewal, and a new visitor.
  'rejected-renewal': [
    { by: 'address', tries: 10, within: MINUTE },
    { by: 'account-everywhere', tries: 20, within: MINUTE },
  ],
  vitals: [
    // Whoever tells too much does not use up what is for all.
    { by: 'address', tries: 60, within: MINUTE },
    { by: 'account-everywhere', tries: 1_200, within: MINUTE },
  ],
  coupon: [
    { by: 'account', tries: 20, within: 10 * MINUTE },
    { by: 'address', tries: 100, within: 10 * MINUTE },
  ],
} as const satisfies Record<string, readonly LimitRule[]>;

export type LimitName = keyof typeof LIMITS;
