import type { ReactNode } from 'react';

type PageHeadingProps = {
  title: string;
  intro?: string;
  /** If it differs from the page's. */
  lang?: string;
  /** Content above the title: breadcrumbs. */
  children?: ReactNode;
};

export function PageHeading({ title, intro, lang, children }: PageHeadingProps) {
  return (
    <div className="pt-4 pb-group lg:pt-6">
      {children}
      <h1 lang={lang} className="mt-4 max-w-[8.28em] font-display text-page lg:mt-8">
        {title}
      </h1>
      {intro ? (
        <p lang={lang} className="mt-5 max-w-measure text-lead text-muted">
          <bdi>{intro}</bdi>
        </p>
      ) : null}
    </div>
  );
}
