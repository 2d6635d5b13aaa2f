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

/** The intents of a redirect session, each with its required data. */
const intentSchemas = {
  ecomCheckout: z.object({ checkoutId: guid }),
  login: z.object({}),
  logout: z.object({ clientId: guid }),
  auth: z.object({
    authRequest: authRequestSchema,
    prompt: z.enum(['login', 'none', 'consent', 'select_account']).optional(),
  }),
  storesProduct: z.object({ productSlug: z.string().min(1).max(500) }),
  bookingsCheckout: z.object({
    slotAvailability: z.record(z.string(), z.unknown()),
    timezone: z.string().max(40).optional(),
  }),
  bookingsBook: z.object({ resourceId: guid.optional() }),
  eventsCheckout: z.object({ reservationId: guid, eventSlug: z.string().min(1).max(150) }),
  paidPlansCheckout: z.object({ planId: guid, checkoutData: z.string().max(2048).nullish() }),
  ecomOrderPaymentRequest: z.object({ paymentRequestId: guid }),
};

const preferencesSchema = z.object({
  useGenericWixPages: z.boolean().optional(),
  maintainIdentity: z.boolean().optional(),
  additionalQueryParameters: z.record(z.string(), z.string()).optional(),
  checkIfPublish: z.boolean().optional(),
});

export const redirectRequestSchema = z
  .object(intentSchemas)
  .partial()
  .extend({ callbacks: callbacksSchema.nullish(), preferences: preferencesSchema.nullish() });
type RawRequest = z.infer<typeof redirectRequestSchema>;

type Intents = { [Kind in keyof typeof intentSchemas]: z.infer<(typeof intentSchemas)[Kind]> };
/** One intent, e.g. `{kind: 'ecomCheckout', ecomCheckout: {checkoutId}}`. */
export type Intent = {
  [Kind in keyof Intents]: { kind: Kind } & { [Own in Kind]: Intents[Own] };
}[keyof Intents];

/** A validated request for a redirect session: one intent, the callbacks, and the preferences. */
export type RedirectRequest = {
  intent: Intent;
  callbacks: Callbacks;
  preferences: z.infer<typeof preferencesSchema>;
};

const KINDS = Object.keys(intentSchemas).join(', ');

/** @throws PlatformError 400 unless exactly one intent is given. */
export function readRedirectRequest({ callbacks, preferences, ...intents }: RawRequest): RedirectRequest {
  const given = intentsOf(intents);
  const [intent, ...others] = given;
  if (intent === undefined || others.length > 0)
    throw validationError([
      {
        field: 'intent',
        description: `must be exactly one of: ${KINDS}${given.length > 0 ? ` (got ${given.map(({ kind }) => kind).join(', ')})` : ''}`,
        violatedRule: 'REQUIRED_ONE_OF_FIELD',
      },
    ]);
  return { intent, callbacks: callbacks ?? {}, preferences: preferences ?? {} };
}

function intentsOf(raw: Partial<Intents>): Intent[] {
  const { ecomCheckout, login, logout, auth, storesProduct } = raw;
  const { bookingsCheckout, bookingsBook, eventsCheckout, paidPlansCheckout, ecomOrderPaymentRequest } = raw;
  return [
    ...(ecomCheckout ? [{ kind: 'ecomCheckout' as const, ecomCheckout }] : []),
    ...(login ? [{ kind: 'login' as const, login }] : []),
    ...(logout ? [{ kind: 'logout' as const, logout }] : []),
    ...(auth ? [{ kind: 'auth' as const, auth }] : []),
    ...(storesProduct ? [{ kind: 'storesProduct' as const, storesProduct }] : []),
    ...(bookingsCheckout ? [{ kind: 'bookingsCheckout' as const, bookingsCheckout }] : []),
    ...(bookingsBook ? [{ kind: 'bookingsBook' as const, bookingsBook }] : []),
    ...(eventsCheckout ? [{ kind: 'eventsCheckout' as const, eventsCheckout }] : []),
    ...(paidPlansCheckout ? [{ kind: 'paidPlansCheckout' as const, paidPlansCheckout }] : []),
    ...(ecomOrderPaymentRequest
      ? [{ kind: 'ecomOrderPaymentRequest' as const, ecomOrderPaymentRequest }]
      : []),
  ];
}
