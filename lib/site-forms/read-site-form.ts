import 'server-only';
import { cacheForms, cacheStandIn, FORMS_TAG } from '@/lib/cache';
import { SHOP } from '@/lib/config/shop';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import type { Lang } from '@/lib/i18n/lang';
import { type FormUse, type SiteForm, translateForm } from '@/lib/model/site-form';
import { processState } from '@/lib/process-state';
import { fetchSiteForm } from '@/lib/wix/site-forms';

/** The last forms that were read, which are used while the platform fails. */
const lastForms = processState('forms', () => new Map<string, SiteForm>());

/** Null without a form that can be shown. In this language where the configuration has its texts. */
export async function getSiteForm(use: FormUse, lang: Lang): Promise<SiteForm | null> {
  const form = await getFormToSend(use, lang);
  return form === 'unreachable' ? null : form;
}

/** For the page of the form. @throws ShopError `unreachable` when the form could not be read */
export async function requireSiteForm(use: FormUse, lang: Lang): Promise<SiteForm | null> {
  const form = await getFormToSend(use, lang);
  if (form === 'unreachable') throw new ShopError('unreachable');
  return form;
}

/** Distinguishes a form that could not be read from one that is gone. */
export async function getFormToSend(use: FormUse, lang: Lang): Promise<SiteForm | null | 'unreachable'> {
  const { texts = {}, [use]: id } = SHOP.features.forms ?? {};
  const form = id === undefined ? null : await getFormById(id);
  const own = lang === SHOP.catalogLang ? undefined : texts[lang];
  return form && form !== 'unreachable' && own ? translateForm(form, own) : form;
}

/**
 * While the platform fails, returns the last form, if there is one, for a minute. An error of a
 * cached function would give the page the status 500 even if it were caught (Next.js 16.4).
 */
async function getFormById(id: string): Promise<SiteForm | null | 'unreachable'> {
  'use cache';
  try {
    const form = await fetchSiteForm(id);
    if (form === null) lastForms.delete(id);
    else lastForms.set(id, form);
    cacheForms();
    return form;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    cacheStandIn(FORMS_TAG);
    return lastForms.get(id) ?? 'unreachable';
  }
}

/** These forms have their own page, which shows their result without JavaScript. */
type PageUse = Exclude<FormUse, 'returns'>;

export const isPageUse = (text: unknown): text is PageUse => text === 'newsletter' || text === 'contact';

export const formHref = (use: PageUse): string => `/forms/${use}`;

export const formName = (use: PageUse): string => `form ${use}`;
