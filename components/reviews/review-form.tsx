'use client';

import { useLang, useMessages } from '#messages';
import { ActionForm } from '@/components/account/action-form';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';
import { format } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/lang';
import { REVIEW_LENGTHS } from '@/lib/model/review';
import { REVIEW_RULES } from '@/lib/reviews/review-rules';
import { StarField } from './star-field';

type ReviewFormProps = {
  slug: string;
  /** The member's name, to begin with. */
  name: string;
  action: FormAction;
  initial: FormState;
};

/** A new review. The action leads to the sent review. */
export function ReviewForm({ slug, name, action, initial }: ReviewFormProps) {
  const messages = useMessages('reviewForm');
  const longest = REVIEW_LENGTHS.text.toLocaleString(LOCALES[useLang()].numberLocale);
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
