'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useLang, useMessages } from '#messages';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import { CheckIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import type { CaptchaSettings } from '@/lib/auth/sign-in-state';
import type { FieldRule } from '@/lib/forms/field-rules';
import { useFormAction } from '@/lib/forms/form-action';
import { type FieldOf, useForm } from '@/lib/forms/use-form';
import { useVisibleCaptcha } from '@/lib/forms/use-visible-captcha';
import { catalogLang } from '@/lib/i18n/lang';
import { type SiteForm as Form, type FormUse, inputsOf } from '@/lib/model/site-form';
import {
  SHOP_FIELDS,
  type SiteFormAction,
  type SiteFormSettings,
  type SiteFormState,
} from '@/lib/site-forms/input-names';
import { inputRules } from '@/lib/site-forms/input-rules';
import { FormInput, FormTrap, RichContent } from './form-inputs';
import { useOpened } from './use-opened';

export type SiteFormProps = {
  form: Form;
  use: FormUse;
  action: SiteFormAction;
  /** The state after a submission without JavaScript, or the initial one. */
  initial: SiteFormState;
  settings: SiteFormSettings;
  /** Names of inputs that the shop answers itself. They are not shown. */
  ownAnswers?: readonly string[];
  /** Checks of the shop's own fields that run in the browser. */
  ownRules?: Record<string, FieldRule>;
  /** The shop's own fields, above the merchant's. */
  children?: (field: FieldOf, state: SiteFormState) => ReactNode;
};

const NONE: readonly string[] = [];

/** After it was sent, the merchant's thanks replace it. */
export function SiteForm({
  form,
  use,
  action,
  initial,
  settings,
  ownAnswers = NONE,
  ownRules,
  children,
}: SiteFormProps) {
  const messages = useMessages('siteForms');
  const lang = catalogLang(useLang(), form);
  const { opened, requestOpened } = useOpened(settings.opened);
  const shown = inputsOf(form).filter(({ name }) => !ownAnswers.includes(name));
  const { state, pending, field, formProps, summary } = useForm(useFormAction(action, initial), {
    rules: { ...ownRules, ...inputRules(shown, messages) },
    checksBeforeSending: true,
  });
  if (state.status === 'done') return <SentMessage form={form} message={state.message ?? messages.sent} />;
  return (
    <form {...formProps} onFocusCapture={requestOpened} aria-label={form.title} className="grid gap-5">
      <LangField />
      <input type="hidden" name={SHOP_FIELDS.use} value={use} />
      <input type="hidden" name={SHOP_FIELDS.opened} value={opened} />
      <ErrorSummary {...summary} />
      {children?.(field, state)}
      {form.items.map((item) => {
        if (item.kind !== 'note')
          return ownAnswers.includes(item.name) ? null : (
            <FormInput key={item.name} input={item} field={field} state={state} />
          );
        return (
          <div key={item.name} lang={lang} className="space-y-2">
            {item.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change their places
              <p key={index}>
                <RichContent line={line} />
              </p>
            ))}
          </div>
        );
      })}
      <FormTrap />
      <FormCaptcha settings={settings.captcha} state={state} />
      <Button pending={pending} className="justify-self-start" lang={form.submit ? lang : undefined}>
        {form.submit ?? messages.send}
      </Button>
    </form>
  );
}

/** Receives the focus, because the pressed button is gone. */
function SentMessage({ form, message }: { form: Form; message: string }) {
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, the page starts at the result of the form
      autoFocus
      className="flex items-start gap-3 rounded-control bg-success-soft px-4 py-4"
    >
      <CheckIcon className="mt-0.5 size-5 shrink-0 text-success" />
      <p lang={message === form.thanks ? catalogLang(lang, form) : undefined}>{message}</p>
    </div>
  );
}

type FormCaptchaProps = {
  settings: CaptchaSettings;
  /** The form's last response. The captcha appears only if the platform requires one. */
  state: SiteFormState;
};

/** The sender solves it before the form is sent once more. */
function FormCaptcha({ settings, state }: FormCaptchaProps) {
  const messages = useMessages('siteForms');
  const { box, token, isBroken } = useVisibleCaptcha(settings, state.needsCaptcha ? state : null);

  if (!state.needsCaptcha) return null;
  return (
    <div>
      <div ref={box} className="min-h-20" />
      <input type="hidden" name={SHOP_FIELDS.captcha} value={token} />
      {isBroken ? <Notice tone="bad">{messages.robotBroken}</Notice> : null}
      <noscript>
        <Notice tone="bad">{messages.robotScript}</Notice>
      </noscript>
    </div>
  );
}
