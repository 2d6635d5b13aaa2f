import clsx from 'clsx';
import { useLang, useMessages } from '#messages';
import { LANGS, LOCALES } from '@/lib/i18n/lang';

const STYLES = 'inline-flex min-h-target items-center rounded-soft px-3.5 text-small';

/**
 * Switches the language of the current page and stores the choice. It is a plain form, because the
 * page is cached for all shoppers and does not know its own address. Each language has its own
 * name.
 */
export function LanguageSwitch() {
  const here = useLang();
  return (
    <form
      action="/api/language"
      aria-label={useMessages('layout').language}
      className="inline-flex flex-wrap rounded-control border border-edge p-0.5"
    >
      {LANGS.map((lang) =>
        lang === here ? (
          <span
            key={lang}
            lang={lang}
            dir={LOCALES[lang].direction}
            aria-current="true"
            className={clsx(STYLES, 'bg-inverse text-on-inverse')}
          >
            {LOCALES[lang].name}
          </span>
        ) : (
          <button
            key={lang}
            type="submit"
            name="to"
            value={lang}
            lang={lang}
            dir={LOCALES[lang].direction}
            className={clsx(STYLES, 'text-muted transition-colors duration-quick hover:text-ink')}
          >
            {LOCALES[lang].name}
          </button>
        ),
      )}
    </form>
  );
}
