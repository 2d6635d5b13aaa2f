'use client';

import { ShopFailed } from '@/components/layout/shop-failed';

/** The last resort, when even the layout failed. Not loaded on demand: it must also show when scripts cannot be loaded. */
export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <ShopFailed />
      </body>
    </html>
  );
}
