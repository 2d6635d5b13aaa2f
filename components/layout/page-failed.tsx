'use client';

import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState } from './error-state';

/** A page that could not be drawn, in words; fetched only when one could not. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-frame">
      <ErrorState
        headingLevel={1}
        title="We can’t show this page right now"
        retry={
          <>
            <Button type="button" onClick={onRetry}>
              Try again
            </Button>
            <LinkButton href="/products" variant="secondary">
              See all products
            </LinkButton>
          </>
        }
      >
        It is us, not you, and your cart is safe. Please try again in a moment.
      </ErrorState>
    </div>
  );
}
