import { useLang, useMessages } from '#messages';
import { LANGS, LOCALES } from '@/lib/i18n/lang';

/**
 * Switches the language of the current page and stores the choice. It is a plain form, because the
 * page is cached for all shoppers and does not know its own URL. Each language has its own name.
 */
export function LanguageSwitch() {
  const here = useLang();
  const messages = useMessages('layout');
  if (LANGS.length === 1) return null;
  return (
    <form action="/api/language" aria-label={messages.language} className="switch">
      {LANGS.map((lang) =>
        lang === here ? (
          <span key={lang} lang={lang} dir={LOCALES[lang].direction} aria-current="true">
            {LOCALES[lang].name}
          </span>
        ) : (
          <button key={lang} type="submit" name="to" value={lang} lang={lang} dir={LOCALES[lang].direction}>
            {LOCALES[lang].name}
          </button>
        ),
      )}
    </form>
  );
}
