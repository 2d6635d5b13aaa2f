import {
  cartV2,
  checkout,
  currentCart,
  currentCartV2,
  orderFulfillments,
  orders,
  orderTransactions,
} from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { createClient } from '@wix/sdk';
import { catalogVersioning, collections, inventory, products } from '@wix/stores';
import { expect } from 'vitest';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import type { Sandbox } from '../create-sandbox';

export const PLATFORM = /^https:\/\/(?:www|edge)\.wixapis\.com/;

export type RecordedRequest = { method: string; url: URL; body: string | undefined };

/**
 * The real SDK connected to a sandbox. `authorization` is the header's value: an access token, an
 * API key, or ''. Every request is also appended to `requests`, if given.
 */
export function sdkClient(sandbox: Sandbox, authorization: string, requests: RecordedRequest[] = []) {
  return createClient({
    modules: {
      byId: cartV2,
      catalogVersioning,
      checkout,
      collections,
      current: currentCartV2,
      currentCart,
      inventory,
      orderFulfillments,
      orders,
      orderTransactions,
      products,
      redirects,
    },
    auth: { getAuthHeaders: async () => ({ headers: { Authorization: authorization } }) },
    fetch: platformFetch(sandbox, requests),
  });
}
export type Client = ReturnType<typeof sdkClient>;

/** Passes a request of the SDK to the sandbox in this process. */
export const platformFetch =
  (sandbox: Sandbox, requests: RecordedRequest[] = []): typeof fetch =>
  async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!PLATFORM.test(address)) throw new Error(`Not a call of the platform: ${address}`);
    const request = new Request(address.replace(PLATFORM, sandbox.url), init);
    const body = typeof init?.body === 'string' ? init.body : undefined;
    requests.push({ method: request.method, url: new URL(request.url), body });
    return sandbox.fetch(request);
  };

export type TokenAnswer = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
};

export function post(sandbox: Sandbox, path: string, body: unknown, headers: Record<string, string> = {}) {
  return sandbox.fetch(
    new Request(sandbox.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

export function get(sandbox: Sandbox, path: string, headers: Record<string, string> = {}) {
  return sandbox.fetch(new Request(sandbox.url + path, { headers }));
}

export async function visitorTokens(sandbox: Sandbox): Promise<TokenAnswer> {
  const response = await post(sandbox, '/oauth2/token', {
    clientId: SANDBOX_CLIENT_ID,
    grantType: 'anonymous',
  });
  return response.json();
}

export const visitorClient = async (sandbox: Sandbox, requests?: RecordedRequest[]): Promise<Client> =>
  sdkClient(sandbox, (await visitorTokens(sandbox)).access_token, requests);

export const merchantClient = (sandbox: Sandbox, requests?: RecordedRequest[]): Client =>
  sdkClient(sandbox, SANDBOX_API_KEY, requests);

type SdkError = {
  status: number;
  requestId: string;
  message: string;
  details: {
    applicationError?: { code: string | number; data?: Record<string, unknown> };
    validationError?: { fieldViolations: { field: string; description: string }[] };
  };
};

/** Returns the SDK's error that a call rejects with. @throws Error when it does not reject */
export const rejection = (call: Promise<unknown>): Promise<SdkError> =>
  call.then(
    () => {
      throw new Error('The call was answered');
    },
    (error) => error,
  );

/** Returns the status and code that the SDK reports, or the fields for field violations. */
export async function rejectedWith(call: Promise<unknown>): Promise<[number, ...unknown[]]> {
  const { status, details } = await rejection(call);
  const fields = details.validationError?.fieldViolations.map(({ field }) => field);
  return [status, ...(fields ?? [details.applicationError?.code])];
}

/**
 * Expects that a call is rejected with this status and, if given, this application code or, for
 * invalid arguments, these fields. Returns the data of the error.
 */
export async function rejects(call: Promise<unknown>, status: number, code?: string) {
  const error = await rejection(call);
  const { applicationError, validationError } = error.details;
  const fields = validationError?.fieldViolations.map(({ field }) => field).join(' ');
  const found = { status: error.status, code: applicationError?.code ?? fields };
  expect(found).toMatchObject({ status, ...(code === undefined ? {} : { code }) });
  return applicationError?.data ?? {};
}
