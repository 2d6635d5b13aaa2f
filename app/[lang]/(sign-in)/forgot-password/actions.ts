'use server';

import { formAction } from '@/lib/forms/form-action';
import { SIGN_IN_START } from '@/lib/members/sign-in-state';
import { requestRecovery } from '@/lib/session/sign-in/recover';
import { runSignIn } from '@/lib/session/sign-in/run-sign-in';
import { recoverySchema } from '@/lib/session/sign-in/schemas';

export const recoverAction = formAction(SIGN_IN_START, async (previous, data) => {
  return runSignIn({
    form: 'recover',
    page: '/forgot-password',
    schema: recoverySchema,
    data,
    previous,
    work: ({ email }, lang) => requestRecovery(email, lang),
  });
});
