import { SHOP } from '@/lib/config/shop';

/** The providers' buttons on the pages to sign in and to register. */
export async function SocialSignIn({ returnTo }: { returnTo: string }) {
  const providers = SHOP.features.socialSignIn;
  const Buttons = FEATURES.socialSignIn
    ? (await import('@/components/sign-in/social-buttons')).SocialButtons
    : null;
  return Buttons && providers ? <Buttons providers={providers} returnTo={returnTo} /> : null;
}
