'use server';

import type { SignInState } from '@/lib/members/sign-in-state';
import { runSignIn } from '@/lib/session/sign-in/run-sign-in';
import { resendSchema, verifySchema } from '@/lib/session/sign-in/schemas';
import { resendVerification, verifyCode } from '@/lib/session/sign-in/sign-in';

export async function verifyAction(previous: SignInState, data: FormData): Promise<SignInState> {
  const work = ({ code }: { code: string }) => verifyCode(code);
  return runSignIn({ form: 'verify', page: '/login/verify', schema: verifySchema, data, previous, work });
}

export async function resendAction(previous: SignInState, data: FormData): Promise<SignInState> {
  return runSignIn({
    form: 'resend',
    page: '/login/verify',
    schema: resendSchema,
    data,
    previous,
    work: resendVerification,
  });
}
