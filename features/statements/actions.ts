'use server';

import { IDLE } from '@/lib/forms/form-state';
import { readTextField } from '@/lib/forms/read-text-field';
import { formAction, langOfForm } from '@/lib/forms/run-form';
import { answerForm } from '@/lib/forms/stored-state';
import { beginStatement, confirmStatement, statementForm } from '@/lib/site-forms/statement';
import { type StatementKind, statementHref } from '@/lib/site-forms/statement-names';
import { localHref } from '@/lib/urls';

const readKind = (data: FormData): StatementKind =>
  data.get('kind') === 'cancellation' ? 'cancellation' : 'withdrawal';

/** Checks the first step of a statement about a contract. Sends nothing. */
export const startStatement = formAction(IDLE, async (_, data) => {
  const kind = readKind(data);
  const here = statementHref(kind, readTextField(data, 'order').slice(0, 50) || undefined);
  return answerForm(statementForm(kind), localHref(langOfForm(data), here), await beginStatement(kind, data));
});

export const sendStatement = formAction(IDLE, async (_, data) => {
  // The time of receipt, before anything can wait.
  const receivedAt = Date.now();
  return confirmStatement(readKind(data), data, receivedAt);
});
