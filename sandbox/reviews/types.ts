/** The parts of a review that no query searches by. Stored in `reviews.document`. */
export type ReviewDocument = {
  title?: string;
  body?: string;
  media: { image?: string; video?: string }[];
  authorName?: string;
  /** ISO 8601. When an imported review was written. */
  reviewDate?: string;
  reply?: { message: string; createdDate: string; updatedDate: string };
  /** Whether the merchant decided on the review, and not a rule. */
  manuallyChanged: boolean;
  /** How often the review was published. */
  publishCount: number;
};
