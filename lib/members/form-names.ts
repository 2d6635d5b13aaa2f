/** The account's forms by the names under which their answers are kept where there is no script. */
export const FORMS = {
  profile: 'profile',
  address: (id: string | null) => `address ${id ?? 'new'}`,
  removal: 'remove address',
  privacy: 'privacy',
  password: 'new password',
  deletion: 'delete account',
  buyAgain: (orderId: string) => `buy again ${orderId}`,
} as const;
