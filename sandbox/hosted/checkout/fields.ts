import { html } from 'hono/html';
import type { Html } from '../../core/html-page';
import { pageTexts } from '../../core/page-language';
import type { CheckoutErrors, CheckoutValues } from './form';
import type { Place } from './places';

export type FieldState = { values: CheckoutValues; errors: CheckoutErrors };

type Field = {
  name: keyof CheckoutValues;
  label: string;
  autocomplete: string;
  type?: 'email' | 'tel' | 'text';
  inputmode?: 'numeric';
  optional?: boolean;
  wide?: boolean;
};

/** A labeled input. Its error and its optional mark are its description. */
export function textField({ values, errors }: FieldState, field: Field): Html {
  const { name, label, autocomplete, type = 'text', inputmode, optional = false, wide = false } = field;
  const error = errors[name];
  return html`<div class="${wide ? 'wide' : ''}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" dir="${type !== 'text' || inputmode ? 'ltr' : 'auto'}" value="${values[name]}" maxlength="250"
      autocomplete="${autocomplete}" ${inputmode ? html`inputmode="${inputmode}"` : ''}
      ${optional ? '' : html`aria-required="true"`} ${error ? html`aria-invalid="true"` : ''}
      ${describedBy(name, { error, optional })} />
    ${optional ? html`<p class="note" id="${name}-note">${pageTexts().page.optional}</p>` : ''}
    ${errorText(name, error)}
  </div>`;
}

/** A labeled select. `empty`: the label of the empty choice. */
export function selectField(
  { values, errors }: FieldState,
  field: Omit<Field, 'type' | 'inputmode'> & { choices: Place[]; empty?: string },
): Html {
  const { name, label, autocomplete, choices, empty, optional = false } = field;
  const error = errors[name];
  return html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}" autocomplete="${autocomplete}" ${describedBy(name, { error, optional })}>
      ${empty === undefined ? '' : html`<option value="">${empty}</option>`}
      ${choices.map(
        ({ code, name: text, lang }) =>
          html`<option value="${code}" ${lang ? html`lang="${lang}"` : ''} ${code === values[name] ? 'selected' : ''}>${text}</option>`,
      )}
    </select>
    ${optional ? html`<p class="note" id="${name}-note">${pageTexts().page.optional}</p>` : ''}
    ${errorText(name, error)}`;
}

const errorText = (name: string, error: string | undefined): Html | '' =>
  error ? html`<p class="error" id="${name}-error">${error}</p>` : '';

function describedBy(
  name: string,
  { error, optional }: { error: string | undefined; optional: boolean },
): Html | '' {
  const ids = [...(error ? [`${name}-error`] : []), ...(optional ? [`${name}-note`] : [])];
  return ids.length === 0 ? '' : html`aria-describedby="${ids.join(' ')}"`;
}
