import { WishlistStatus } from '../wishlist-status';

export default function Status() {
  return <WishlistStatus />;
}
