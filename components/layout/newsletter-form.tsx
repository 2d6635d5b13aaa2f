import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { SHOP } from '@/lib/config/shop';
import { shopText } from '@/lib/i18n/shop-text';

/**
 * Sends an email address to the newsletter's provider. It is a plain form, which leaves the shop.
 * Renders nothing without a provider in `shop.config.ts`.
 */
export function NewsletterForm() {
  const messages = useMessages('layout');
  const lang = useLang();
  const { newsletter } = SHOP;
  if (!newsletter) return null;
  const { action, emailField, fields = {}, title, text, consent } = newsletter;
  const heading = title ? shopText(title, lang) : messages.newsletter;
  return (
    <form method="post" action={action} aria-label={heading} className="mt-8 max-w-[26rem]">
      <h2 className="text-small font-semibold">{heading}</h2>
      {text ? <p className="mt-2 text-small text-muted">{shopText(text, lang)}</p> : null}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label={messages.newsletterEmail}
          name={emailField}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          dir="ltr"
          className="grow basis-48"
        />
        <Button variant="secondary">{messages.subscribe}</Button>
      </div>
      <label className="mt-3 flex gap-3 text-caption text-muted">
        <input type="checkbox" required className="mt-0.5 size-5 shrink-0 accent-current" />
        {shopText(consent, lang)}
      </label>
    </form>
  );
}
