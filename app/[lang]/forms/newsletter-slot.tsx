import { fitsFooter, NewsletterSignup } from '@/components/site-forms/newsletter-signup';
import { TextLink } from '@/components/ui/link';
import { getLang } from '@/lib/i18n/server-messages';
import { formHref, getSiteForm } from '@/lib/site-forms/read-site-form';

/** The merchant's form for the newsletter in the footer, or a link to it if it is too large. */
export async function NewsletterSlot() {
  const form = await getSiteForm('newsletter', await getLang());
  if (!form?.isOpen) return null;
  return fitsFooter(form) ? (
    <NewsletterSignup form={form} />
  ) : (
    <p className="mt-8">
      <TextLink href={formHref('newsletter')} prefetch={false}>
        {form.title}
      </TextLink>
    </p>
  );
}
