/** Forms that the merchant made on the platform, in one language there; the configuration may have others. */

/** The text next to a checkbox, for example. `href` is https, mailto, tel or a path. */
export type RichLine = { text: string; href: string | null }[];

export type FormChoice = { value: string; label: string };

type CommonField = {
  /** The key under which the platform stores the value. */
  name: string;
  label: string;
  hint: string | null;
  required: boolean;
  /** True when the texts are in the language of the page, which is not the site's main one. */
  isTranslated?: true;
};

export type TextFormField = CommonField & {
  kind: 'text';
  input: 'text' | 'email' | 'tel' | 'url';
  isLong: boolean;
  placeholder: string | null;
  minLength: number;
  maxLength: number;
  /** A regular expression for the browser. The platform checks it, and this server does not. */
  pattern: string | null;
  autoComplete: string | null;
  initial: string;
};

type ChooserField = CommonField & { choices: FormChoice[]; placeholder: string | null; initial: string };

export type FormInput =
  | TextFormField
  | (CommonField & { kind: 'number'; min: number | null; max: number | null; multipleOf: number | null })
  /** `content` is the text next to the box. `label` is the same without links. */
  | (CommonField & { kind: 'checkbox'; content: RichLine; isChecked: boolean })
  | (ChooserField & { kind: 'dropdown' })
  | (ChooserField & { kind: 'radio' })
  | (CommonField & { kind: 'checkboxes'; choices: FormChoice[]; min: number; max: number | null })
  /** `min` and `max` are ISO 8601 dates. */
  | (CommonField & { kind: 'date'; min: string | null; max: string | null });

export type FormItem = FormInput | { kind: 'note'; name: string; lines: RichLine[] };

export type SiteForm = {
  id: string;
  title: string;
  /** Whether the merchant accepts submissions at the moment. */
  isOpen: boolean;
  items: FormItem[];
  submit: string | null;
  thanks: string | null;
  /** Whether subscribers confirm by email. Absent without such a box, and where it is not promised. */
  optIn?: 'single' | 'double';
  isTranslated?: true;
};

export const FORM_USES = ['newsletter', 'contact', 'returns'] as const;
export type FormUse = (typeof FORM_USES)[number];

export type FormAnswer = string | number | boolean | string[];

export const inputsOf = ({ items }: SiteForm): FormInput[] =>
  items.flatMap((item) => (item.kind === 'note' ? [] : [item]));

/**
 * A form of which a text is unknown stays as it is, so that no form mixes two languages.
 * @param texts by the merchant's own, without spaces around them
 */
export function translateForm(form: SiteForm, texts: Readonly<Record<string, string>>): SiteForm {
  let isWhole = true;
  const own = (text: string): string => {
    const key = text.trim();
    const known = Object.hasOwn(texts, key) ? texts[key] : key === '' ? key : undefined;
    if (known === undefined) isWhole = false;
    // Not a pattern, in which a `$` of the text would have a meaning.
    return known === undefined ? text : text.replace(key, () => known);
  };
  const orNull = (text: string | null) => (text === null ? null : own(text));
  const line = (parts: RichLine): RichLine => parts.map(({ text, href }) => ({ text: own(text), href }));
  const choices = (all: FormChoice[]) => all.map(({ value, label }) => ({ value, label: own(label) }));
  const input = (field: FormInput): FormInput => {
    const marks = { hint: orNull(field.hint), isTranslated: true as const };
    if (field.kind === 'checkbox') {
      const content = line(field.content);
      return { ...field, ...marks, content, label: content.map(({ text }) => text).join('') };
    }
    const common = { ...marks, label: own(field.label) };
    switch (field.kind) {
      case 'text':
        return { ...field, ...common, placeholder: orNull(field.placeholder) };
      case 'dropdown':
      case 'radio':
        return {
          ...field,
          ...common,
          choices: choices(field.choices),
          placeholder: orNull(field.placeholder),
        };
      case 'checkboxes':
        return { ...field, ...common, choices: choices(field.choices) };
      default:
        return { ...field, ...common };
    }
  };
  const translated: SiteForm = {
    ...form,
    title: own(form.title),
    items: form.items.map((item) =>
      item.kind === 'note' ? { ...item, lines: item.lines.map(line) } : input(item),
    ),
    submit: orNull(form.submit),
    thanks: orNull(form.thanks),
    isTranslated: true,
  };
  return isWhole ? translated : form;
}
