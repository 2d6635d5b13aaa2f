import { TextLink } from '@/components/ui/link';
import { fillPlace } from '@/features/places/fill-place';
import { personalData } from '@/features/places/forms';
import { getLang } from '@/lib/i18n/server-messages';
import { formHref, getSiteForm } from '@/lib/site-forms/read-site-form';
import { fitsFooter, NewsletterSignup } from '../newsletter-signup';

export default async function Newsletter() {
  const form = await getSiteForm('newsletter', await getLang());
  if (!form?.isOpen) return null;
  return fitsFooter(form) ? (
    <NewsletterSignup form={form} note={await fillPlace(personalData, { className: 'mt-3' })} />
  ) : (
    <p className="mt-8">
      <TextLink href={formHref('newsletter')} prefetch={false}>
        {form.title}
      </TextLink>
    </p>
  );
}
