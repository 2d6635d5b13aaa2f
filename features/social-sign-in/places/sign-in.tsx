import { SHOP } from '@/lib/config/shop';
import type { PlaceFacts } from '@/lib/places';
import { SocialButtons } from '../social-buttons';

export default function SignIn({ returnTo }: PlaceFacts['sign-in']) {
  const { socialSignIn: providers } = SHOP.features;
  return providers ? <SocialButtons providers={providers} returnTo={returnTo} /> : null;
}
