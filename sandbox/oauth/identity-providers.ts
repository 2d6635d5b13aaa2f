/** The platform's ids of the providers that a request may name as `idp`. */
const PROVIDERS: Record<string, string> = {
  '0e6a50f5-b523-4e29-990d-f37fa2ffdd69': 'Google',
  '3ecad13f-52c3-483d-911f-31dbcf2a6d23': 'Facebook',
};

/** Returns the name of a provider, or undefined for an unknown id. */
export const providerName = (id: string): string | undefined =>
  Object.hasOwn(PROVIDERS, id) ? PROVIDERS[id] : undefined;
