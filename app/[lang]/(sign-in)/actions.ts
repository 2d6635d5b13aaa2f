'use server';

import { requestRecovery } from '@/lib/auth/recover';
import { runSignIn } from '@/lib/auth/run-sign-in';
import {
  pageOf,
  recoverySchema,
  registerSchema,
  resendSchema,
  signInSchema,
  verifySchema,
} from '@/lib/auth/schemas';
import { registerMember, resendVerification, signIn, verifyCode } from '@/lib/auth/sign-in';
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
