import { type Document, Window } from 'happy-dom';
import { expect } from 'vitest';
import type { Sandbox } from '../create-sandbox';
import { type Client, merchantClient } from './sdk-client';
import { checkoutOf } from './shopper';

export const CARD = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  pending: '4000 0000 0000 3220',
};
export const SHOP = 'http://localhost:3999';

export const BUYER = {
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: 'Holm',
  address: '1 Warren Street',
  city: 'Hudson',
  postalCode: '12534',
  cardNumber: CARD.pays,
};

/** A hosted page as a browser without scripts receives it. */
export type HostedPage = {
  status: number;
  document: Document;
  text: string;
  alert: string | undefined;
  /** Returns the value of the field with this label, and its error by aria-describedby. */
  field(label: string): { value: string; error: string | undefined };
  /** Submits the form with the values on the page, overridden by `fields`. */
  submit(fields: Record<string, string>, intent?: 'pay' | 'update'): Promise<Submitted>;
  /** Submits the form with its first button, as the Enter key in a field does. */
  pressEnter(fields: Record<string, string>): Promise<Submitted>;
  sums(): Record<string, string>;
};
/** The next page, or a redirect. */
export type Submitted = { location: URL; page?: undefined } | { location?: undefined; page: HostedPage };

type Callbacks = { postFlowUrl?: string; thankYouPageUrl?: string; cartPageUrl?: string };
const CALLBACKS = {
  postFlowUrl: `${SHOP}/`,
  thankYouPageUrl: `${SHOP}/thank-you`,
  cartPageUrl: `${SHOP}/cart`,
};

/** The URL of the page for a checkout or a cart of V2. */
export async function urlOf(
  { redirects }: Pick<Client, 'redirects'>,
  checkoutId: string | undefined,
  callbacks: Callbacks = CALLBACKS,
): Promise<string> {
  const session = { ecomCheckout: { checkoutId }, callbacks: { ...callbacks } };
  return (await redirects.createRedirectSession(session)).redirectSession?.fullUrl ?? '';
}

/** The URL of the page for the current cart. */
export async function checkoutUrl(client: Client, callbacks?: Callbacks): Promise<string> {
  return urlOf(client, await checkoutOf(client), callbacks);
}

export async function openCheckout(sandbox: Sandbox, client: Client): Promise<HostedPage> {
  return openPage(sandbox, await checkoutUrl(client));
}

export async function openPage(sandbox: Sandbox, url: string): Promise<HostedPage> {
  return readPage(sandbox, await sandbox.fetch(new Request(url)));
}

async function readPage(sandbox: Sandbox, response: Response): Promise<HostedPage> {
  const window = new Window({ url: sandbox.url });
  const document = new window.DOMParser().parseFromString(await response.text(), 'text/html');
  const byId = (ids: string | null) =>
    ids
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  async function send(fields: Record<string, string>, intent: string): Promise<Submitted> {
    const form = document.querySelector('form');
    const body = new URLSearchParams({ ...fieldsOf(document), ...fields, intent });
    const action = new URL(form?.getAttribute('action') ?? '', sandbox.url);
    const answer = await sandbox.fetch(
      new Request(action, { method: form?.getAttribute('method') ?? '', body }),
    );
    const location = answer.headers.get('location');
    if (location === null) return { page: await readPage(sandbox, answer) };
    expect(answer.status).toBe(303);
    return { location: new URL(location) };
  }
  return {
    status: response.status,
    document,
    text: (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' '),
    alert: document.querySelector('[role=alert]')?.textContent?.trim(),
    field(label) {
      const tag = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === label);
      const input = document.getElementById(tag?.getAttribute('for') ?? '');
      if (input === null) throw new Error(`No field ${label}`);
      const selected = input.querySelector('option[selected]') ?? input.querySelector('option');
      const invalid = input.getAttribute('aria-invalid') === 'true';
      return {
        value: (selected ?? input).getAttribute('value') ?? '',
        error: invalid ? byId(input.getAttribute('aria-describedby')) : undefined,
      };
    },
    submit: (fields, intent = 'pay') => send(fields, intent),
    pressEnter: (fields) => send(fields, document.querySelector('form button')?.getAttribute('value') ?? ''),
    sums() {
      const terms = [...document.querySelectorAll('dl.sums dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent ?? '',
      ]);
      return Object.fromEntries(terms);
    },
  };
}

/**
 * Returns the fields that a browser would send: inputs, the selected option of selects, the checked
 * radio button.
 */
function fieldsOf(document: Document): Record<string, string> {
  const inputs = [...document.querySelectorAll('input')]
    .filter((input) => input.getAttribute('type') !== 'radio' || input.hasAttribute('checked'))
    .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']);
  const selects = [...document.querySelectorAll('select')].map((select) => [
    select.getAttribute('name') ?? '',
    (select.querySelector('option[selected]') ?? select.querySelector('option'))?.getAttribute('value') ?? '',
  ]);
  return Object.fromEntries([...inputs, ...selects]);
}

/** Fills in the form, pays, and returns the id of the order. */
export async function buy(
  sandbox: Sandbox,
  client: Client,
  fields: Record<string, string> = {},
): Promise<string> {
  const page = await openCheckout(sandbox, client);
  const { location } = await page.submit({ ...BUYER, ...fields });
  const orderId = location?.searchParams.get('orderId');
  if (!orderId) throw new Error('No order was placed');
  return orderId;
}

/** Returns all orders except those of the seed. */
export async function newOrders(sandbox: Sandbox) {
  const { orders = [] } = await merchantClient(sandbox).orders.searchOrders({});
  return orders.filter(({ number }) => Number(number) > 10_000);
}
