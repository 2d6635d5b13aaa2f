'use client';

import { type MouseEvent, useId, useRef, useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { CONTROL_STYLES, Field, fieldAria } from '@/components/ui/field';
import type { CodeOutcome } from '@/lib/cart/client/store';
import { MAX_NOTE_LENGTH } from '@/lib/model/cart';

type CartNoteProps = {
  /** The stored note. */
  note: string | undefined;
  /** The note of a plain form that failed. */
  failed: string | null;
  /** Id of the checkout form. It also sends the field, so that a note is never left behind. */
  form: string;
  onSave: (note: string) => Promise<CodeOutcome>;
};

/** A note to the merchant in a folded field, saved when the shopper leaves the field. */
export function CartNote({ note = '', failed, form, onSave }: CartNoteProps) {
  const messages = useMessages('totals');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [stored, setStored] = useState(note);
  const [outcome, setOutcome] = useState<CodeOutcome | 'pending' | null>(null);
  const error = outcome && outcome !== 'pending' && !outcome.ok ? outcome.message : null;

  async function save() {
    const text = field.current?.value.trim() ?? '';
    if (text === stored && !error) return;
    setOutcome('pending');
    const result = await onSave(text);
    if (result.ok) setStored(text);
    setOutcome(result);
  }

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <Disclosure small title={messages.note} open={failed !== null}>
      <Field id={id} label={messages.noteLabel} hint={messages.noteHint} error={error}>
        <textarea
          {...fieldAria({ id, hint: messages.noteHint, error })}
          ref={field}
          id={id}
          form={form}
          name="buyerNote"
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={failed ?? note}
          onBlur={save}
          className={CONTROL_STYLES}
        />
      </Field>
      <div className="flex items-center justify-between gap-3 pt-3">
        <p role="status" className="text-small text-muted">
          {outcome && outcome !== 'pending' && outcome.ok ? messages.noteSaved : null}
        </p>
        <Button
          form={form}
          formAction="/api/cart"
          variant="secondary"
          pending={outcome === 'pending'}
          onClick={handleClick}
        >
          {messages.saveNote}
        </Button>
      </div>
    </Disclosure>
  );
}
