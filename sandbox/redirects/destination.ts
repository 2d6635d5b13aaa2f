import type { Intent, RedirectRequest } from './request';

export type Destination = { endpoint: string; searchParams: Record<string, string> };

/**
 * Returns the URL of an intent on the site at `origin`. `sessionId` is the session's unguessable
 * id, `language` is the request's.
 */
export function destinationOf(
  origin: string,
  { intent, callbacks, preferences }: RedirectRequest,
  sessionId: string,
  language: string | null,
): Destination {
  return {
    endpoint: `${origin}${endpointOf(intent)}`,
    searchParams: {
      ...paramsOf(intent, callbacks.postFlowUrl, sessionId),
      // The parameter wins over the request's header.
      ...(language === null ? {} : { lang: language }),
      ...preferences.additionalQueryParameters,
    },
  };
}

export function destinationUrl({ endpoint, searchParams }: Destination): string {
  const query = new URLSearchParams(searchParams).toString();
  return query === '' ? endpoint : `${endpoint}?${query}`;
}

/**
 * Returns the address that leads to a checkout by way of the site's primary domain, which sets a
 * cookie and redirects to `redirectUrl`. Its path is the sandbox's own: none was recorded.
 */
export function throughDomain(primaryDomain: string | null, { kind }: Intent, url: string): string {
  if (primaryDomain === null || kind !== 'ecomCheckout') return url;
  return `${primaryDomain}/_api/redirects-api/v1/set-cookie?${new URLSearchParams({ redirectUrl: url })}`;
}

function endpointOf(intent: Intent): string {
  switch (intent.kind) {
    case 'ecomCheckout':
      return '/__ecom/checkout';
    case 'auth':
      return '/_api/oauth2/authorize';
    case 'logout':
      return '/_api/iam/authentication/v1/logout';
    case 'login':
      return '/_signin';
    case 'bookingsCheckout':
    case 'bookingsBook':
    case 'eventsCheckout':
    case 'paidPlansCheckout':
    case 'ecomOrderPaymentRequest':
      return '/_hosted/other-app';
    case 'storesProduct':
      return `/product-page/${encodeURIComponent(intent.storesProduct.productSlug)}`;
  }
}

function paramsOf(
  intent: Intent,
  postFlowUrl: string | undefined,
  sessionId: string,
): Record<string, string> {
  switch (intent.kind) {
    case 'ecomCheckout':
    case 'login':
    case 'bookingsCheckout':
    case 'bookingsBook':
    case 'eventsCheckout':
    case 'paidPlansCheckout':
    case 'ecomOrderPaymentRequest':
      return { sessionId };
    case 'logout':
      return {
        clientId: intent.logout.clientId,
        ...(postFlowUrl ? { postLogoutRedirectUri: postFlowUrl } : {}),
      };
    case 'auth': {
      const { prompt, authRequest } = intent.auth;
      // The session identifies the visitor whose cart is transferred to the member.
      const params: [string, string | undefined][] = Object.entries({ ...authRequest, prompt, sessionId });
      return Object.fromEntries(
        params.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
      );
    }
    case 'storesProduct':
      return {};
  }
}
