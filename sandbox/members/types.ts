/** An address of a member in wire shape. It has either `addressLine` or `streetAddress`. */
export type MemberAddress = {
  id: string;
  addressLine?: string;
  addressLine2?: string;
  streetAddress?: { number?: string; name?: string };
  city?: string;
  /** ISO 3166-2, e.g. `US-NY`. */
  subdivision?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  postalCode?: string;
};

export type MemberImage = {
  id?: string;
  url?: string;
  height?: number;
  width?: number;
  offsetX?: number | null;
  offsetY?: number | null;
};

/** The parts of a member that no query searches by. Stored in `members.document`. */
export type MemberDocument = {
  phones: string[];
  emails: string[];
  addresses: MemberAddress[];
  birthdate?: string;
  company?: string;
  jobTitle?: string;
  title?: string;
  photo?: MemberImage;
  cover?: MemberImage;
};
