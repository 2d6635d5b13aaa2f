import { PrivacyNote } from '@/components/layout/legal-notices';
import { SiteForm } from '@/components/site-forms/site-form';
import { captchaSettings } from '@/lib/auth/captcha';
import { getLang, ProvideMessages } from '@/lib/i18n/server-messages';
import { SITE_FORM_START } from '@/lib/site-forms/input-names';
import { getSiteForm } from '@/lib/site-forms/read-site-form';
import { sendForm } from './actions';

/** The merchant's form below the text of the contact page. Renders nothing without one. */
export async function ContactForm() {
  const form = await getSiteForm('contact', await getLang());
  if (!form?.isOpen) return null;
  return (
    <ProvideMessages areas={['siteForms', 'fields']}>
      <section className="max-w-[36rem] lg:max-w-none">
        <SiteForm
          form={form}
          use="contact"
          action={sendForm}
          initial={SITE_FORM_START}
          // The page is cached, and its form requests the value.
          settings={{ captcha: captchaSettings(), opened: null }}
        />
        {FEATURES.privacyNotes ? <PrivacyNote /> : null}
      </section>
    </ProvideMessages>
  );
}
