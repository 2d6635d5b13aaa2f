import { createAccountList } from './account-list';
import { wishlist } from './wishlist';

/** Number of entries in a request: a hundred bytes each, and up to 8 kB with many long choices. */
const PER_REQUEST = 25;

export const { sync, removeFromAccount, seed } = createAccountList(wishlist, '/api/wishlist', PER_REQUEST);
