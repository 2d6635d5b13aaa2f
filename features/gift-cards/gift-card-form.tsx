'use client';

import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { openCartDrawer } from '@/components/cart/drawer-store';
import { FormMessages } from '@/components/forms/error-summary';
import { Button } from '@/components/ui/button';
import { Field, FieldError, fieldAria, LangField, TextField } from '@/components/ui/field';
import { checkCartCookie } from '@/lib/cart/client/check-cart-cookie';
import { cartCommands } from '@/lib/cart/client/commands';
import { emailRule, type FieldRule, nameRule } from '@/lib/forms/field-rules';
import { useFormAction } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { type FormAction, useForm } from '@/lib/forms/use-form';
import { inOrder } from '@/lib/i18n/field-order';
import { format } from '@/lib/i18n/format';
import { MAX_MESSAGE_LENGTH, GIFT_CARD_FORM as NAMES, OWN_AMOUNT } from './form-names';

const unchecked: FieldRule = () => null;
/** The server mentions the recipient in the error of an empty field. */
const recipientEmail: FieldRule = (text, messages) => (text.trim() === '' ? null : emailRule(text, messages));

/** In the order in which the summary lists the errors. The server checks the rest. */
const RULES = {
  [NAMES.amount]: unchecked,
  [NAMES.ownAmount]: unchecked,
  [NAMES.recipient]: unchecked,
  [NAMES.firstName]: nameRule,
  [NAMES.lastName]: nameRule,
  [NAMES.email]: recipientEmail,
};

type GiftCardFormProps = {
  /** `value`: the platform's variant. `label`: the amount, with its price where that differs. */
  amounts: { value: string; label: string }[];
  /** The bounds of an own amount as a sentence; null where the shop takes none. */
  bounds: string | null;
  action: FormAction;
  /** The state after a submission without JavaScript, or idle. */
  initial: FormState;
};

/** The stylesheet hides the fields of other choices, so that the form is the same without JavaScript. */
export function GiftCardForm({ amounts, bounds, action, initial }: GiftCardFormProps) {
  const messages = useMessages('giftCard');
  const lang = useLang();
  const { offline } = useMessages('failure');
  const { formProps, field, ...form } = useForm(useFormAction(action, initial, checkCartCookie(lang)), {
    rules: RULES,
    onAnswer: ({ status, message }) => {
      if (status !== 'done') return;
      cartCommands(lang, offline).retry();
      openCartDrawer(message);
    },
  });
  const amount = field(NAMES.amount, amounts[0]?.value);
  const recipient = field(NAMES.recipient, 'someone');
  const message = field(NAMES.message);
  const hint = format(messages.messageHint, { count: MAX_MESSAGE_LENGTH });
  return (
    <form {...formProps} aria-label={messages.form} className="gift-card-form flex flex-col gap-8">
      <LangField />
      <FormMessages {...form} />
      <Choices legend={messages.amount} error={amount.error} id={amount.id}>
        {amounts.map(({ value, label }) => (
          <Choice key={value} name={NAMES.amount} value={value} isChosen={amount.defaultValue === value}>
            {label}
          </Choice>
        ))}
        {bounds ? (
          <Choice name={NAMES.amount} value={OWN_AMOUNT} isChosen={amount.defaultValue === OWN_AMOUNT}>
            {messages.other}
          </Choice>
        ) : null}
      </Choices>
      {bounds ? (
        <TextField
          {...field(NAMES.ownAmount)}
          label={messages.ownAmount}
          hint={bounds}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          dir="ltr"
          className="if-own-amount max-w-60"
        />
      ) : null}
      <Choices legend={messages.forWhom} error={recipient.error} id={recipient.id}>
        {(['someone', 'me'] as const).map((who) => (
          <Choice key={who} name={NAMES.recipient} value={who} isChosen={recipient.defaultValue === who}>
            {messages[who]}
          </Choice>
        ))}
      </Choices>
      <p className="if-for-me text-small text-muted">{messages.meHint}</p>
      <div className="if-for-someone grid gap-5 sm:grid-cols-2">
        {inOrder(
          lang,
          <TextField
            key="first"
            {...field(NAMES.firstName)}
            label={messages.firstName}
            autoComplete="off"
            maxLength={100}
          />,
          <TextField
            key="last"
            {...field(NAMES.lastName)}
            label={messages.lastName}
            autoComplete="off"
            maxLength={100}
          />,
        )}
        <TextField
          {...field(NAMES.email)}
          label={messages.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          dir="ltr"
          className="sm:col-span-2"
        />
        <Field {...message} label={messages.message} hint={hint} className="sm:col-span-2">
          <textarea
            {...fieldAria({ ...message, hint })}
            id={message.id}
            name={message.name}
            defaultValue={message.defaultValue}
            maxLength={MAX_MESSAGE_LENGTH}
            rows={4}
            className="control py-2"
          />
        </Field>
        <TextField
          {...field(NAMES.date)}
          label={messages.date}
          hint={messages.dateHint}
          type="date"
          className="sm:col-span-2"
          inputClassName="max-w-60"
        />
      </div>
      <Button size="large" pending={form.pending}>
        {messages.add}
      </Button>
    </form>
  );
}

type ChoicesProps = { legend: string; error: string | null; id: string; children: ReactNode };

const Choices = ({ legend, error, id, children }: ChoicesProps) => (
  <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
    <legend className="mb-2 text-small font-medium">{legend}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
    <FieldError id={`${id}-error`} error={error} />
  </fieldset>
);

type ChoiceProps = { name: string; value: string; isChosen: boolean; children: string };

const Choice = ({ name, value, isChosen, children }: ChoiceProps) => (
  <label className="swatch ps-4">
    <input type="radio" name={name} value={value} defaultChecked={isChosen} />
    {children}
  </label>
);
