import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import type { SocialProvider } from '@/lib/config/shop-schema';
import { hostCookieName } from '@/lib/http/cookie-names';
import { readSigned, signingKey, signValue } from '@/lib/http/signed-value';
import { sessionKey } from '@/lib/session/read';
import { SECURE_COOKIES } from '@/lib/session/refresh';

/** Separates this signing key from the keys for other purposes. */
const PURPOSE = 'steps of a sign-in';

/**
 * Creates a short-lived cookie with the state that a sign-in, or another flow of several pages,
 * carries from one request to the next. Scripts cannot read it. The state is not in the URL,
 * because it holds secrets and personal data. Each cookie is signed: its content identifies whose
 * attempts are counted, so a client that could change it could try without limit.
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
    /** Returns null when the cookie is absent, expired, or not signed by this shop. */
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
  codeVerifier: z.string().min(43).max(128),
  redirectUri: z.string().nullable(),
  /** A path of the shop. */
  returnTo: z.string(),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
  /** The provider on whose page the shopper signs in. */
  provider: provider.nullable().default(null),
});

/** An authorization in progress. */
export type Flow = z.output<typeof flowSchema>;

/** A sign-in on the platform's own page. */
export const hostedFlow = stepCookie('sign_in_hosted', 15 * 60, flowSchema);

/** A sign-in that the browser completes in a hidden frame, within 120 seconds. */
export const frameFlow = stepCookie('sign_in_frame', 3 * 60, flowSchema);

/** How the member of the session with this key has signed in (lib/auth/step-cookies.ts). */
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

/** The email that the shopper was about to sign in with, for the page that resets a password. */
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
 * How the member of this browser has signed in. The platform has no call that lists the sign-in
 * methods of a member: it reports them only in its response to a login. So the shop remembers them
 * with the session.
 */
export type SignInMethods = {
  /** The provider of this session. Null for an email with a password, or unknown. */
  used: SocialProvider | null;
  /** Providers that the platform has reported as linked. */
  linked: SocialProvider[];
};

const NOTHING: SignInMethods = { used: null, linked: [] };

/** Remembers the methods of the session that was just stored. */
export async function recordSignIn(methods: SignInMethods): Promise<void> {
  const session = await sessionKey('sign-in');
  if (session !== null) await signInRecord.write({ session, ...methods });
}

/** Returns what is known about the current session, which is nothing after a later sign-in. */
export async function readSignInMethods(): Promise<SignInMethods> {
  const record = await signInRecord.read();
  return record !== null && record.session === (await sessionKey('sign-in')) ? record : NOTHING;
}
