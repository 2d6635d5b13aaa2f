'use client';

import { ShopFailed } from '@/components/layout/shop-failed';

/**
 * Last-resort error boundary for a failed layout. It is not loaded on demand, because it must also
 * show when scripts cannot be loaded.
 */
export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <ShopFailed />
      </body>
    </html>
  );
}
