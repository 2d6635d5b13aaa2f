'use client';

import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, subscribeToTheme, THEMES, type Theme } from '@/lib/theme/theme';

type ThemeSwitchProps = {
  title: string;
  names: Record<Theme, string>;
};

/** Hidden without JavaScript. The server marks no choice, because it does not know the stored one. */
export function ThemeSwitch({ title, names }: ThemeSwitchProps) {
  const theme = useSyncExternalStore<Theme | null>(subscribeToTheme, readTheme, () => null);
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // A theme chosen before hydration is checked now. The next render would reset it.
  useLayoutEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = THEMES.find((one) => one === early);
    if (chosen) chooseTheme(chosen);
  }, []);
  return (
    <fieldset ref={group} className="noscript:hidden">
      <legend className="sr-only">{title}</legend>
      <div className="inline-flex flex-wrap rounded-control border border-edge p-0.5">
        {THEMES.map((choice) => (
          <label key={choice} className="theme-choice">
            <input
              type="radio"
              name={name}
              // The browser must not restore a choice of an earlier visit.
              autoComplete="off"
              value={choice}
              checked={choice === theme}
              onChange={() => chooseTheme(choice)}
              className="sr-only"
            />
            {names[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
