import { html } from 'hono/html';
import { z } from 'zod';
import type { Html } from '../../core/html-page';
import { pageTexts } from '../../core/page-language';

const text = z.string().max(10_000).catch('').default('');

const valuesSchema = z.object({
  email: text,
  password: text,
  firstName: text,
  lastName: text,
  code: text,
  stateToken: text,
  /** The field that the captcha widget adds to the form. */
  'g-recaptcha-response': text,
});

export type SignInValues = z.infer<typeof valuesSchema>;
export type SignInErrors = Partial<Record<keyof SignInValues, string>>;
export type FormState = { values: SignInValues; errors: SignInErrors; alert?: string; captcha?: boolean };

export const readValues = (body: Record<string, unknown>): SignInValues => valuesSchema.parse(body);
export const NO_VALUES: SignInValues = valuesSchema.parse({});

/** A labeled input with its error. A password is never sent back into the page. */
export function field(
  { values, errors }: FormState,
  {
    name,
    label,
    type = 'text',
    autocomplete,
    note,
  }: {
    name: 'email' | 'password' | 'firstName' | 'lastName' | 'code';
    label: string;
    type?: 'text' | 'email' | 'password';
    autocomplete: string;
    note?: string;
  },
): Html {
  const error = errors[name];
  const describedBy = [...(error ? [`${name}-error`] : []), ...(note ? [`${name}-note`] : [])].join(' ');
  return html`<div class="wide">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" dir="${type !== 'text' || name === 'code' ? 'ltr' : 'auto'}" autocomplete="${autocomplete}"
      value="${type === 'password' ? '' : values[name]}"
      ${name === 'code' ? html`inputmode="numeric"` : ''}
      ${error ? html`aria-invalid="true"` : ''} ${describedBy ? html`aria-describedby="${describedBy}"` : ''} />
    ${note ? html`<p class="note" id="${name}-note">${note}</p>` : ''}
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
  </div>`;
}

/** A form of one column with its alert at the top and one button. */
export function signInForm(
  state: FormState,
  form: {
    heading: string;
    action: string;
    intro?: Html | string;
    fields: Html;
    button: string;
    below?: Html;
  },
): Html {
  const message =
    state.alert ?? (Object.keys(state.errors).length > 0 ? pageTexts().page.checkFields : undefined);
  return html`<div class="message">
    <h1>${form.heading}</h1>
    ${message ? html`<div class="alert" role="alert"><p>${message}</p></div>` : ''}
    ${form.intro ? html`<p>${form.intro}</p>` : ''}
    <form method="post" action="${form.action}" novalidate>
      <div class="fields">
        ${form.fields}
        ${
          state.captcha
            ? html`<div class="wide"><div class="g-recaptcha"></div><script src="/_captcha/api.js" async></script></div>`
            : ''
        }
        <div class="wide"><button class="main">${form.button}</button></div>
      </div>
    </form>
    ${form.below ?? ''}
  </div>`;
}
