'use server';

import type { SignInState } from '@/lib/members/sign-in-state';
import { pageOf } from '@/lib/session/sign-in/return-path';
import { runSignIn } from '@/lib/session/sign-in/run-sign-in';
import { registerSchema } from '@/lib/session/sign-in/schemas';
import { registerMember } from '@/lib/session/sign-in/sign-in';

export async function registerAction(previous: SignInState, data: FormData): Promise<SignInState> {
  return runSignIn({
    form: 'register',
    page: pageOf('/register', data),
    schema: registerSchema,
    data,
    previous,
    work: registerMember,
  });
}
