/** What the browser knows of a signed-in member: only what the shop's pages show. */
export type MemberAccount = {
  /** First name, else nickname, else null. */
  name: string | null;
  email: string | null;
};
