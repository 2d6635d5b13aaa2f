/** An address in a member's address book. All texts are as they are kept; empty when they are not. */
export type MemberAddress = {
  id: string;
  /** Street and number. */
  line1: string;
  line2: string;
  city: string;
  /** ISO 3166-2, e.g. `US-NY`; what the member wrote where it is no code. */
  subdivision: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  postalCode: string;
};

/** A member as they see themselves. */
export type Member = {
  id: string;
  /** What they sign in with. */
  email: string;
  firstName: string;
  lastName: string;
  /** The name that other members see. */
  nickname: string;
  phones: string[];
  addresses: MemberAddress[];
  /** Whether other members can find them. */
  privacy: 'public' | 'private';
  status: 'pending' | 'approved' | 'blocked' | 'offline' | 'unknown';
  activity: 'active' | 'muted' | 'unknown';
  /** ISO 8601, or null when the platform does not say. */
  joinedAt: string | null;
};

/** What a member may change of themselves. */
export type Profile = Pick<Member, 'firstName' | 'lastName' | 'nickname' | 'phones'>;
/** An address as it is typed; without an id it is a new one. */
export type AddressDraft = Omit<MemberAddress, 'id'> & { id: string | null };
