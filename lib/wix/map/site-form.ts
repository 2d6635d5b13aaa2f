import { z } from 'zod';
import type { FormItem, SiteForm } from '@/lib/model/site-form';
import { richLines, richText } from './rich-line';
import { toFormInput } from './site-form-input';

/** A form with more is not a form that a shopper fills in. */
const MOST_FIELDS = 60;

const formSchema = z.object({
  _id: z.string().min(1),
  name: z.string().nullish(),
  enabled: z.boolean().nullish(),
  formFields: z.array(z.looseObject({ _id: z.string() })).max(500),
  steps: z.array(z.unknown()).max(100).nullish(),
  submitSettings: z.unknown().optional(),
});

const fieldSchema = z.looseObject({
  _id: z.string(),
  hidden: z.boolean().nullish(),
  fieldType: z.string().nullish(),
  displayOptions: z
    .object({
      richContentOptions: z.object({ richContent: z.unknown().optional() }).nullish().catch(null),
      pageNavigationOptions: z.object({ submitText: z.string().nullish() }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
type RawField = z.infer<typeof fieldSchema>;

const thanksSchema = z.object({ thankYouMessageOptions: z.object({ richContent: z.unknown().optional() }) });

/**
 * Returns a form, or null when the shop cannot show it: it requires a kind of field that the shop
 * does not have (such as a file), or it has no fields. Optional fields of such kinds are left out,
 * and so are fields that the merchant hides.
 */
export function toSiteForm(raw: unknown): SiteForm | null {
  const parsed = formSchema.safeParse(raw);
  if (!parsed.success) return null;
  const { _id, name, enabled, formFields, steps, submitSettings } = parsed.data;
  const fields = inOrder(
    formFields.flatMap((field) => fieldSchema.safeParse(field).data ?? []),
    steps ?? [],
  ).filter(({ hidden }) => !hidden);
  const items: FormItem[] = [];
  for (const field of fields) {
    const item = field.fieldType === 'DISPLAY' ? toNote(field) : toFormInput(field);
    if (item === 'unknown-required') return null;
    if (item !== null) items.push(item);
  }
  const inputs = items.filter(({ kind }) => kind !== 'note');
  if (inputs.length === 0 || items.length > MOST_FIELDS) return null;
  if (new Set(inputs.map((input) => input.name)).size < inputs.length) return null;
  const [submit] = fields.flatMap(
    ({ displayOptions }) => displayOptions?.pageNavigationOptions?.submitText ?? [],
  );
  const thanks = thanksSchema.safeParse(submitSettings);
  return {
    id: _id,
    title: (name ?? '').slice(0, 200),
    isOpen: enabled !== false,
    items,
    submit: submit?.trim().slice(0, 100) || null,
    thanks: thanks.success ? richText(thanks.data.thankYouMessageOptions.richContent) : null,
  };
}

function toNote({ _id, displayOptions }: RawField): FormItem | null {
  const lines = richLines(displayOptions?.richContentOptions?.richContent);
  return lines.length > 0 ? { kind: 'note', name: _id, lines } : null;
}

const placed = z.object({
  fieldId: z.string(),
  row: z.number().nullish(),
  column: z.number().nullish(),
});
const stepSchema = z.object({
  hidden: z.boolean().nullish(),
  layout: z.object({ large: z.object({ items: z.array(z.unknown()).max(500) }) }),
});

/**
 * Returns the fields in the order of the layout, page after page. The platform documents that the
 * order of the list means nothing. Fields without a place are the last.
 */
function inOrder(fields: RawField[], steps: unknown[]): RawField[] {
  const ids = steps.flatMap((step) => {
    const items = stepSchema.safeParse(step).data?.layout.large.items ?? [];
    return items
      .flatMap((item) => placed.safeParse(item).data ?? [])
      .sort((a, b) => (a.row ?? 0) - (b.row ?? 0) || (a.column ?? 0) - (b.column ?? 0))
      .map(({ fieldId }) => fieldId);
  });
  const placeOf = new Map(ids.map((id, index) => [id, index]));
  return fields.toSorted((a, b) => (placeOf.get(a._id) ?? ids.length) - (placeOf.get(b._id) ?? ids.length));
}
