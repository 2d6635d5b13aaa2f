'use server';

import { formAction } from '@/lib/forms/form-action';
import { SIGN_IN_START } from '@/lib/members/sign-in-state';
import { pageOf } from '@/lib/session/sign-in/return-path';
import { runSignIn } from '@/lib/session/sign-in/run-sign-in';
import { registerSchema } from '@/lib/session/sign-in/schemas';
import { registerMember } from '@/lib/session/sign-in/sign-in';

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
