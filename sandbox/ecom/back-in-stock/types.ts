/** The item as a request describes it. `price` is a decimal text. */
export type ItemDetails = { name: string; price: string; image?: string | undefined };

/** The parts of a request that no query reads. */
export type RequestDocument = {
  options: Record<string, unknown>;
  itemDetails: ItemDetails;
  /** Of the request. Absent: that of the site. */
  language?: string;
};
