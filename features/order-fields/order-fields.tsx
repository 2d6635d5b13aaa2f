import { TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { OfferedField } from '@/lib/cart/order-fields';

type OrderFieldsProps = {
  fields: readonly OfferedField[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Id of the checkout form, which sends them. */
  form: string;
  /** The first entry of a choice. */
  choose: string;
  optional: (label: string) => string;
};

/** The merchant's own fields. They need no script. */
export function OrderFields({ fields, values, errors, form, choose, optional }: OrderFieldsProps) {
  return (
    <div className="mb-6 grid gap-4">
      {fields.map(({ name, label, hint, isRequired, input }) => {
        const shared = {
          // Left pages stay in the document.
          id: `${form}-${name}`,
          form,
          name,
          hint,
          label: isRequired ? label : optional(label),
          error: errors[name],
          required: isRequired,
          defaultValue: values[name] ?? '',
        };
        return 'options' in input ? (
          <SelectField key={name} {...shared} options={input.options} placeholder={choose} />
        ) : (
          <TextField key={name} {...shared} maxLength={input.maxLength} />
        );
      })}
    </div>
  );
}
