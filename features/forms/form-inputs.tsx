import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { CONTROL_STYLES, FieldError, fieldAria } from '@/components/ui/field';
import { ChevronDownIcon } from '@/components/ui/icons';
import type { FormState } from '@/lib/forms/form-state';
import type { FieldOf } from '@/lib/forms/use-form';
import { format } from '@/lib/i18n/format';
import { catalogLang } from '@/lib/i18n/lang';
import type { FormInput as Input, RichLine } from '@/lib/model/site-form';
import { boxName, inputName, SHOP_FIELDS } from '@/lib/site-forms/input-names';
import { localHref } from '@/lib/urls';

type FormInputProps = { input: Input; field: FieldOf; state: FormState };

const BOX = 'mt-0.5 size-5 shrink-0 accent-[var(--role-ink)]';
const CHOICE = 'flex min-h-target items-start gap-3 py-2';

export function FormInput({ input, field, state }: FormInputProps) {
  switch (input.kind) {
    case 'text':
    case 'number':
    case 'date':
    case 'dropdown':
      return <Labeled input={input} field={field} />;
    case 'checkbox':
      return <Checkbox input={input} field={field} state={state} />;
    case 'radio':
    case 'checkboxes':
      return <ChoiceGroup input={input} field={field} state={state} />;
  }
}

type LabeledInput = Extract<Input, { kind: 'text' | 'number' | 'date' | 'dropdown' }>;

function Labeled({ input, field }: { input: LabeledInput; field: FieldOf }) {
  const { hint, required } = input;
  const { id, error, ...rest } = field(inputName(input.name), 'initial' in input ? input.initial : '');
  const control = {
    ...rest,
    ...fieldAria({ id, hint: hint ?? undefined, error }),
    id,
    required,
    className: CONTROL_STYLES,
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in the label */}
      <label className="block">
        <span className="mb-1.5 block text-small font-medium">
          <InputLabel input={input} />
        </span>
        <Control input={input} control={control} />
      </label>
      <InputNotes id={id} input={input} hint={hint} error={error} />
    </div>
  );
}

type ControlProps = {
  input: LabeledInput;
  control: { id: string; name: string; defaultValue: string; required: boolean; className: string };
};

function Control({ input, control }: ControlProps) {
  const { choose } = useMessages('siteForms');
  const lang = catalogLang(useLang(), input);
  switch (input.kind) {
    case 'text': {
      const { maxLength, minLength, placeholder, autoComplete, pattern } = input;
      const bounds = {
        maxLength,
        minLength: minLength || undefined,
        placeholder: placeholder ?? undefined,
        autoComplete: autoComplete ?? undefined,
      };
      return input.isLong ? (
        <textarea {...control} {...bounds} rows={5} dir="auto" className={`${control.className} py-2.5`} />
      ) : (
        <input
          {...control}
          {...bounds}
          type={input.input}
          pattern={pattern ?? undefined}
          dir={input.input === 'text' ? 'auto' : 'ltr'}
        />
      );
    }
    case 'number':
      return <input {...control} type="text" inputMode="decimal" dir="ltr" maxLength={40} />;
    case 'date':
      return <input {...control} type="date" min={input.min ?? undefined} max={input.max ?? undefined} />;
    case 'dropdown':
      return (
        <span className="relative block">
          <select {...control} lang={lang} className={`${control.className} appearance-none pe-10`}>
            <option value="">{input.placeholder ?? choose}</option>
            {input.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4" />
        </span>
      );
  }
}

function Checkbox({ input, field, state }: FormInputProps & { input: Input & { kind: 'checkbox' } }) {
  const { id, name, error } = field(inputName(input.name));
  return (
    <div>
      <label className={CHOICE}>
        <input
          {...fieldAria({ id, error })}
          id={id}
          name={name}
          required={input.required}
          type="checkbox"
          value="on"
          defaultChecked={state.status === 'idle' ? input.isChecked : state.values[name] !== undefined}
          className={BOX}
        />
        <bdi lang={catalogLang(useLang(), input)}>
          <RichContent line={input.content} />
        </bdi>
      </label>
      <InputNotes id={id} input={input} hint={null} error={error} />
    </div>
  );
}

function ChoiceGroup({
  input,
  field,
  state,
}: FormInputProps & { input: Extract<Input, { kind: 'radio' | 'checkboxes' }> }) {
  const { hint, required, choices, kind } = input;
  const { id, name, error, defaultValue } = field(
    inputName(input.name),
    kind === 'radio' ? input.initial : '',
  );
  return (
    <fieldset aria-describedby={fieldAria({ id, hint: hint ?? undefined, error })['aria-describedby']}>
      <legend className="mb-1 text-small font-medium">
        <InputLabel input={input} />
      </legend>
      {choices.map((choice, index) => {
        const own = kind === 'radio' ? name : boxName(input.name, index);
        return (
          <Choice key={choice.value} input={input} label={choice.label}>
            <input
              // The summary of errors leads to the first.
              id={index === 0 ? id : undefined}
              type={kind === 'radio' ? 'radio' : 'checkbox'}
              name={own}
              value={choice.value}
              required={kind === 'radio' && required}
              aria-invalid={error ? true : undefined}
              defaultChecked={
                kind === 'radio' ? choice.value === defaultValue : state.values[own] !== undefined
              }
              className={BOX}
            />
          </Choice>
        );
      })}
      <InputNotes id={id} input={input} hint={hint} error={error} />
    </fieldset>
  );
}

type ChoiceProps = { input: Input; label: string; children: ReactNode };

const Choice = ({ input, label, children }: ChoiceProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the label
  <label className={CHOICE}>
    {children}
    <bdi lang={catalogLang(useLang(), input)}>{label}</bdi>
  </label>
);

function InputLabel({ input }: { input: Input }) {
  const { optional } = useMessages('siteForms');
  const { label, required } = input;
  const lang = catalogLang(useLang(), input);
  // The mark is in the language of the page, and the name may be in another.
  const [before = '', after = ''] = format(optional, { label: '\n' }).split('\n');
  return (
    <>
      {required ? null : before}
      <bdi lang={lang}>{label}</bdi>
      {required ? null : after}
    </>
  );
}

type InputNotesProps = { id: string; input: Input; hint: string | null; error: string | null };

/** `notesAria` refers to both. */
function InputNotes({ id, input, hint, error }: InputNotesProps) {
  const lang = catalogLang(useLang(), input);
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-muted">
          <bdi lang={lang}>{hint}</bdi>
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}

/** Links open in a new tab, because a form that is filled in would be lost. */
export function RichContent({ line }: { line: RichLine }) {
  const lang = useLang();
  return line.map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
        key={index}
        href={localHref(lang, href)}
        target="_blank"
        rel="noopener"
        className="underline underline-offset-4"
      >
        {text}
      </a>
    ),
  );
}

/** People neither see nor reach this field. Programs that fill in every field fill it in. */
export const FormTrap = () => (
  <label className="sr-only" aria-hidden="true">
    {useMessages('siteForms').keepEmpty}
    <input name={SHOP_FIELDS.trap} tabIndex={-1} autoComplete="off" />
  </label>
);
