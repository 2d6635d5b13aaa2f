'use client';

import { useId } from 'react';
import { useLang, useMessages } from '#messages';
import { FieldError, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { format } from '@/lib/i18n/format';
import { modifierField, SUBSCRIPTION_FIELD, textField } from '@/lib/model/buy-fields';
import type { Money } from '@/lib/model/money';
import type { CustomTextField, Modifier, Variant } from '@/lib/model/product';
import { formatMoney } from '@/lib/money';
import { useSelection } from './selection-context';

type ExtraFieldsProps = {
  /** The chosen variant, whose subscription prices are shown. */
  variant: Variant | null;
  /** Field name → error message. */
  errors: Record<string, string>;
};

/**
 * The fields of a product in addition to its options: modifiers, texts and subscriptions. They are
 * plain fields, whose values the form sends. Nothing else on the page depends on them.
 */
export function ExtraFields({ variant, errors }: ExtraFieldsProps) {
  const { product } = useSelection();
  return (
    <>
      {product.modifiers?.map((modifier) => (
        <ModifierField key={modifier.key} modifier={modifier} error={errors[modifierField(modifier)]} />
      ))}
      {product.customTextFields.map((field) => (
        <CustomText key={field.key} field={field} error={errors[textField(field.key)]} />
      ))}
      {product.subscriptions ? (
        <SubscriptionField variant={variant} error={errors[SUBSCRIPTION_FIELD]} />
      ) : null}
    </>
  );
}

type FieldErrorText = { error: string | undefined };

/** Returns a function that adds a price to the name of a choice: `Dark wax (+$8.00)`. */
function useNameWithPrice(): (name: string, price: Money | null | undefined) => string {
  const { plusPrice } = useMessages('product');
  const lang = useLang();
  const { written } = useSelection();
  return (name, price) =>
    price ? format(plusPrice, { name, price: formatMoney(price, lang, written) }) : name;
}

function ModifierField({ modifier, error }: { modifier: Modifier } & FieldErrorText) {
  const messages = useMessages('product');
  const id = useId();
  const { start } = useSelection();
  const nameWithPrice = useNameWithPrice();
  const { name, key, kind, required, choices } = modifier;
  const label = required ? name : format(messages.optional, { title: name });
  const sent = start?.modifiers?.[key] ?? '';
  if (kind === 'drop-down')
    return (
      <SelectField
        id={id}
        name={modifierField(modifier)}
        label={label}
        error={error}
        required={required}
        placeholder={required ? messages.pleaseChoose : messages.none}
        defaultValue={sent}
        options={choices.map((choice) => ({
          value: choice.key,
          label: nameWithPrice(choice.name, choice.addedPrice),
        }))}
        selectClassName="h-14"
      />
    );
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-small font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {required ? null : (
          <Swatch {...{ modifier, value: '', color: null, isChosen: sent === '' }}>{messages.none}</Swatch>
        )}
        {choices.map((choice) => (
          <Swatch
            key={choice.key}
            {...{ modifier, value: choice.key, color: choice.color, isChosen: sent === choice.key }}
          >
            {nameWithPrice(choice.name, choice.addedPrice)}
          </Swatch>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

type SwatchProps = {
  modifier: Modifier;
  value: string;
  color: string | null;
  isChosen: boolean;
  children: string;
};

const Swatch = ({ modifier, value, color, isChosen, children }: SwatchProps) => (
  <label className="swatch">
    <input
      type="radio"
      name={modifierField(modifier)}
      value={value}
      required={modifier.required}
      defaultChecked={isChosen}
    />
    {color ? <span aria-hidden="true" style={{ background: color }} /> : null}
    <span>{children}</span>
  </label>
);

function CustomText({ field, error }: { field: CustomTextField } & FieldErrorText) {
  const messages = useMessages('product');
  const { start } = useSelection();
  const nameWithPrice = useNameWithPrice();
  const { key, title, minLength, maxLength, required, addedPrice } = field;
  const label = nameWithPrice(title, addedPrice);
  return (
    <TextField
      id={useId()}
      name={textField(key)}
      label={required ? label : format(messages.optional, { title: label })}
      hint={
        minLength
          ? format(messages.fromTo, { least: minLength, count: maxLength })
          : format(messages.upTo, { count: maxLength })
      }
      minLength={minLength}
      maxLength={maxLength}
      required={required}
      defaultValue={start?.customText[key]}
      error={error}
    />
  );
}

function SubscriptionField({ variant, error }: { variant: Variant | null } & FieldErrorText) {
  const messages = useMessages('product');
  const id = useId();
  const { product, start } = useSelection();
  const { plans, isOptional } = product.subscriptions ?? { plans: [], isOptional: true };
  const prices = (variant ?? product.variants[0])?.subscriptionPrices ?? {};
  const sent = start?.subscriptionId ?? '';
  const once: (typeof plans)[number] = { id: '', title: messages.buyOnce, description: '' };
  const choices = isOptional ? [once, ...plans] : plans;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex flex-col gap-2">
      <legend className="mb-2 text-small font-medium">{messages.howOften}</legend>
      {choices.map((plan) => (
        <label key={plan.id} className="flex min-h-target items-start gap-3">
          <input
            type="radio"
            name={SUBSCRIPTION_FIELD}
            value={plan.id}
            required={!isOptional}
            defaultChecked={sent === plan.id}
            className="mt-1 accent-ink"
          />
          <span>
            <PlanTitle title={plan.title} price={prices[plan.id]} />
            {[plan.charges, plan.description].map((text) =>
              text ? (
                <span key={text} className="block text-small text-muted">
                  {text}
                </span>
              ) : null,
            )}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

function PlanTitle({ title, price }: { title: string; price: Money | undefined }) {
  const messages = useMessages('product');
  const lang = useLang();
  const { written } = useSelection();
  if (!price) return <span className="block">{title}</span>;
  return (
    <span className="block">
      {format(messages.planFor, { title, price: formatMoney(price, lang, written) })}
    </span>
  );
}
