import type { CreateAdapter } from '@/lib/analytics/events';

/**
 * Loads the script of a program, such as a chat, which gets no events. After a withdrawal the page
 * loads again, because nothing else ends a program that runs.
 */
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
