import 'server-only';
import { AppStrategy, createClient } from '@wix/sdk';
import { z } from 'zod';
import { env } from '@/lib/env';

/** An event that the platform has signed. */
export type PlatformEvent = {
  /** The same for every delivery of the same event, where the platform gives events an id. */
  id: string | null;
  /** E.g. `com.wix.ecommerce.catalog.api.v1.ProductChanged`. */
  type: string;
  /** Milliseconds since the epoch, by the platform's clock; null when it does not say. */
  signedAt: number | null;
  productId: string | null;
};

/** It was not signed by the platform for this app, its time is over, or it is no event at all. */
export class UnsignedEventError extends Error {
  override readonly name = 'UnsignedEventError';
}

const eventSchema = z.object({
  eventType: z.string().min(1),
  payload: z.object({
    id: z.string().optional().catch(undefined),
    productId: z.string().nullable().catch(null),
  }),
});
const claimsSchema = z.object({ iat: z.number() });

/** Whether this shop listens to the platform's events at all. */
export const hearsEvents = (): boolean => env.WIX_WEBHOOK_PUBLIC_KEY !== undefined;

/**
 * What the platform tells with a webhook, whose body is a JWT. The client checks signature and expiry.
 *
 * @throws UnsignedEventError
 */
export async function readEvent(jwt: string): Promise<PlatformEvent> {
  const { webhooks } = createClient({
    modules: {},
    // The secret is for asking the platform as an app, which the shop never does.
    auth: AppStrategy({
      appId: env.WIX_APP_ID ?? env.WIX_CLIENT_ID,
      appSecret: '',
      publicKey: env.WIX_WEBHOOK_PUBLIC_KEY,
    }),
  });
  try {
    const { eventType, payload } = eventSchema.parse(await webhooks.parseJWT(jwt));
    const claims = claimsSchema.safeParse(claimsOf(jwt));
    return {
      id: payload.id ?? null,
      type: eventType,
      signedAt: claims.success ? claims.data.iat * 1_000 : null,
      productId: payload.productId,
    };
  } catch (cause) {
    throw new UnsignedEventError('not signed by the platform', { cause });
  }
}

/** Of a token whose signature has been checked. */
const claimsOf = (jwt: string): unknown =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
