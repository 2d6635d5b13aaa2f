'use client';

/** The last resort, when even the layout failed: no styles, no components, only words and ways on. */
export default function GlobalErrorPage({
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <html lang="en">
      <body
        style={{
          fontFamily: 'system-ui, sans-serif',
          maxWidth: '36rem',
          margin: '4rem auto',
          padding: '0 1rem',
        }}
      >
        <title>Something went wrong</title>
        <main>
          <h1>We can’t show this page right now</h1>
          <p>It is us, not you, and your cart is safe. Please try again in a moment.</p>
          <p>
            <button type="button" onClick={reset} style={{ font: 'inherit', padding: '0.75rem 1.25rem' }}>
              Try again
            </button>
          </p>
          <p>
            <a href="/">Go to the home page</a>
          </p>
        </main>
      </body>
    </html>
  );
}
