import { WishlistLink } from '../wishlist-link';

export default function HeaderLink() {
  return <WishlistLink />;
}
