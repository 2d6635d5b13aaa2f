'use server';

import { redirect } from 'next/navigation';
import { emailRule } from '@/lib/forms/field-rules';
import type { SignInState } from '@/lib/members/sign-in-state';
import { runSignIn } from '@/lib/session/sign-in/run-sign-in';
import { signInSchema } from '@/lib/session/sign-in/schemas';
import { signIn } from '@/lib/session/sign-in/sign-in';
import { recoveryStep } from '@/lib/session/sign-in/step-cookies';

export async function signInAction(previous: SignInState, data: FormData): Promise<SignInState> {
  return runSignIn({ where: 'Sign in', schema: signInSchema, data, previous, work: signIn });
}

/** To the page that resets a password, with the email as far as it was typed. */
export async function forgottenAction(data: FormData): Promise<void> {
  const email = String(data.get('email') ?? '').trim();
  if (emailRule(email) === null) await recoveryStep.write({ email, required: false });
  redirect('/forgot-password');
}
