'use server';

import { runSignIn } from '@/lib/auth/run-sign-in';
import { pageOf, signInSchema } from '@/lib/auth/schemas';
import { signIn } from '@/lib/auth/sign-in';
import { SIGN_IN_START } from '@/lib/auth/sign-in-state';
import { formAction } from '@/lib/forms/run-form';

export const signInAction = formAction(SIGN_IN_START, async (previous, data) => {
  return runSignIn({
    form: 'sign-in',
    page: pageOf('/login', data),
    schema: signInSchema,
    data,
    previous,
    work: signIn,
  });
});
