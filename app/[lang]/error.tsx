'use client';

import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';

/** A page failed. The header stays, nothing of the cart is lost, and there is a way to try again. */
export default function ErrorPage({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <div className="page-frame">
      <ErrorState
        headingLevel={1}
        title="We can’t show this page right now"
        retry={
          <>
            <Button type="button" onClick={reset}>
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
