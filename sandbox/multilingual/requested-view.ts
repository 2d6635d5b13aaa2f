import type { Context, MiddlewareHandler } from 'hono';
import { languageCode, loadLanguage, PAGE_LANGUAGES } from '../core/language';
import { withPageLanguage } from '../core/page-language';
import type { Platform } from '../core/platform';
import { type RequestedView, withView } from '../core/requested-view';
import { siteCurrency, siteLanguage } from '../core/site';
import { readRates, readTexts } from './store';

const SITE_VIEW: RequestedView = { texts: new Map(), language: null, currency: null };

/**
 * Reads `x-wix-linguist` and `x-wix-currency`. A language without any texts and a currency
 * without a rate are ignored. Whether the platform rejects them is unknown.
 */
export const withRequestedView =
  (platform: Platform): MiddlewareHandler =>
  async (c, next) => {
    const [texts, currency] = [await textsOf(platform, c), await currencyOf(platform, c)];
    return withView({ ...SITE_VIEW, ...texts, currency }, next);
  };

/** Reads `?lang=` of a hosted page, to which a redirect session or a link of an email leads. */
export const withLanguageOfUrl =
  (platform: Platform): MiddlewareHandler =>
  async (c, next) => {
    const view = { ...SITE_VIEW, ...(await textsIn(platform, c.req.query('lang') ?? '')) };
    const language = await loadLanguage(view.language);
    return withView(view, () => withPageLanguage(language, next));
  };

/** `de|de-de|false|<zeros>`: language, locale, whether it is the primary one, app instance. */
async function textsOf(platform: Platform, c: Context) {
  const [language = '', , isPrimary] = (c.req.header('x-wix-linguist') ?? '').split('|');
  return isPrimary === 'true' ? null : textsIn(platform, language);
}

/** A merchant may not have translated what the platform has: its own pages and emails. */
async function textsIn(platform: Platform, code: string) {
  const language = languageCode(code);
  if (language === undefined || language === siteLanguage()) return null;
  const texts = await readTexts(platform.db.read, language);
  return texts.size > 0 || PAGE_LANGUAGES.includes(language) ? { language, texts } : null;
}

async function currencyOf(platform: Platform, c: Context): Promise<RequestedView['currency']> {
  const code = c.req.header('x-wix-currency');
  if (code === undefined || code === siteCurrency()) return null;
  const rates = await readRates(platform.db.read);
  const rate = Object.hasOwn(rates, code) ? rates[code] : undefined;
  return rate === undefined ? null : { code, rate };
}
