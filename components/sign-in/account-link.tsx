'use client';

import { useMessages } from '#messages';
import { ShopLink } from '@/components/ui/link';
import { useMember } from '@/lib/members/use-member';

/** Link to the account, or to sign-in for visitors and until the script knows the member. */
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
