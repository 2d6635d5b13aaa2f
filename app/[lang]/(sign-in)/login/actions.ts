'use server';

import type { SignInState } from '@/lib/members/sign-in-state';
import { pageOf } from '@/lib/session/sign-in/return-path';
import { runSignIn } from '@/lib/session/sign-in/run-sign-in';
import { signInSchema } from '@/lib/session/sign-in/schemas';
import { signIn } from '@/lib/session/sign-in/sign-in';

export async function signInAction(previous: SignInState, data: FormData): Promise<SignInState> {
  return runSignIn({
    form: 'sign-in',
    page: pageOf('/login', data),
    schema: signInSchema,
    data,
    previous,
    work: signIn,
  });
}
