'use server';

import { runSignIn } from '@/lib/auth/run-sign-in';
import { resendSchema, verifySchema } from '@/lib/auth/schemas';
import { resendVerification, verifyCode } from '@/lib/auth/sign-in';
import { SIGN_IN_START } from '@/lib/auth/sign-in-state';
import { formAction } from '@/lib/forms/run-form';

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
