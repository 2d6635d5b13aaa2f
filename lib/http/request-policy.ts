import 'server-only';
import { env } from '@/lib/config/env';
import { analyticsText, newsletterOrigin, policyText } from '@/lib/config/env-schema';
import { SHOP } from '@/lib/config/shop';
import { noncePolicy, policySources } from './content-policy.mjs';

/** The framework reads the nonce for its scripts from this header of the *request*. */
export const POLICY = 'content-security-policy';
const sources = policySources({
  ...env,
  ANALYTICS: analyticsText(process.env, SHOP),
  NEWSLETTER_ORIGIN: newsletterOrigin(SHOP),
  POLICY: policyText(SHOP),
});

/** No other response has the nonce. */
export const newNoncePolicy = (): string =>
  noncePolicy(
    sources,
    Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64'),
    process.env.NODE_ENV === 'development',
  );
