/** Placeholder of a page that is loading: its title and gray rows. */
export const PageSkeleton = ({ title }: { title: string }) => (
  <div className="page-frame page-skeleton" aria-busy="true">
    <p>{title}</p>
    <span />
    <span />
    <span />
  </div>
);
