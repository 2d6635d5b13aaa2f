import { z } from 'zod';
import { emailSchema } from '../core/address';

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

/** Returns the ids of a `buyerInfo` as stored. */
export const buyerIdsOf = (
  info: z.infer<typeof buyerInfoSchema> | null | undefined,
): { buyer?: BuyerIds } => {
  const { memberId, visitorId } = info ?? {};
  if (!memberId && !visitorId) return {};
  return { buyer: { ...(memberId ? { memberId } : {}), ...(visitorId ? { visitorId } : {}) } };
};
