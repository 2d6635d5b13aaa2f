'use client';

import * as Rendered from '#folded-forms';
import { useMessages } from '#messages';
import { LateDisclosure, latePart } from '@/components/ui/late-part';
import type { CartNoteProps } from './folded-forms';

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
