/** The plan, the pre-order and the gift of a line, which come in addition to its choices. */

/** The receiver of a gift card. A gift card without one goes to the buyer. */
export type Gift = {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  /** ISO 8601; null: as soon as it is paid. */
  deliverAt: string | null;
};

export type Period = { unit: 'day' | 'week' | 'month' | 'year'; count: number };

/** The plan of a subscription: each cycle is charged and delivered. */
export type Plan = {
  title: string;
  every: Period;
  /** The number of charges; null: until it is canceled. */
  cycles: number | null;
  /** The time before the first charge; null: the first is due with the order. */
  trial: Period | null;
};

export type LineTerms = {
  gift?: Gift;
  plan?: Plan;
  /** Ordered for a later delivery. `message`: the merchant's about that delivery. */
  preOrder?: { message: string | null };
};
