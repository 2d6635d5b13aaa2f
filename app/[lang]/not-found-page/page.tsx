import { generateMetadata, NotFoundContent } from '../not-found';

export { generateMetadata };

/**
 * The 404 page that next.config.ts serves for unknown URLs. It is the same for all of them.
 */
export default function UnknownAddressPage() {
  return <NotFoundContent />;
}
