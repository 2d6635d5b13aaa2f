import { headers } from 'next/headers';
import { ShopError } from '@/lib/errors/shop-error';
import { langOfForm } from '@/lib/forms/run-form';
import { storeFormState } from '@/lib/forms/stored-state';
import { redirectingMutation } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';
import { referringPath } from '@/lib/http/same-origin';
import { NEWSLETTER_SENT } from '@/lib/site-forms/input-names';
import { formHref, formName, getFormToSend } from '@/lib/site-forms/read-site-form';
import { submitForm } from '@/lib/site-forms/submit-form';
import { localHref } from '@/lib/urls';

/** Redirects to the result in the page's footer, or to the form's page with what was typed if it failed. */
export const POST = redirectingMutation('POST /api/newsletter', async ({ value }) => {
  const data = new FormData();
  for (const [name, text] of Object.entries(value)) if (typeof text === 'string') data.set(name, text);
  const form = await getFormToSend('newsletter', langOfForm(data));
  if (form === null) throw new ShopError('not-found');
  const state = await submitForm({
    where: 'POST /api/newsletter',
    form,
    data,
    isConfirmedByMail: FEATURES.doubleOptIn,
  });
  if (state.status === 'done') return `${referringPath(await headers())}#${NEWSLETTER_SENT}`;
  await storeFormState(formName('newsletter'), state);
  return localHref(langOfForm(data), formHref('newsletter'));
});

export const GET = redirectToPage('/');
