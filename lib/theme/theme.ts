import { browserStorage } from '@/lib/browser-storage';
import { createListeners, type Listeners } from '@/lib/store';
import { THEME_KEY } from './first-paint.mjs';

/** The themes that a shopper may choose. `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const toTheme = (text: string | null | undefined): Theme =>
  THEMES.find((theme) => theme === text) ?? 'system';

/** Reads the attribute that app/globals.css uses. */
export const readTheme = (): Theme => toTheme(document.documentElement.dataset.theme);

/** Whether the page is dark, by choice or because the device is. */
export function isDark(): boolean {
  const theme = readTheme();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

/** Applies a theme and stores it on this device. The shop's other tabs follow. */
export function chooseTheme(theme: Theme): void {
  browserStorage.write(THEME_KEY, theme === 'system' ? null : theme);
  show(theme);
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  colorBrowserBar(theme);
  choice.notify();
}

/** Browsers use the first matching `theme-color`, so this one goes before the page's own. */
function colorBrowserBar(theme: Theme): void {
  document.querySelector('meta[data-chosen]')?.remove();
  if (theme === 'system') return;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = getComputedStyle(document.documentElement).backgroundColor;
  meta.dataset.chosen = '';
  document.head.prepend(meta);
}

const choice: Listeners = createListeners(() => {
  addEventListener('storage', follow);
  colorBrowserBar(readTheme());
  return () => removeEventListener('storage', follow);
});

/** Also notifies of a choice in another tab. */
export const subscribeToTheme = choice.subscribe;

function follow({ key, newValue }: StorageEvent): void {
  // A null key means that the storage was cleared.
  if (key === THEME_KEY || key === null) show(toTheme(newValue));
}
