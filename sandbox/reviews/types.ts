type Image = {
  id?: string;
  url?: string;
  height?: number;
  width?: number;
  altText?: string;
  filename?: string;
};
type Video = { id?: string; url?: string; filename?: string };
/** A picture or a video of a review, as the client sends it. */
export type ReviewMedia = { image?: Image; video?: Video };

/** The parts of a review that no query searches by. Stored in `reviews.document`. */
export type ReviewDocument = {
  title?: string;
  body?: string;
  media: ReviewMedia[];
  authorName?: string;
  /** ISO 8601. When an imported review was written. */
  reviewDate?: string;
  reply?: { message: string; createdDate: string; updatedDate: string };
  /** Whether the merchant decided on the review, and not a rule. */
  manuallyChanged: boolean;
  /** How often the review was published. */
  publishCount: number;
};
