'use client';

import { useMessages } from '#messages';
import { ShopLink } from '@/components/ui/link';
import { useMember } from '@/lib/members/use-member';

/** Links to the sign-in page until the script has found a member. */
export function AccountLink() {
  const messages = useMessages('header');
  const { loggedIn } = useMember();
  return (
    <ShopLink
      href={loggedIn ? '/account' : '/login'}
      prefetch={false}
      className="inline-flex min-h-target items-center text-small underline decoration-transparent decoration-1 underline-offset-8 transition-colors duration-quick hover:decoration-current"
    >
      {loggedIn ? messages.account : messages.signIn}
    </ShopLink>
  );
}
