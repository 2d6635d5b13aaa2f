/** A form that the merchant made on the platform, in the texts of the merchant. */

/**
 * A text with links, such as the one next to a checkbox. `href` is https, mailto, tel or a path.
 */
export type RichLine = { text: string; href: string | null }[];

export type FormChoice = { value: string; label: string };

type CommonField = {
  /** The key under which the platform stores the value. */
  name: string;
  label: string;
  hint: string | null;
  required: boolean;
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

/** A part of a form, in its order: an input, or a paragraph between two. */
export type FormItem = FormInput | { kind: 'note'; name: string; lines: RichLine[] };

export type SiteForm = {
  id: string;
  title: string;
  /** Whether the merchant accepts submissions at the moment. */
  isOpen: boolean;
  items: FormItem[];
  /** The text of the button, or null. */
  submit: string | null;
  /** The message after sending, or null. */
  thanks: string | null;
  /**
   * Whether a subscriber confirms by email first. Absent without a box to subscribe, and in shops
   * that do not promise it.
   */
  optIn?: 'single' | 'double';
};

/** The uses that the shop has for forms. */
export const FORM_USES = ['newsletter', 'contact', 'returns'] as const;
export type FormUse = (typeof FORM_USES)[number];

/** A value of a submission. */
export type FormAnswer = string | number | boolean | string[];

export const inputsOf = ({ items }: SiteForm): FormInput[] =>
  items.flatMap((item) => (item.kind === 'note' ? [] : [item]));
