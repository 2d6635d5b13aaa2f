'use client';

import { useId, useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, subscribeToTheme, THEMES, type Theme } from '@/lib/theme/theme';

type ThemeSwitchProps = {
  /** Labels of the control and of each choice. */
  title: string;
  names: Record<Theme, string>;
};

/** Light, dark or system theme. Hidden without JavaScript, where the system decides. */
export function ThemeSwitch({ title, names }: ThemeSwitchProps) {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'system');
  const name = useId();
  return (
    <fieldset className="noscript:hidden">
      <legend className="sr-only">{title}</legend>
      <div className="inline-flex flex-wrap rounded-control border border-edge p-0.5">
        {THEMES.map((choice) => (
          <label key={choice} className="theme-choice">
            <input
              type="radio"
              name={name}
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
