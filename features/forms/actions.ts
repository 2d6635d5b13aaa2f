'use server';

import { readTextField } from '@/lib/forms/read-text-field';
import { formAction, langOfForm } from '@/lib/forms/run-form';
import { answerForm } from '@/lib/forms/stored-state';
import { SHOP_FIELDS, SITE_FORM_START } from '@/lib/site-forms/input-names';
import { formHref, formName, getFormToSend, isPageUse } from '@/lib/site-forms/read-site-form';
import { returnFormName, sendReturnRequest } from '@/lib/site-forms/return-request';
import { submitForm } from '@/lib/site-forms/submit-form';
import { localHref, orderHref } from '@/lib/urls';

export const sendForm = formAction(SITE_FORM_START, async (_, data) => {
  const sent = data.get(SHOP_FIELDS.use);
  const use = isPageUse(sent) ? sent : 'contact';
  const state = await submitForm({
    where: formName(use),
    form: await getFormToSend(use, langOfForm(data)),
    data,
    isConfirmedByMail: FEATURES.doubleOptIn && use === 'newsletter',
  });
  return answerForm(formName(use), localHref(langOfForm(data), formHref(use)), state);
});

export const requestReturn = formAction(SITE_FORM_START, async (_, data) => {
  const orderId = readTextField(data, 'orderId');
  const here = localHref(langOfForm(data), orderHref(orderId));
  return answerForm(returnFormName(orderId), here, await sendReturnRequest(orderId, here, data));
});
