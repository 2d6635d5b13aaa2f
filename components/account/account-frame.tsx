import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/page-heading';
import { AccountNav, type AccountPlace } from './account-nav';

type AccountFrameProps = {
  title: string;
  intro?: string;
  current: AccountPlace;
  /** Whether this page is below the `current` page. */
  below?: boolean;
  /** Above the title on paper. */
  letterhead?: ReactNode;
  children: ReactNode;
};

/** Frame of an account page: title, navigation and content. */
export function AccountFrame({ title, intro, current, below, letterhead, children }: AccountFrameProps) {
  return (
    <div className="page-frame">
      {letterhead}
      <PageHeading title={title} intro={intro} />
      <div className="account-columns grid gap-x-16 gap-y-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="border-y border-line py-1.5 lg:border-0 lg:py-0 print:hidden">
          <AccountNav current={current} below={below} />
        </div>
        <div className="min-w-0 max-w-[70rem]">{children}</div>
      </div>
    </div>
  );
}

/** A section of an account page. */
export function AccountSection({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line pt-6 pb-group first:border-0 first:pt-0 xl:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 className="font-display text-title">{title}</h2>
        {intro ? <p className="mt-2 max-w-measure text-small break-words text-muted">{intro}</p> : null}
      </div>
      <div className="max-w-[46rem]">{children}</div>
    </section>
  );
}
