import { type ReactNode, useId } from 'react';
import { useLang, useMessages } from '#messages';
import { CONTROL_STYLES, Field } from '@/components/ui/field';
import { ChevronDownIcon } from '@/components/ui/icons';
import { chargesOf } from '@/lib/cart/line-terms';
import { format } from '@/lib/i18n/format';
import { modifierField, SUBSCRIPTION_FIELD, textField } from '@/lib/model/buy-fields';
import type { Money } from '@/lib/model/money';
import { own } from '@/lib/model/own';
import type { BuyFormStart, CustomTextField, Modifier, Product } from '@/lib/model/product';
import { formatMoney } from '@/lib/money';
import { ExtraError, PlanPrice } from './extra-field-parts';

type ExtraFieldsProps = {
  product: Pick<Product, 'modifiers' | 'customTextFields' | 'subscriptions'>;
  start: BuyFormStart | undefined;
};

type FieldStart = Pick<ExtraFieldsProps, 'start'>;

/** Plain fields of the form around them. Only their errors and the prices of plans need a script. */
export const ExtraFields = ({ product, start }: ExtraFieldsProps) => (
  <>
    {product.modifiers?.map((modifier) => (
      <ModifierField key={modifier.key} modifier={modifier} start={start} />
    ))}
    {product.customTextFields.map((field) => (
      <CustomText key={field.key} field={field} start={start} />
    ))}
    {product.subscriptions ? <SubscriptionField subscriptions={product.subscriptions} start={start} /> : null}
  </>
);

/** `Dark wax (+$8.00)` */
function useNameWithPrice(): (name: string, price: Money | null | undefined) => string {
  const { plusPrice } = useMessages('product');
  const lang = useLang();
  return (name, price) => (price ? format(plusPrice, { name, price: formatMoney(price, lang) }) : name);
}

function ModifierField({ modifier, start }: { modifier: Modifier } & FieldStart) {
  const messages = useMessages('product');
  const errorId = useId();
  const nameWithPrice = useNameWithPrice();
  const { name, key, kind, required, choices } = modifier;
  const field = { name: modifierField(modifier), required };
  const label = required ? name : format(messages.optional, { title: name });
  const sent = own(start?.modifiers, key) ?? '';
  if (kind === 'drop-down')
    return (
      <div>
        <Field label={label}>
          <span className="relative block">
            <select
              {...field}
              defaultValue={sent}
              aria-describedby={errorId}
              className={`${CONTROL_STYLES} h-14 appearance-none pe-10`}
            >
              <option value="">{required ? messages.pleaseChoose : messages.none}</option>
              {choices.map((choice) => (
                <option key={choice.key} value={choice.key}>
                  {nameWithPrice(choice.name, choice.addedPrice)}
                </option>
              ))}
            </select>
            <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4" />
          </span>
        </Field>
        <ExtraError id={errorId} name={field.name} />
      </div>
    );
  const none = { key: '', name: messages.none, color: null, addedPrice: null };
  return (
    <Choices legend={label} name={field.name} className="flex flex-wrap gap-2">
      {(required ? choices : [none, ...choices]).map((choice) => (
        <label key={choice.key} className="swatch">
          <input {...field} type="radio" value={choice.key} defaultChecked={sent === choice.key} />
          {choice.color ? <span aria-hidden="true" style={{ background: choice.color }} /> : null}
          <span>{nameWithPrice(choice.name, choice.addedPrice)}</span>
        </label>
      ))}
    </Choices>
  );
}

type ChoicesProps = { legend: string; name: string; className: string; children: ReactNode };

function Choices({ legend, name, className, children }: ChoicesProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="mb-2 text-small font-medium">{legend}</legend>
      <div className={className}>{children}</div>
      <ExtraError id={errorId} name={name} />
    </fieldset>
  );
}

function CustomText({ field, start }: { field: CustomTextField } & FieldStart) {
  const messages = useMessages('product');
  const id = useId();
  const nameWithPrice = useNameWithPrice();
  const { key, title, minLength, maxLength, required, addedPrice } = field;
  const name = textField(key);
  const label = nameWithPrice(title, addedPrice);
  return (
    <div>
      <Field
        id={id}
        label={required ? label : format(messages.optional, { title: label })}
        hint={
          minLength
            ? format(messages.fromTo, { least: minLength, count: maxLength })
            : format(messages.upTo, { count: maxLength })
        }
      >
        <input
          name={name}
          minLength={minLength}
          maxLength={maxLength}
          required={required}
          type="text"
          defaultValue={own(start?.customText, key)}
          aria-describedby={`${id}-hint ${id}-error`}
          className={CONTROL_STYLES}
        />
      </Field>
      <ExtraError id={`${id}-error`} name={name} />
    </div>
  );
}

type SubscriptionFieldProps = FieldStart & { subscriptions: NonNullable<Product['subscriptions']> };

function SubscriptionField({ subscriptions: { plans, isOptional }, start }: SubscriptionFieldProps) {
  const messages = useMessages('product');
  const { terms } = useMessages('cart');
  const lang = useLang();
  const sent = start?.subscriptionId ?? '';
  const once: (typeof plans)[number] = { id: '', title: messages.buyOnce, description: '' };
  return (
    <Choices legend={messages.howOften} name={SUBSCRIPTION_FIELD} className="grid gap-2">
      {(isOptional ? [once, ...plans] : plans).map(({ id, title, description, schedule }) => (
        <label key={id} className="tile py-3">
          <input
            type="radio"
            name={SUBSCRIPTION_FIELD}
            value={id}
            required={!isOptional}
            defaultChecked={sent === id}
          />
          <span className="flex flex-wrap gap-x-3 font-medium">
            <span className="grow">{title}</span> <PlanPrice planId={id} isOptional={isOptional} />
          </span>
          {[schedule && chargesOf(terms, lang, schedule), description].map((text) =>
            text ? (
              <span key={text} className="text-muted">
                {text}
              </span>
            ) : null,
          )}
        </label>
      ))}
    </Choices>
  );
}
