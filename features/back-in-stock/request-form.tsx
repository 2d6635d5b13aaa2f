'use client';

import { type SubmitEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { emailRule } from '@/lib/forms/field-rules';
import type { FormState } from '@/lib/forms/form-state';
import { useHasScript } from '@/lib/forms/hydration';
import { failureMessage, RequestError, sendJson } from '@/lib/http/send-json';
import { format } from '@/lib/i18n/format';
import { memberStore } from '@/lib/members/use-member';
import { localHref } from '@/lib/urls';
import { backInStockHref } from './address';
import type { WaitedVariant } from './sold-out-variants';

type RequestFormProps = {
  product: { slug: string; name: string };
  /** The sold-out variants. With more than one, the form has a field for the choice. */
  variants: WaitedVariant[];
  /** The id of the variant that the field starts with. */
  chosen?: string | undefined;
  sent?: FormState | undefined;
  /** The email of the member, as far as the server knows it. */
  email?: string | undefined;
};

const focus = (element: HTMLElement | null): void => element?.focus();

/** The last input, for the form of the next variant. */
let lastTyped: string | null = null;

export function RequestForm({ product, variants, chosen, sent, email = '' }: RequestFormProps) {
  const messages = useMessages('backInStock');
  const fields = useMessages('fields');
  const errors = useMessages('errors');
  const lang = useLang();
  const id = useId();
  const hasScript = useHasScript();
  const input = useRef<HTMLInputElement>(null);
  const member = useSyncExternalStore(memberStore.subscribe, memberStore.get, memberStore.getInitial);
  const [typed, setTyped] = useState(() => sent?.values.email ?? lastTyped);
  const [error, setError] = useState(sent?.errors.email ?? null);
  const [failure, setFailure] = useState(sent?.message ?? null);
  const [done, setDone] = useState(sent?.status === 'done' ? (sent.values.email ?? '') : null);
  const [pending, setPending] = useState(false);
  const value = typed ?? (email || (member?.email ?? ''));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = emailRule(value, fields);
    setError(problem);
    setFailure(null);
    if (problem !== null) return input.current?.focus();
    const form = new FormData(event.currentTarget);
    setPending(true);
    try {
      const { outcome } = await sendJson<{ outcome: 'requested' | 'gone' | 'off' }>(
        'POST',
        '/api/back-in-stock',
        Object.fromEntries(form),
      );
      if (outcome === 'requested') setDone(value.trim());
      else setFailure(messages[outcome]);
    } catch (reason) {
      setFailure(failureMessage(errors, reason instanceof RequestError ? reason.code : 'unexpected'));
    }
    setPending(false);
  }

  if (done !== null)
    return (
      // The button that had the focus is gone.
      <div tabIndex={-1} ref={sent?.status === 'done' ? undefined : focus} className="outline-none">
        <Notice tone="good">{format(messages.done, { email: done, name: product.name })}</Notice>
      </div>
    );
  return (
    <form
      method="post"
      action="/api/back-in-stock"
      noValidate={hasScript}
      aria-label={messages.title}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <p className="text-small text-muted">{messages.intro}</p>
      <input type="hidden" name="slug" value={product.slug} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="returnTo" value={localHref(lang, backInStockHref(product.slug, null))} />
      {variants.length === 1 ? (
        <input type="hidden" name="variantId" value={variants[0]?.id} />
      ) : (
        <SelectField
          id={`${id}-variant`}
          name="variantId"
          label={messages.which}
          defaultValue={chosen}
          options={variants.map((variant) => ({ value: variant.id, label: variant.name }))}
        />
      )}
      <TextField
        ref={input}
        id={`${id}-email`}
        name="email"
        label={messages.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        dir="ltr"
        value={value}
        onChange={({ currentTarget }) => {
          lastTyped = currentTarget.value;
          setTyped(lastTyped);
          if (error !== null) setError(emailRule(lastTyped, fields));
        }}
        error={error}
      />
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      <Button pending={pending}>{messages.submit}</Button>
    </form>
  );
}
