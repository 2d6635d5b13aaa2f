import { z } from 'zod';
import { emailSchema } from '../core/address';
import type { Shopper } from '../core/caller';

/** The buyer that an app names for a cart or a checkout that it creates on behalf of someone. */
export const buyerInfoSchema = z.object({
  email: emailSchema.nullish(),
  memberId: z.guid().nullish(),
  visitorId: z.guid().nullish(),
});

export type BuyerIds = { memberId?: string; visitorId?: string };

/** Returns the buyer of a cart or a checkout: its owner, or the buyer that the app named. */
export function buyerOf({
  ownerId,
  ownerType,
  document,
}: {
  ownerId: string;
  ownerType: 'visitor' | 'member' | 'app';
  document: { buyer?: BuyerIds };
}): BuyerIds {
  if (ownerType === 'app') return document.buyer ?? {};
  return ownerType === 'member' ? { memberId: ownerId } : { visitorId: ownerId };
}

/**
 * Whether the shopper is the buyer of a cart or a checkout. A visitor who signs in halfway keeps
 * the visitor's, because the member's token still identifies the visitor.
 */
export function isBuyer(owned: Parameters<typeof buyerOf>[0], shopper: Shopper): boolean {
  const { visitorId, memberId } = buyerOf(owned);
  return (
    visitorId === shopper.visitorId ||
    (memberId !== undefined && shopper.kind === 'member' && memberId === shopper.memberId)
  );
}

/** Returns the ids of a `buyerInfo` as stored. */
export const buyerIdsOf = (
  info: Pick<z.infer<typeof buyerInfoSchema>, 'memberId' | 'visitorId'> | null | undefined,
): { buyer?: BuyerIds } => {
  const { memberId, visitorId } = info ?? {};
  if (!memberId && !visitorId) return {};
  return { buyer: { ...(memberId ? { memberId } : {}), ...(visitorId ? { visitorId } : {}) } };
};
