import type { Address } from '../../core/address';
import type { CartGiftCard } from '../quote/gift-cards';
import type { SelectedMembership } from '../quote/memberships';

export type VatId = { id?: string; type?: string };

/** Read-only after creation. A locked coupon or gift card can be neither added nor removed. */
export type CartSettings = {
  lockGiftCard?: boolean;
  lockCouponCode?: boolean;
  policyAgreementCheckboxDisabled?: boolean;
  manualPaymentDisabled?: boolean;
};

/**
 * The parts of a cart that only Cart V2 sets. What both generations know (note, email, contact,
 * address, delivery option) is stored once, in the fields that V1 uses.
 */
export type CartV2Fields = {
  /** The number of changes, counted by every write of either generation. */
  revision?: number;
  /** Set once the cart has become an order. `id` is absent when an app did not name the order. */
  order?: { id?: string };
  createdBy?: { visitorId?: string; memberId?: string; appId?: string };
  vatId?: VatId;
  billing?: {
    address?: Address;
    contact?: { firstName?: string; lastName?: string; phone?: string; company?: string; vatId?: VatId };
  };
  channelType?: string;
  externalReferences?: { appId: string; resourceId?: string }[];
  settings?: CartSettings;
  customCheckoutUrl?: string;
  taxExemptGroupId?: string;
  extendedFields?: { namespaces: Record<string, Record<string, unknown>> };
  giftCard?: CartGiftCard;
  memberships?: SelectedMembership[];
  forms?: { id: string; formSubmissionId: string }[];
};
