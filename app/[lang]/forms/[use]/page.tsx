import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundContent } from '@/app/[lang]/not-found';
import { PrivacyNote } from '@/components/layout/legal-notices';
import { PageHeading } from '@/components/layout/page-heading';
import { SiteForm } from '@/components/site-forms/site-form';
import { LinkButton } from '@/components/ui/link-button';
import { captchaSettings } from '@/lib/auth/captcha';
import { formMetadata } from '@/lib/forms/form-metadata';
import { storedState } from '@/lib/forms/stored-state';
import { catalogLang } from '@/lib/i18n/lang';
import { getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { SITE_FORM_START } from '@/lib/site-forms/input-names';
import { formName, getSiteForm, isPageUse } from '@/lib/site-forms/read-site-form';
import { openedNow } from '@/lib/site-forms/spam';
import { sendForm } from '../actions';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

/** Returns the form of a URL, or null when the shop does not have it. */
async function findForm(use: string) {
  if (!FEATURES.forms || !isPageUse(use)) return null;
  const form = await getSiteForm(use, await getLang());
  return form && { form, use };
}

export async function generateMetadata({ params }: PageProps<'/[lang]/forms/[use]'>): Promise<Metadata> {
  const found = await findForm((await params).use);
  if (found === null) return { title: (await getMessages()).pages.notFound };
  const { form, use } = found;
  return formMetadata(form.title, formName(use));
}

/** A form of the merchant by itself: the result of one that was sent without JavaScript. */
export default async function FormPage({ params }: PageProps<'/[lang]/forms/[use]'>) {
  await connection();
  const found = await findForm((await params).use);
  if (found === null) return <NotFoundContent />;
  const { form, use } = found;
  const { siteForms } = await getMessages();
  const initial = await storedState(formName(use), SITE_FORM_START);
  return (
    <div className="page-frame">
      <PageHeading title={form.title} lang={catalogLang(await getLang(), form)} />
      <div className="max-w-[36rem]">
        <ProvideMessages areas={['siteForms', 'fields']}>
          {form.isOpen || initial.status === 'done' ? (
            <SiteForm
              form={form}
              use={use}
              action={sendForm}
              initial={initial}
              settings={{ captcha: captchaSettings(), opened: openedNow() }}
            />
          ) : (
            <p>{siteForms.closed}</p>
          )}
          {FEATURES.privacyNotes ? <PrivacyNote /> : null}
        </ProvideMessages>
        {initial.status === 'done' ? (
          <LinkButton href="/products" variant="secondary" className="mt-6">
            {siteForms.toShop}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
