import 'server-only';
import { cacheForms, cacheStandIn, FORMS_TAG } from '@/lib/cache';
import { SHOP } from '@/lib/config/shop';
import { PlatformError } from '@/lib/errors/platform-error';
import type { Lang } from '@/lib/i18n/lang';
import { type FormUse, type SiteForm, translateForm } from '@/lib/model/site-form';
import { processState } from '@/lib/process-state';
import { readSiteForm } from '@/lib/wix/site-forms';

/** The last answer for each form, which is used while the platform fails. */
const lastAnswers = processState('forms', () => new Map<string, SiteForm | null>());

/**
 * Returns the form that the merchant made for this use, or null when there is none or it cannot be
 * shown. Its texts are in this language where the shop's configuration has them.
 */
export async function getSiteForm(use: FormUse, lang: Lang): Promise<SiteForm | null> {
  const { texts = {}, [use]: id } = SHOP.features.forms ?? {};
  const form = id === undefined ? null : await getFormById(id);
  const own = lang === SHOP.catalogLang ? undefined : texts[lang];
  return form && own ? translateForm(form, own) : form;
}

/**
 * When the platform fails, the last answer is used instead, or null before the first, for a minute.
 * An error of a cached function would give the page the status 500 even if it were caught (Next.js
 * 16.4).
 */
async function getFormById(id: string): Promise<SiteForm | null> {
  'use cache';
  try {
    lastAnswers.set(id, await readSiteForm(id));
    cacheForms();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    cacheStandIn(FORMS_TAG);
  }
  return lastAnswers.get(id) ?? null;
}

/** The forms that have their own page, which shows their result without JavaScript. */
type PageUse = Exclude<FormUse, 'returns'>;

export const isPageUse = (text: unknown): text is PageUse => text === 'newsletter' || text === 'contact';

export const formHref = (use: PageUse): string => `/forms/${use}`;

/** The name under which the state of a form is stored. */
export const formName = (use: PageUse): string => `form ${use}`;
