import type { Context, MiddlewareHandler } from 'hono';
import type { Platform } from '../core/platform';
import { type RequestedView, withView } from '../core/requested-view';
import { siteCurrency } from '../core/site';
import { readRates, readTexts } from './store';

const SITE_VIEW: RequestedView = { texts: new Map(), language: null, currency: null };

/**
 * Reads `x-wix-linguist` and `x-wix-currency`. A language without translations and a currency
 * without a rate are ignored. Whether the platform rejects them is unknown.
 */
export const withRequestedView =
  (platform: Platform): MiddlewareHandler =>
  async (c, next) => {
    const [texts, currency] = [await textsOf(platform, c), await currencyOf(platform, c)];
    return withView({ ...SITE_VIEW, ...texts, currency }, next);
  };

/** Reads `?lang=` of a hosted page, to which a redirect session leads. */
export const withLanguageOfUrl =
  (platform: Platform): MiddlewareHandler =>
  async (c, next) => {
    const texts = await textsIn(platform, c.req.query('lang') ?? '');
    return withView({ ...SITE_VIEW, ...texts }, next);
  };

/** `de|de-de|false|<zeros>`: language, locale, whether it is the primary one, app instance. */
async function textsOf(platform: Platform, c: Context) {
  const [language = '', , isPrimary] = (c.req.header('x-wix-linguist') ?? '').split('|');
  return isPrimary === 'true' ? null : textsIn(platform, language);
}

async function textsIn(platform: Platform, language: string) {
  if (!/^[a-z]{2}$/.test(language)) return null;
  const texts = await readTexts(platform.db.read, language);
  return texts.size > 0 ? { language, texts } : null;
}

async function currencyOf(platform: Platform, c: Context): Promise<RequestedView['currency']> {
  const code = c.req.header('x-wix-currency');
  if (code === undefined || code === siteCurrency()) return null;
  const rates = await readRates(platform.db.read);
  const rate = Object.hasOwn(rates, code) ? rates[code] : undefined;
  return rate === undefined ? null : { code, rate };
}
