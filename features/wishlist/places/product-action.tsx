import { WishlistButton } from '../wishlist-button';

export default function ProductAction() {
  return <WishlistButton />;
}
