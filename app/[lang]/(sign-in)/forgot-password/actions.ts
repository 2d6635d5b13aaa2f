'use server';

import type { SignInState } from '@/lib/members/sign-in-state';
import { requestRecovery } from '@/lib/session/sign-in/recover';
import { runSignIn } from '@/lib/session/sign-in/run-sign-in';
import { recoverySchema } from '@/lib/session/sign-in/schemas';

export async function recoverAction(previous: SignInState, data: FormData): Promise<SignInState> {
  return runSignIn({
    form: 'recover',
    page: '/forgot-password',
    schema: recoverySchema,
    data,
    previous,
    work: ({ email }, lang) => requestRecovery(email, lang),
  });
}
