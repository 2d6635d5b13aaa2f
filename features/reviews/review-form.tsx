'use client';
import { useLang, useMessages } from '#messages';
import { ActionForm } from '@/components/forms/action-form';
import { FieldError, TextAreaField, TextField } from '@/components/ui/field';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';
import { format, plural } from '@/lib/i18n/format';
import { numberFormat } from '@/lib/i18n/numbers';
import { REVIEW_LENGTHS, STARS } from '@/lib/model/review';
import { REVIEW_RULES } from '@/lib/reviews/review-rules';

type ReviewFormProps = {
  slug: string;
  /** The member's name, to begin with. */
  name: string;
  action: FormAction;
  initial: FormState;
};

/** The action leads to the sent review. */
export function ReviewForm({ slug, name, action, initial }: ReviewFormProps) {
  const messages = useMessages('reviewForm');
  const longest = numberFormat(useLang()).format(REVIEW_LENGTHS.text);
  return (
    <ActionForm
      action={action}
      initial={initial}
      rules={REVIEW_RULES}
      submit={messages.send}
      label={messages.label}
    >
      {(field) => (
        <div className="grid gap-5">
          <input type="hidden" name="slug" value={slug} />
          <StarField {...field('stars')} />
          <TextField
            {...field('title')}
            label={messages.title}
            maxLength={REVIEW_LENGTHS.title}
            autoComplete="off"
          />
          <TextAreaField
            {...field('text')}
            label={messages.text}
            hint={format(messages.textHint, { count: longest })}
            rows={6}
            maxLength={REVIEW_LENGTHS.text}
            required
          />
          <TextField
            {...field('name', name)}
            label={messages.name}
            hint={messages.nameHint}
            maxLength={REVIEW_LENGTHS.name}
            autoComplete="nickname"
            required
          />
        </div>
      )}
    </ActionForm>
  );
}

type StarFieldProps = { id: string; name: string; defaultValue: string; error: string | null };

/** Radio buttons, which arrow keys choose. */
function StarField({ id, name, defaultValue, error }: StarFieldProps) {
  const messages = useMessages('reviewForm');
  const lang = useLang();
  const ascending = STARS.toReversed();
  const focused = ascending.find((stars) => String(stars) === defaultValue) ?? ascending[0];
  return (
    <fieldset key={defaultValue} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 block text-small font-medium">{messages.rating}</legend>
      <div className="relative -ms-2 inline-flex">
        {ascending.map((stars) => (
          <label key={stars} className="star-choice">
            <input
              id={stars === focused ? id : undefined}
              type="radio"
              name={name}
              value={stars}
              required
              defaultChecked={String(stars) === defaultValue}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <span aria-hidden="true">★</span>
            <span className="sr-only">{plural(lang, messages.stars, stars)}</span>
            <span>{messages.meanings[stars]}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
