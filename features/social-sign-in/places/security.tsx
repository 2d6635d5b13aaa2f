import { AccountSection } from '@/components/account/account-frame';
import { readSignInMethods } from '@/lib/auth/step-cookies';
import { SHOP } from '@/lib/config/shop';
import { getMessages } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';
import { SignInMethodList } from '../social-buttons';

export default async function Security({ email }: PlaceFacts['security']) {
  const { account } = await getMessages();
  const { socialSignIn: providers } = SHOP.features;
  return providers ? (
    <AccountSection title={account.methods} intro={account.methodsIntro}>
      <SignInMethodList email={email} providers={providers} methods={await readSignInMethods()} />
    </AccountSection>
  ) : null;
}
