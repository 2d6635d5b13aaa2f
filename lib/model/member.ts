/** An address in a member's address book. A text that is absent is empty. */
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

/** A member as the member sees it. */
export type Member = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The name that other members see. */
  nickname: string;
  phones: string[];
  addresses: MemberAddress[];
  /** Whether other members can find this member. */
  privacy: 'public' | 'private';
  status: 'pending' | 'approved' | 'blocked' | 'offline' | 'unknown';
  activity: 'active' | 'muted' | 'unknown';
  /** ISO 8601, or null when the platform does not report it. */
  joinedAt: string | null;
};

/** The part of a member that the member can change. */
export type Profile = Pick<Member, 'firstName' | 'lastName' | 'nickname' | 'phones'>;
/** An address as typed. Without an id it is a new one. */
export type AddressDraft = Omit<MemberAddress, 'id'> & { id: string | null };

/** The data of a signed-in member in the browser: only those that the shop's pages show. */
export type MemberAccount = {
  /** First name, else nickname, else null. */
  name: string | null;
  email: string | null;
};
