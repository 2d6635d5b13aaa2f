/** The frame of a page whose content is on its way: its heading, and rows. */
export const PageSkeleton = ({ title }: { title: string }) => (
  <div className="page-frame page-skeleton" aria-busy="true">
    <p>{title}</p>
    <span />
    <span />
    <span />
  </div>
);
