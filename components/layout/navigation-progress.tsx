import { useWords } from '#words';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

/** A bar at the top of the window while a page is on its way, announced to screen readers. Fast pages never show it. */
export function NavigationProgress({ isPending }: { isPending: boolean }) {
  const words = useWords('header');
  return (
    // Always present, so that its text is announced when it appears.
    <div role="status">
      {isPending ? (
        <>
          <span aria-hidden="true" className="navigation-progress" />
          <VisuallyHidden>{words.loading}</VisuallyHidden>
        </>
      ) : null}
    </div>
  );
}
