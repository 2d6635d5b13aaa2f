'use client';

import { useLang, useMessages } from '#messages';
import { FieldError } from '@/components/ui/field';
import { plural } from '@/lib/i18n/format';
import { STARS } from '@/lib/model/review';

type StarFieldProps = { id: string; name: string; defaultValue: string; error: string | null };

/** One to five stars: radio buttons, which arrow keys choose. */
export function StarField({ id, name, defaultValue, error }: StarFieldProps) {
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
