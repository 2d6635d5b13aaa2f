'use client';

import Link from 'next/link';
import { useMember } from '@/lib/members/use-member';

/** The way into the account or, for everybody else and until the script knows better, to signing in. */
export function AccountLink() {
  const { loggedIn } = useMember();
  return (
    <Link
      href={loggedIn ? '/account' : '/login'}
      prefetch={false}
      className="inline-flex min-h-target items-center text-small underline decoration-transparent decoration-1 underline-offset-8 transition-colors duration-quick hover:decoration-current"
    >
      {loggedIn ? 'Account' : 'Sign in'}
    </Link>
  );
}
