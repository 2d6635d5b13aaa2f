'use server';

import { formAction } from '@/lib/forms/form-action';
import { SIGN_IN_START } from '@/lib/members/sign-in-state';
import { pageOf } from '@/lib/session/sign-in/return-path';
import { runSignIn } from '@/lib/session/sign-in/run-sign-in';
import { signInSchema } from '@/lib/session/sign-in/schemas';
import { signIn } from '@/lib/session/sign-in/sign-in';

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
