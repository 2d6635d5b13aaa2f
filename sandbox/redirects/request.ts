import { z } from 'zod';
import { validationError } from '../core/errors';

const url = z.string().max(2048);
const guid = z.guid('is not a valid GUID');

const callbacksSchema = z.object({
  postFlowUrl: url.optional(),
  thankYouPageUrl: url.optional(),
  cartPageUrl: url.optional(),
  loginUrl: url.optional(),
  bookingsServiceListUrl: url.optional(),
  planListUrl: url.optional(),
});
export type Callbacks = z.infer<typeof callbacksSchema>;

const authRequestSchema = z.object({
  clientId: guid,
  redirectUri: url.optional(),
  responseType: z.string().optional(),
  responseMode: z.enum(['fragment', 'query', 'web_message']).optional(),
  scope: z.string().optional(),
  state: z.string().optional(),
  codeChallenge: z.string().optional(),
  codeChallengeMethod: z.string().optional(),
  sessionToken: z.string().optional(),
  idp: z.string().optional(),
});

/** What the sandbox's site can be sent to. */
const intentSchemas = {
  ecomCheckout: z.object({ checkoutId: guid }),
  login: z.object({}),
  logout: z.object({ clientId: guid }),
  auth: z.object({
    authRequest: authRequestSchema,
    prompt: z.enum(['login', 'none', 'consent', 'select_account']).optional(),
  }),
  storesProduct: z.object({ productSlug: z.string().min(1) }),
};

const preferencesSchema = z.object({
  useGenericWixPages: z.boolean().optional(),
  maintainIdentity: z.boolean().optional(),
  additionalQueryParameters: z.record(z.string(), z.string()).optional(),
  checkIfPublish: z.boolean().optional(),
});

export const redirectRequestSchema = z.object({
  ecomCheckout: intentSchemas.ecomCheckout.optional(),
  login: intentSchemas.login.optional(),
  logout: intentSchemas.logout.optional(),
  auth: intentSchemas.auth.optional(),
  storesProduct: intentSchemas.storesProduct.optional(),
  // Known to the platform, but of apps that the sandbox's site does not have.
  bookingsCheckout: z.unknown().optional(),
  bookingsBook: z.unknown().optional(),
  eventsCheckout: z.unknown().optional(),
  paidPlansCheckout: z.unknown().optional(),
  ecomOrderPaymentRequest: z.unknown().optional(),
  callbacks: callbacksSchema.nullish(),
  preferences: preferencesSchema.nullish(),
});
type RawRequest = z.infer<typeof redirectRequestSchema>;

export type Intent =
  | { kind: 'ecomCheckout'; ecomCheckout: { checkoutId: string } }
  | { kind: 'login' }
  | { kind: 'logout'; logout: { clientId: string } }
  | { kind: 'auth'; auth: z.infer<typeof intentSchemas.auth> }
  | { kind: 'storesProduct'; storesProduct: { productSlug: string } };

/** A checked request for a redirect session: one intent, where to return to, and how. */
export type RedirectRequest = {
  intent: Intent;
  callbacks: Callbacks;
  preferences: z.infer<typeof preferencesSchema>;
};

const SUPPORTED = 'ecomCheckout, login, logout, auth, storesProduct';

/** @throws PlatformError 400 unless exactly one supported intent is given. */
export function readRedirectRequest(raw: RawRequest): RedirectRequest {
  const { callbacks, preferences, ...intents } = raw;
  const given = Object.entries(intents).filter(([, value]) => value !== undefined && value !== null);
  const intent = given.length === 1 ? readIntent(raw) : undefined;
  if (intent === undefined)
    throw validationError([
      {
        field: 'intent',
        description: `must be exactly one of: ${SUPPORTED}${given.length > 0 ? ` (got ${given.map(([key]) => key).join(', ')})` : ''}`,
        violatedRule: 'REQUIRED_ONE_OF_FIELD',
      },
    ]);
  return { intent, callbacks: callbacks ?? {}, preferences: preferences ?? {} };
}

function readIntent({ ecomCheckout, login, logout, auth, storesProduct }: RawRequest): Intent | undefined {
  if (ecomCheckout) return { kind: 'ecomCheckout', ecomCheckout };
  if (login) return { kind: 'login' };
  if (logout) return { kind: 'logout', logout };
  if (auth) return { kind: 'auth', auth };
  if (storesProduct) return { kind: 'storesProduct', storesProduct };
  return undefined;
}
