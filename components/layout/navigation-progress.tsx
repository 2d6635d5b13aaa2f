import { useMessages } from '#messages';

/**
 * A bar at the top of the window while a page loads, announced to screen readers. Fast pages never
 * show it.
 */
export function NavigationProgress({ isPending }: { isPending: boolean }) {
  const { loading } = useMessages('header');
  return (
    // Always present, so that its text is announced when it appears.
    <div role="status" className="navigation-progress">
      {isPending ? <span className="sr-only">{loading}</span> : null}
    </div>
  );
}
