import { offeredFields, wrongFields } from '@/lib/cart/order-fields';
import { format } from '@/lib/i18n/format';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';
import { OrderFields } from './order-fields';

type ShownFieldsProps = PlaceFacts['order-fields'] & { required: boolean };

/** Renders the required fields, or the others. Null without any. */
export async function ShownFields({ form, values, isIncomplete, required }: ShownFieldsProps) {
  const { siteForms, fields: fieldMessages } = await getMessages();
  const now = Date.now();
  const fields = offeredFields(await getLang(), now).filter(({ isRequired }) => isRequired === required);
  const wrong = isIncomplete ? wrongFields(values, now) : [];
  if (fields.length === 0) return null;
  return (
    <OrderFields
      fields={fields}
      values={values}
      errors={Object.fromEntries(
        fields
          .filter(({ name }) => wrong.includes(name))
          .map(({ name, label, input }) => [
            name,
            format('options' in input ? siteForms.chooseOne : fieldMessages.missing, { label }),
          ]),
      )}
      form={form}
      choose={siteForms.choose}
      optional={(label) => format(siteForms.optional, { label })}
    />
  );
}
