import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import type { SocialProvider } from '@/lib/config/shop-schema';
import { hostCookieName } from '@/lib/http/cookie-names';
import { fingerprint, readSigned, signingKey, signValue } from '@/lib/http/signed-value';
import { sessionKey } from '@/lib/session/read';
import { SECURE_COOKIES } from '@/lib/session/refresh';

/** Separates this signing key from the keys for other purposes. */
const PURPOSE = 'steps of a sign-in';

/**
 * A short-lived cookie with the state between the pages of a sign-in or another flow. The state is
 * not in the URL, because it holds secrets and personal data. It is signed: a client that could
 * change whose attempts are counted could try without limit.
 */
export function stepCookie<S extends z.ZodType>(name: string, seconds: number, schema: S) {
  const fullName = hostCookieName(name, SECURE_COOKIES);
  const attributes = {
    name: fullName,
    httpOnly: true,
    secure: SECURE_COOKIES,
    // Lax, because the hosted sign-in page returns by a cross-site navigation.
    sameSite: 'lax',
    path: '/',
  } as const;
  return {
    /** Null when the cookie is absent, expired, or not signed by this shop. */
    async read(): Promise<z.infer<S> | null> {
      const text = (await cookies()).get(fullName)?.value;
      if (text === undefined) return null;
      const parsed = schema.safeParse(readSigned(fullName, text, signingKey(PURPOSE)));
      return parsed.success ? parsed.data : null;
    },
    async write(value: z.input<S>): Promise<void> {
      const text = signValue(fullName, value, Date.now() + seconds * 1_000, signingKey(PURPOSE));
      (await cookies()).set({ ...attributes, value: text, maxAge: seconds });
    },
    async clear(): Promise<void> {
      (await cookies()).set({ ...attributes, value: '', maxAge: 0 });
    },
  };
}

const provider = z.enum(['google', 'facebook']);

const flowSchema = z.object({
  state: z.string().min(1),
  /** Null in a flow that was taken. */
  codeVerifier: z.string().min(43).max(128).nullable(),
  redirectUri: z.string().nullable(),
  /** A path of the shop. */
  returnTo: z.string(),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
  provider: provider.nullable().default(null),
});

export type Flow = z.output<typeof flowSchema> & { codeVerifier: string };

/** A further flow in a browser replaces the oldest of its kind. */
const MAX_FLOWS = 4;
/** A longer path could exceed what a browser stores in a cookie. */
const MAX_RETURN_LENGTH = 1_000;

/** Each `state` has one cookie, so that sign-ins in several tabs do not end one another. */
function flowCookies(kind: string, seconds: number) {
  const prefix = `${kind}_`;
  const cookieOf = (state: string) =>
    stepCookie(`${prefix}${fingerprint(state).slice(0, 8)}`, seconds, flowSchema);
  const read = async (state: string | null) => {
    const flow = state === null ? null : await cookieOf(state).read();
    return flow?.state === state ? flow : null;
  };

  async function makeRoom(): Promise<void> {
    const fullPrefix = hostCookieName(prefix, SECURE_COOKIES);
    const flows = (await cookies()).getAll().flatMap(({ name, value }) => {
      if (!name.startsWith(fullPrefix)) return [];
      const parsed = flowSchema.safeParse(readSigned(name, value, signingKey(PURPOSE)));
      const cookie = stepCookie(prefix + name.slice(fullPrefix.length), seconds, flowSchema);
      return [{ cookie, startedAt: parsed.success ? parsed.data.startedAt : 0 }];
    });
    const newestFirst = flows.toSorted((a, b) => b.startedAt - a.startedAt);
    for (const { cookie } of newestFirst.slice(MAX_FLOWS - 1)) await cookie.clear();
  }

  return {
    async write(flow: Omit<z.input<typeof flowSchema>, 'codeVerifier'> & { codeVerifier: string }) {
      await makeRoom();
      const returnTo = flow.returnTo.length > MAX_RETURN_LENGTH ? '/' : flow.returnTo;
      await cookieOf(flow.state).write({ ...flow, returnTo });
    },
    /** Once for each state. Null for an unknown one, and one that was taken. */
    async take(state: string | null): Promise<Flow | null> {
      const flow = await read(state);
      if (flow === null || flow.codeVerifier === null) return null;
      const { codeVerifier } = flow;
      await cookieOf(flow.state).write({ ...flow, codeVerifier: null });
      return { ...flow, codeVerifier };
    },
    /** Where the flow leads, also after it was taken. */
    returnPath: async (state: string | null): Promise<string | null> => (await read(state))?.returnTo ?? null,
  };
}

export const hostedFlow = flowCookies('sign_in_hosted', 15 * 60);

/** The browser completes these sign-ins in a hidden frame, within 120 seconds. */
export const frameFlow = flowCookies('sign_in_frame', 3 * 60);

const signInRecord = stepCookie(
  'sign_in_record',
  400 * 24 * 60 * 60,
  z.object({ session: z.string(), used: provider.nullable(), linked: z.array(provider).max(2) }),
);

/** A login or registration that waits for the code from the email. */
export const verificationStep = stepCookie(
  'sign_in_verification',
  30 * 60,
  z.object({
    stateToken: z.string().min(1),
    /** Identifies this wait. A resent code changes the state token but not the wait. */
    wait: z.string().min(1),
    email: z.string(),
    returnTo: z.string(),
  }),
);

export const recoveryStep = stepCookie(
  'sign_in_recovery',
  10 * 60,
  z.object({
    email: z.string(),
    /** True when the platform requires a new password, false when the shopper requested one. */
    required: z.boolean(),
  }),
);

/**
 * The platform has no call that lists a member's sign-in methods. Only its response to a login has
 * them, so the shop remembers them with the session.
 */
export type SignInMethods = {
  /** The provider of this session. Null for an email with a password, or unknown. */
  used: SocialProvider | null;
  linked: SocialProvider[];
};

const NOTHING: SignInMethods = { used: null, linked: [] };

export async function recordSignIn(methods: SignInMethods): Promise<void> {
  const session = await sessionKey('sign-in');
  if (session !== null) await signInRecord.write({ session, ...methods });
}

/** Of the current session. Empty after a later sign-in. */
export async function readSignInMethods(): Promise<SignInMethods> {
  const record = await signInRecord.read();
  return record !== null && record.session === (await sessionKey('sign-in')) ? record : NOTHING;
}
