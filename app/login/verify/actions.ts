'use server';

import type { SignInState } from '@/lib/members/sign-in-state';
import { runSignIn } from '@/lib/session/sign-in/run-sign-in';
import { resendSchema, verifySchema } from '@/lib/session/sign-in/schemas';
import { resendVerification, verifyCode } from '@/lib/session/sign-in/sign-in';

export async function verifyAction(previous: SignInState, data: FormData): Promise<SignInState> {
  const work = ({ code }: { code: string }) => verifyCode(code);
  return runSignIn({ where: 'Verify', schema: verifySchema, data, previous, work });
}

export async function resendAction(previous: SignInState, data: FormData): Promise<SignInState> {
  return runSignIn({ where: 'Resend code', schema: resendSchema, data, previous, work: resendVerification });
}
