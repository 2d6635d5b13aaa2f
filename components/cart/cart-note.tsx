'use client';

import * as Rendered from '#folded-forms';
import { useMessages } from '#messages';
import { LateDisclosure, latePart } from '@/components/ui/late-part';
import type { CodeOutcome } from '@/lib/cart/client/store';

export type CartNoteProps = {
  /** The stored note. */
  note: string | undefined;
  /** The note of a plain form that failed. */
  failed: string | null;
  /** Id of the checkout form. It also sends the field, so that a note is never left behind. */
  form: string;
  onSave: (note: string) => Promise<CodeOutcome>;
};

const { Part: NoteField, load } = latePart(
  Rendered.NoteField,
  async () => (await import('./folded-forms')).NoteField,
);

/** A note to the merchant in a folded field. */
export function CartNote(props: CartNoteProps) {
  return (
    <LateDisclosure title={useMessages('totals').note} open={props.failed !== null} load={load}>
      <NoteField {...props} />
    </LateDisclosure>
  );
}
