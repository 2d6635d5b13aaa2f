import { type ReactNode, useId } from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import { catalogLang } from '@/lib/i18n/lang';
import { inputsOf, type SiteForm } from '@/lib/model/site-form';
import { inputName, NEWSLETTER_SENT } from '@/lib/site-forms/input-names';
import { FormTrap, RichContent } from './form-inputs';

const SHORT = new Set(['text', 'checkbox']);

/** Otherwise the footer links to the page of the form. */
export const fitsFooter = (form: SiteForm): boolean =>
  inputsOf(form).every(({ kind }) => SHORT.has(kind)) && inputsOf(form).length <= 4;

/**
 * Needs no script: the same page opens again at the result, which is in every page and shows as the target of
 * its address. Errors have a page of their own. @param note about personal data
 */
export function NewsletterSignup({ form, note }: { form: SiteForm; note: ReactNode }) {
  const messages = useMessages('layout');
  const { sent } = useMessages('siteForms');
  const { confirmByMail } = useMessages('privacyNote');
  const lang = catalogLang(useLang(), form);
  const isConfirmedByMail = FEATURES.doubleOptIn && form.optIn !== 'single';
  const inputs = inputsOf(form);
  const id = useId();
  return (
    <form
      method="post"
      action="/api/newsletter"
      noValidate
      aria-labelledby={id}
      className="newsletter mt-4 max-w-[26rem] md:mt-8"
    >
      <h2 id={id} className="text-small font-semibold" lang={lang}>
        {form.title}
      </h2>
      <p
        id={NEWSLETTER_SENT}
        tabIndex={-1}
        {...(!isConfirmedByMail && form.thanks ? { lang } : {})}
        className="mt-4 text-small"
      >
        {isConfirmedByMail ? confirmByMail : (form.thanks ?? sent)}
      </p>
      <div className="newsletter-entry">
        <LangField />
        <FormTrap />
        <div className="mt-2 flex flex-wrap items-end gap-3 md:mt-4">
          {inputs.map((input) =>
            input.kind === 'text' ? (
              <label key={input.name} className="grow basis-40">
                <span className="mb-1.5 block text-small font-medium" lang={lang}>
                  {input.label}
                </span>
                <input
                  name={inputName(input.name)}
                  type={input.input}
                  required={input.required}
                  maxLength={input.maxLength}
                  autoComplete={input.autoComplete ?? undefined}
                  dir={input.input === 'text' ? 'auto' : 'ltr'}
                  className="control"
                />
              </label>
            ) : null,
          )}
          <Button variant="secondary" lang={form.submit ? lang : undefined}>
            {form.submit ?? messages.subscribe}
          </Button>
        </div>
        {inputs.map((input) =>
          input.kind === 'checkbox' ? (
            <label key={input.name} className="mt-3 flex gap-3 text-caption text-muted" lang={lang}>
              <input
                type="checkbox"
                name={inputName(input.name)}
                required={input.required}
                defaultChecked={input.isChecked}
                className="mt-0.5 size-5 shrink-0 accent-current"
              />
              <span>
                <RichContent line={input.content} />
              </span>
            </label>
          ) : null,
        )}
        {note}
      </div>
    </form>
  );
}
