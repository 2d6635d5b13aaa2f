'use client';

import { PageFailed } from '@/components/layout/page-failed';

/**
 * A page failed. The header stays, nothing of the cart is lost, and there is a way to try again. Not loaded on demand: it
 * must also show when scripts cannot be loaded.
 */
export default PageFailed;
