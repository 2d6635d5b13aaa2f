'use client';

import { lazy, Suspense } from 'react';

const PageFailed = lazy(() =>
  import('@/components/layout/page-failed').then((module) => ({ default: module.PageFailed })),
);

/**
 * A page failed. The header stays, nothing of the cart is lost, and there is a way to try again. Every page carries this
 * file, and hardly any needs it: what it shows comes when it is needed.
 */
export default function ErrorPage({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Suspense fallback={null}>
      <PageFailed onRetry={reset} />
    </Suspense>
  );
}
