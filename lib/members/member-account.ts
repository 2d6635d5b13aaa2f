/** What the shop's pages know of a signed-in member in the browser: no more than they show. */
export type MemberAccount = {
  /** First name, else nickname, else null. */
  name: string | null;
  email: string | null;
};
