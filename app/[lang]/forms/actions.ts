'use server';

import { IDLE } from '@/lib/forms/form-state';
import { formAction, langOfForm } from '@/lib/forms/run-form';
import { answerForm } from '@/lib/forms/stored-state';
import { SHOP_FIELDS, SITE_FORM_START } from '@/lib/site-forms/input-names';
import { formHref, formName, getSiteForm, isPageUse } from '@/lib/site-forms/read-site-form';
import { returnFormName, sendReturnRequest } from '@/lib/site-forms/return-request';
import { beginStatement, confirmStatement, statementForm } from '@/lib/site-forms/statement';
import { type StatementKind, statementHref } from '@/lib/site-forms/statement-names';
import { submitForm } from '@/lib/site-forms/submit-form';
import { localHref, orderHref } from '@/lib/urls';

/** Sends a form of the merchant that has its own page. */
export const sendForm = formAction(SITE_FORM_START, async (_, data) => {
  const sent = data.get(SHOP_FIELDS.use);
  const use = isPageUse(sent) ? sent : 'contact';
  const state = await submitForm({
    ...{ where: formName(use), form: await getSiteForm(use, langOfForm(data)), data },
    isConfirmedByMail: FEATURES.doubleOptIn && use === 'newsletter',
  });
  return answerForm(formName(use), localHref(langOfForm(data), formHref(use)), state);
});

/** Requests the return of items of an order of the member. */
export const requestReturn = formAction(SITE_FORM_START, async (_, data) => {
  const sent = data.get('orderId');
  const orderId = typeof sent === 'string' ? sent : '';
  const here = localHref(langOfForm(data), orderHref(orderId));
  return answerForm(returnFormName(orderId), here, await sendReturnRequest(orderId, here, data));
});

const kindOf = (data: FormData): StatementKind =>
  data.get('kind') === 'cancellation' ? 'cancellation' : 'withdrawal';

/** Checks the first step of a statement about a contract. Sends nothing. */
export const startStatement = formAction(IDLE, async (_, data) => {
  const kind = kindOf(data);
  const order = data.get('order');
  const here = statementHref(kind, typeof order === 'string' ? order.slice(0, 50) : undefined);
  return answerForm(statementForm(kind), localHref(langOfForm(data), here), await beginStatement(kind, data));
});

/** Sends the statement that the shopper has reviewed. */
export const sendStatement = formAction(IDLE, async (_, data) => {
  // The time of receipt, before anything can wait.
  const receivedAt = Date.now();
  return confirmStatement(kindOf(data), data, receivedAt);
});
