'use server';

import { requestRecovery } from '@/lib/auth/recover';
import { runSignIn } from '@/lib/auth/run-sign-in';
import { recoverySchema } from '@/lib/auth/schemas';
import { SIGN_IN_START } from '@/lib/auth/sign-in-state';
import { formAction } from '@/lib/forms/run-form';

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
