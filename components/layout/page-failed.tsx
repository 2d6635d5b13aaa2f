'use client';

import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState } from './error-state';

/** A page that could not be drawn, in words; fetched only when one could not. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords('failure');
  return (
    <div className="page-frame">
      <ErrorState
        headingLevel={1}
        title={words.pageTitle}
        retry={
          <>
            <Button type="button" onClick={onRetry}>
              {words.tryAgain}
            </Button>
            <LinkButton href="/products" variant="secondary">
              {words.allProducts}
            </LinkButton>
          </>
        }
      >
        {words.pageText}
      </ErrorState>
    </div>
  );
}
