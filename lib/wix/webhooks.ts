import 'server-only';
import { AppStrategy, createClient } from '@wix/sdk';
import { z } from 'zod';
import { env } from '@/lib/config/env';

/** A change that cached pages may show. */
export type PlatformChange = {
  kind:
    | ('product-created' | 'product' | 'variants' | 'stock' | 'category')
    | ('review' | 'content' | 'form' | 'other');
  /** Null when the event names none. */
  productId: string | null;
  /** The collection of the CMS whose item has changed. */
  collectionId: string | null;
};

export type PlatformEvent = {
  /** Equal for every delivery of an event. Null when the platform gives it no id. */
  id: string | null;
  /** E.g. `com.wix.ecommerce.catalog.api.v1.ProductChanged`, or `wix.stores.catalog.v3.product_updated`. */
  type: string;
  /** Milliseconds since the epoch, by the platform's clock. Null when absent. */
  signedAt: number | null;
  change: PlatformChange;
};

/** The JWT was not signed by the platform for this app, has expired, or contains no event. */
export class UnsignedEventError extends Error {
  override readonly name = 'UnsignedEventError';
}

const optionalText = z.string().optional().catch(undefined);
/** A review specifies its product as `entityId`. */
const entity = z
  .object({ productId: optionalText, entityId: optionalText, dataCollectionId: optionalText })
  .optional()
  .catch(undefined);

const eventSchema = z.object({
  eventType: z.string().min(1),
  payload: z.object({
    id: optionalText,
    productId: optionalText,
    /** The product in an event of Catalog V3 about a product; a stock item in others. */
    entityId: optionalText,
    createdEvent: z.object({ entity }).optional().catch(undefined),
    updatedEvent: z.object({ currentEntity: entity }).optional().catch(undefined),
    deletedEvent: z.object({ deletedEntity: entity }).optional().catch(undefined),
    actionEvent: z
      .object({ body: z.object({ review: entity, currentEntity: entity }) })
      .optional()
      .catch(undefined),
  }),
});

/** The subjects of the platform's events, by their type. The first pattern that matches decides. */
const KINDS: [RegExp, PlatformChange['kind']][] = [
  [/^com\.wix\.ecommerce\.catalog\.api\.v1\.ProductCreated$/, 'product-created'],
  [/^com\.wix\.ecommerce\.catalog\.api\.v1\.Product(?:Changed|Deleted)$/, 'product'],
  [/^com\.wix\.ecommerce\.catalog\.api\.v1\.VariantsChanged$/, 'variants'],
  [/^com\.wix\.ecommerce\.catalog\.api\.v1\.Collection(?:Created|Changed|Deleted)$/, 'category'],
  [/^com\.wix\.ecommerce\.inventory\.api\.v1\.Inventory(?:Item|Variants)Changed$/, 'stock'],
  [/^wix\.stores\.catalog\.v3\.product_created$/, 'product-created'],
  [/^wix\.stores\.catalog\.v3\.product_\w+$/, 'product'],
  [/^wix\.stores\.catalog\.v3\.inventory_item_\w+$/, 'stock'],
  [/^wix\.categories\.v1\.category_\w+$/, 'category'],
  [/^wix\.reviews\.v1\.review_\w+$/, 'review'],
  [/^wix\.data\.v2\.data_item_\w+$/, 'content'],
  [/^wix\.forms\.v4\.form_\w+$/, 'form'],
];

export const changeKind = (type: string): PlatformChange['kind'] =>
  KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';

type Payload = z.infer<typeof eventSchema>['payload'];

const V3_PRODUCT_EVENT = /^wix\.stores\.catalog\.v3\.product_/;

/** The subject of an event, which each kind has in another place. */
const entityOf = ({ createdEvent, updatedEvent, deletedEvent, actionEvent }: Payload) =>
  createdEvent?.entity ??
  updatedEvent?.currentEntity ??
  deletedEvent?.deletedEntity ??
  actionEvent?.body.currentEntity ??
  actionEvent?.body.review;

/** Null when the event does not name a product. */
function productIdOf({ eventType, payload }: z.infer<typeof eventSchema>): string | null {
  if (V3_PRODUCT_EVENT.test(eventType)) return payload.entityId ?? null;
  if (changeKind(eventType) === 'review') return entityOf(payload)?.entityId ?? null;
  return payload.productId ?? entityOf(payload)?.productId ?? null;
}

const claimsSchema = z.object({ iat: z.number() });

export const acceptsEvents = (): boolean => env.WIX_WEBHOOK_PUBLIC_KEY !== undefined;

/** A webhook's body is a JWT, whose signature and expiry the client checks. @throws UnsignedEventError */
export async function readEvent(jwt: string): Promise<PlatformEvent> {
  const { webhooks } = createClient({
    modules: {},
    // The secret is only for calls as an app, which the shop never makes.
    auth: AppStrategy({
      appId: env.WIX_APP_ID ?? env.WIX_CLIENT_ID,
      appSecret: '',
      publicKey: env.WIX_WEBHOOK_PUBLIC_KEY,
    }),
  });
  try {
    const event = eventSchema.parse(await webhooks.parseJWT(jwt));
    const claims = claimsSchema.safeParse(claimsOf(jwt));
    return {
      id: event.payload.id ?? null,
      type: event.eventType,
      signedAt: claims.success ? claims.data.iat * 1_000 : null,
      change: {
        kind: changeKind(event.eventType),
        productId: productIdOf(event),
        collectionId: entityOf(event.payload)?.dataCollectionId ?? null,
      },
    };
  } catch (cause) {
    throw new UnsignedEventError('not signed by the platform', { cause });
  }
}

/** Reads the claims. The signature must have been checked. */
const claimsOf = (jwt: string): unknown =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
