import { z } from 'zod';
import { emailSchema } from './address';

/** Who buys, as an app tells it of a cart or a checkout that it makes for somebody. */
export const buyerInfoSchema = z.object({
  email: emailSchema.nullish(),
  memberId: z.guid().nullish(),
  visitorId: z.guid().nullish(),
});

export type BuyerIds = { memberId?: string; visitorId?: string };

/** Whose a cart or a checkout is: its owner, or of an app's, whom the app named. */
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

/** The ids of a `buyerInfo`, as they are stored. */
export const buyerIdsOf = (
  info: z.infer<typeof buyerInfoSchema> | null | undefined,
): { buyer?: BuyerIds } => {
  const { memberId, visitorId } = info ?? {};
  if (!memberId && !visitorId) return {};
  return { buyer: { ...(memberId ? { memberId } : {}), ...(visitorId ? { visitorId } : {}) } };
};
