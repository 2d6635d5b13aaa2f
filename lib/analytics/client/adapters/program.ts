import type { CreateAdapter } from '@/lib/analytics/events';

/** A script that gets no events, such as a chat. A withdrawal reloads the page: nothing else ends it. */
export const createAdapter: CreateAdapter<'script'> = ({ src }) => {
  loadScript(src);
  return { send: () => undefined, stop: () => location.reload() };
};

/** A script that is blocked or fails has no consequence for the shop. */
export function loadScript(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
