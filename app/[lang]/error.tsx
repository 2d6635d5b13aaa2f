'use client';

import { PageFailed } from '@/components/layout/page-failed';

/**
 * Error boundary of a page. The header and the cart stay, and the shopper can retry. It is not
 * loaded on demand, because it must also show when scripts cannot be loaded.
 */
export default PageFailed;
