import type { Lang } from '../lang';

export type PageFailure = Record<'pageTitle' | 'tryAgain' | 'home', string>;

/**
 * Every page's first script has those of the shop's languages, because they must show when nothing
 * else loads. Keep them few.
 */
const PAGE_FAILURES: Record<'en', PageFailure> & Partial<Record<Lang, PageFailure>> = {
  en: {
    pageTitle: 'We can’t load this page right now',
    tryAgain: 'Try again',
    home: 'Go to the home page',
  },
  ...(process.env.LANGUAGE_DE !== 'off' && {
    de: {
      pageTitle: 'Wir können diese Seite gerade nicht anzeigen',
      tryAgain: 'Noch einmal versuchen',
      home: 'Zur Startseite',
    },
  }),
  ...(process.env.LANGUAGE_HE !== 'off' && {
    he: {
      pageTitle: 'אי אפשר להציג את הדף הזה כרגע',
      tryAgain: 'ניסיון נוסף',
      home: 'לדף הבית',
    },
  }),
  ...(process.env.LANGUAGE_FR !== 'off' && {
    fr: {
      pageTitle: 'Impossible de charger cette page pour le moment',
      tryAgain: 'Réessayer',
      home: 'Aller à l’accueil',
    },
  }),
  ...(process.env.LANGUAGE_ES !== 'off' && {
    es: {
      pageTitle: 'No podemos cargar esta página ahora mismo',
      tryAgain: 'Reintentar',
      home: 'Ir a la página de inicio',
    },
  }),
  ...(process.env.LANGUAGE_IT !== 'off' && {
    it: {
      pageTitle: 'Al momento non riusciamo a caricare questa pagina',
      tryAgain: 'Riprova',
      home: 'Vai alla home page',
    },
  }),
  ...(process.env.LANGUAGE_NL !== 'off' && {
    nl: {
      pageTitle: 'We kunnen deze pagina nu niet laden',
      tryAgain: 'Probeer opnieuw',
      home: 'Naar de homepage',
    },
  }),
  ...(process.env.LANGUAGE_PT_BR !== 'off' && {
    'pt-br': {
      pageTitle: 'Não conseguimos carregar esta página agora',
      tryAgain: 'Tentar novamente',
      home: 'Ir para a página inicial',
    },
  }),
  ...(process.env.LANGUAGE_PL !== 'off' && {
    pl: {
      pageTitle: 'Nie możemy teraz wczytać tej strony',
      tryAgain: 'Spróbuj ponownie',
      home: 'Przejdź do strony głównej',
    },
  }),
  ...(process.env.LANGUAGE_SV !== 'off' && {
    sv: {
      pageTitle: 'Vi kan inte visa sidan just nu',
      tryAgain: 'Försök igen',
      home: 'Till startsidan',
    },
  }),
  ...(process.env.LANGUAGE_JA !== 'off' && {
    ja: {
      pageTitle: '現在このページを表示できません',
      tryAgain: 'もう一度試す',
      home: 'トップページへ',
    },
  }),
  ...(process.env.LANGUAGE_AR !== 'off' && {
    ar: {
      pageTitle: 'تعذّر تحميل هذه الصفحة الآن',
      tryAgain: 'إعادة المحاولة',
      home: 'الصفحة الرئيسية',
    },
  }),
};

export const pageFailureIn = (lang: Lang): PageFailure => PAGE_FAILURES[lang] ?? PAGE_FAILURES.en;

const entryOf = (code: string | undefined) =>
  Object.entries(PAGE_FAILURES).find(([lang]) => lang === code) ?? [];

/** In the default language of the shop, as ../locales.mjs reads it. */
const mainMessages = (): PageFailure =>
  entryOf(process.env.SHOP_LANGUAGES?.split(',')[0])[1] ?? PAGE_FAILURES.en;

/**
 * `code` is undefined for the default language. The registry of languages is not imported, because
 * the first script of each page would have it twice.
 */
export function pageFailureOf(path: string): {
  code: string | undefined;
  messages: PageFailure;
  home: string;
} {
  const [code, messages = mainMessages()] = entryOf(path.split('/')[1]);
  return { code, messages, home: `/${code ?? ''}` };
}
