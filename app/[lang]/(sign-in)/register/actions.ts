'use server';

import { runSignIn } from '@/lib/auth/run-sign-in';
import { pageOf, registerSchema } from '@/lib/auth/schemas';
import { registerMember } from '@/lib/auth/sign-in';
import { SIGN_IN_START } from '@/lib/auth/sign-in-state';
import { formAction } from '@/lib/forms/run-form';

export const registerAction = formAction(SIGN_IN_START, async (previous, data) => {
  return runSignIn({
    form: 'register',
    page: pageOf('/register', data),
    schema: registerSchema,
    data,
    previous,
    work: registerMember,
  });
});
