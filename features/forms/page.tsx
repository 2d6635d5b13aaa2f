import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundContent } from '@/components/layout/not-found';
import { PageHeading } from '@/components/layout/page-heading';
import { LinkButton } from '@/components/ui/link-button';
import { fillPlace } from '@/features/places/fill-place';
import { personalData } from '@/features/places/forms';
import { captchaSettings } from '@/lib/auth/captcha';
import { formMetadata } from '@/lib/forms/form-metadata';
import { storedState } from '@/lib/forms/stored-state';
import { catalogLang } from '@/lib/i18n/lang';
import { getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { SITE_FORM_START } from '@/lib/site-forms/input-names';
import { formName, isPageUse, requireSiteForm } from '@/lib/site-forms/read-site-form';
import { openedNow } from '@/lib/site-forms/spam';
import { sendForm } from './actions';
import { SiteForm } from './site-form';

async function findForm(use: string) {
  if (!isPageUse(use)) return null;
  const form = await requireSiteForm(use, await getLang());
  return form && { form, use };
}

export async function generateMetadata({ params }: PageProps<'/[lang]/forms/[use]'>): Promise<Metadata> {
  const found = await findForm((await params).use);
  if (found === null) return { title: (await getMessages()).pages.notFound };
  const { form, use } = found;
  return formMetadata(form.title, formName(use));
}

/** The result of a form that was sent without JavaScript. */
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
          {await fillPlace(personalData, {})}
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
