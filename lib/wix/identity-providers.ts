import type { SocialProvider } from '@/lib/config/features-schema';

/** The platform's ids of the identity providers, equal on every site. */
const PROVIDER_IDS: Record<SocialProvider, string> = {
  google: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  facebook: '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
};

export const providerId = (provider: SocialProvider): string => PROVIDER_IDS[provider];

/** Returns the provider with the platform's id, or null for another one. */
export const providerOf = (id: string): SocialProvider | null =>
  id === PROVIDER_IDS.google ? 'google' : id === PROVIDER_IDS.facebook ? 'facebook' : null;
