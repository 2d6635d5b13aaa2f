import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { SECURE_COOKIES } from '../refresh';
import { readSigned, signValue } from '../signed-value';
import { signingKey } from '../signing-key';

/** Keys for other purposes differ. */
const PURPOSE = 'steps of a sign-in';

/**
 * What a sign-in must remember from one request to the next. It lies in short-lived cookies out of reach of scripts:
 * secrets and personal data have no place in an address. Each is signed: tries are counted by what is in it, so a client
 * that could change it could try without end.
 */
function stepCookie<S extends z.ZodType>(name: string, seconds: number, schema: S) {
  const fullName = SECURE_COOKIES ? `__Host-${name}` : name;
  const attributes = {
    name: fullName,
    httpOnly: true,
    secure: SECURE_COOKIES,
    // Lax, because the hosted sign-in page comes back by a cross-site navigation.
    sameSite: 'lax',
    path: '/',
  } as const;
  return {
    /** Null when there is none, or one that this shop did not sign, or that has expired. */
    async read(): Promise<z.infer<S> | null> {
      const text = (await cookies()).get(fullName)?.value;
      if (text === undefined) return null;
      const parsed = schema.safeParse(readSigned(fullName, text, signingKey(PURPOSE)));
      return parsed.success ? parsed.data : null;
    },
    async write(value: z.infer<S>): Promise<void> {
      const text = signValue(fullName, value, Date.now() + seconds * 1_000, signingKey(PURPOSE));
      (await cookies()).set({ ...attributes, value: text, maxAge: seconds });
    },
    async clear(): Promise<void> {
      (await cookies()).set({ ...attributes, value: '', maxAge: 0 });
    },
  };
}

const flowSchema = z.object({
  state: z.string().min(1),
  codeVerifier: z.string().min(43).max(128),
  redirectUri: z.string().nullable(),
  /** A path of the shop. */
  returnTo: z.string(),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
});

/** An authorisation under way. */
export type Flow = z.infer<typeof flowSchema>;

/** Somebody signs in on the platform's page. */
export const hostedFlow = stepCookie('sign_in_hosted', 15 * 60, flowSchema);

/** The browser completes a sign-in in a hidden frame, which must have ended within 120 seconds. */
export const frameFlow = stepCookie('sign_in_frame', 3 * 60, flowSchema);

/** A login or registration waits for the code from the mail. */
export const verificationStep = stepCookie(
  'sign_in_verification',
  30 * 60,
  z.object({
    stateToken: z.string().min(1),
    /** Stands for the state token that this wait began with. Another code brings another token and the same wait. */
    wait: z.string().min(1),
    email: z.string(),
    returnTo: z.string(),
  }),
);

/** The address that somebody was about to sign in with, for the page that resets a password. */
export const recoveryStep = stepCookie(
  'sign_in_recovery',
  10 * 60,
  z.object({
    email: z.string(),
    /** The platform asks for a new password; else the shopper does. */
    required: z.boolean(),
  }),
);
