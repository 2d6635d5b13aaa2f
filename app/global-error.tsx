'use client';

import { lazy, Suspense } from 'react';

const ShopFailed = lazy(() =>
  import('@/components/layout/shop-failed').then((module) => ({ default: module.ShopFailed })),
);

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** The last resort, when even the layout failed. Every page carries this file: what it shows comes when it is needed. */
export default function GlobalErrorPage({ reset }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <Suspense>
          <ShopFailed onRetry={reset} />
        </Suspense>
      </body>
    </html>
  );
}
