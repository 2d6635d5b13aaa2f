/** A text that is absent is empty. */
export type MemberAddress = {
  id: string;
  /** Street and number. */
  line1: string;
  line2: string;
  city: string;
  /** ISO 3166-2, e.g. `US-NY`, or the text that the member typed. */
  subdivision: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  postalCode: string;
};

export type Member = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The name that other members see. */
  nickname: string;
  phones: string[];
  addresses: MemberAddress[];
  privacy: 'public' | 'private';
  status: 'pending' | 'approved' | 'blocked' | 'offline' | 'unknown';
  activity: 'active' | 'muted' | 'unknown';
  /** ISO 8601, or null when the platform does not report it. */
  joinedAt: string | null;
};

export type Profile = Pick<Member, 'firstName' | 'lastName' | 'nickname' | 'phones'>;
/** Without an id it is a new address. */
export type AddressDraft = Omit<MemberAddress, 'id'> & { id: string | null };

/** Only what pages show. */
export type MemberAccount = {
  /** First name, else nickname, else null. */
  name: string | null;
  email: string | null;
};
