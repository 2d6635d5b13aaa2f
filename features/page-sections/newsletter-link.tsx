import { LinkButton } from '@/components/ui/link-button';
import type { SectionOf } from '@/lib/config/section-schemas';
import { shopText } from '@/lib/i18n/lang';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { formHref, getSiteForm } from '@/lib/site-forms/read-site-form';
import { leaveOut } from './leave-out';
import { type FrameProps, SectionFrame } from './section-frame';

/** Leads to the form, which the footer has on the same page. */
export async function NewsletterLink({
  section,
  ...frame
}: FrameProps & { section: SectionOf<'newsletter'> }) {
  const [lang, { layout }] = await Promise.all([getLang(), getMessages()]);
  const form = await getSiteForm('newsletter', lang);
  const title = shopText(section.title, lang);
  if (!form?.isOpen) return leaveOut('newsletter', title, 'features.forms has no open form for it');
  return (
    <SectionFrame {...frame} title={title} isBeside>
      {section.text ? <p className="max-w-measure text-muted">{shopText(section.text, lang)}</p> : null}
      <LinkButton href={formHref('newsletter')} prefetch={false} variant="secondary" className="mt-4">
        {layout.subscribe}
      </LinkButton>
    </SectionFrame>
  );
}
