import { NotFoundContent } from '@/components/layout/not-found';

export { generateMetadata } from '../not-found';

/** next.config.ts serves this 404 page for unknown URLs. It is the same for all of them. */
export default function UnknownAddressPage() {
  return <NotFoundContent />;
}
