'use client';

import { useId } from 'react';
import { useLang, useMessages } from '#messages';
import { FieldError, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { format } from '@/lib/i18n/format';
import { modifierField, SUBSCRIPTION_FIELD, textField } from '@/lib/model/buy-fields';
import type { Money } from '@/lib/model/money';
import { type CustomTextField, lowestPrice, type Modifier, type Variant } from '@/lib/model/product';
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
  const { subscriptionPrices: prices = {}, price = product.price } = variant ?? product.variants[0] ?? {};
  const single = isOptional ? lowestPrice(price) : null;
  const sent = start?.subscriptionId ?? '';
  const once: (typeof plans)[number] = { id: '', title: messages.buyOnce, description: '' };
  const choices = isOptional ? [once, ...plans] : plans;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-2">
      <legend className="mb-2 text-small font-medium">{messages.howOften}</legend>
      {choices.map((plan) => (
        <label key={plan.id} className="tile py-3">
          <input
            type="radio"
            name={SUBSCRIPTION_FIELD}
            value={plan.id}
            required={!isOptional}
            defaultChecked={sent === plan.id}
          />
          <PlanTitle title={plan.title} price={prices[plan.id]} single={single} />
          {[plan.charges, plan.description].map((text) =>
            text ? (
              <span key={text} className="text-muted">
                {text}
              </span>
            ) : null,
          )}
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

type PlanTitleProps = {
  title: string;
  /** Of one delivery. Absent for a single purchase. */
  price: Money | undefined;
  /** Of a single purchase; null where there is none. */
  single: Money | null;
};

/** What a plan costs each time, and how much less that is than a single purchase. */
function PlanTitle({ title, price, single }: PlanTitleProps) {
  const messages = useMessages('product');
  const { eachTime } = useMessages('ui');
  const lang = useLang();
  const { written } = useSelection();
  const percent =
    price && single ? Math.round(100 - (100 * Number(price.amount)) / Number(single.amount)) : 0;
  return (
    <span className="flex flex-wrap gap-x-3 font-medium">
      <span className="grow">{title}</span>{' '}
      {percent > 0 ? <span className="text-accent">{format(messages.saves, { percent })}</span> : null}{' '}
      {price ? (
        <span className="basis-full">{format(eachTime, { price: formatMoney(price, lang, written) })}</span>
      ) : single ? (
        <span>{formatMoney(single, lang, written)}</span>
      ) : null}
    </span>
  );
}
