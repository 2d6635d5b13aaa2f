/** Names of the account's forms. Without scripts, form state is stored under these names. */
export const FORMS = {
  profile: 'profile',
  address: (id: string | null) => `address ${id ?? 'new'}`,
  removal: 'remove address',
  privacy: 'privacy',
  password: 'new password',
  deletion: 'delete account',
  buyAgain: (orderId: string) => `buy again ${orderId}`,
} as const;
