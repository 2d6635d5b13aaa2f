import { THEME_KEY } from './first-paint.mjs';

/** The colors a shopper may choose; `system` is what their device is set to. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const toTheme = (text: string | null | undefined): Theme =>
  THEMES.find((theme) => theme === text) ?? 'system';

const listeners = new Set<() => void>();

/** The choice in force, as the page shows it: app/globals.css goes by the attribute. */
export const readTheme = (): Theme => toTheme(document.documentElement.dataset.theme);

/** Whether the page is dark now: by choice, or because the device is. */
export function isDark(): boolean {
  const theme = readTheme();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

/** Shows the page in other colors and remembers them on this device; the shop's other tabs follow. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that keeps nothing still shows this page as it was asked to.
  }
  show(theme);
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  colorBrowserBar(theme);
  for (const listener of listeners) listener();
}

/** The first color that fits is the browser's: one without a condition stands before those that the page came with. */
function colorBrowserBar(theme: Theme): void {
  document.querySelector('meta[data-chosen]')?.remove();
  if (theme === 'system') return;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = getComputedStyle(document.documentElement).backgroundColor;
  meta.dataset.chosen = '';
  document.head.prepend(meta);
}

/** Calls `listener` when the choice changes, here or in another tab. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  colorBrowserBar(readTheme());
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

function follow({ key, newValue }: StorageEvent): void {
  // Without a key, everything was cleared.
  if (key === THEME_KEY || key === null) show(toTheme(newValue));
}
