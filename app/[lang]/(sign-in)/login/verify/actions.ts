'use server';

import { formAction } from '@/lib/forms/form-action';
import { SIGN_IN_START } from '@/lib/members/sign-in-state';
import { runSignIn } from '@/lib/session/sign-in/run-sign-in';
import { resendSchema, verifySchema } from '@/lib/session/sign-in/schemas';
import { resendVerification, verifyCode } from '@/lib/session/sign-in/sign-in';

export const verifyAction = formAction(SIGN_IN_START, async (previous, data) => {
  const work = ({ code }: { code: string }) => verifyCode(code);
  return runSignIn({ form: 'verify', page: '/login/verify', schema: verifySchema, data, previous, work });
});

export const resendAction = formAction(SIGN_IN_START, async (previous, data) => {
  return runSignIn({
    form: 'resend',
    page: '/login/verify',
    schema: resendSchema,
    data,
    previous,
    work: resendVerification,
  });
});
