import type { ReactNode } from 'react';

/** A term with its value, in a `<dl>`. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium">{term}</dt>
      <dd className="mt-1 break-words text-muted">{children}</dd>
    </div>
  );
}
