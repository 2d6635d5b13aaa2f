import type { Route } from '../../sandbox/core/calls';
import { fc } from '../generated';
import { brokenText, corrupted, ODD_TEXTS, oddValue, type Things, wellFormed } from './bad-requests';

/** Request bodies of the controls, by the last part of their paths. */
const CONTROL_ARGUMENTS: [RegExp, Record<string, unknown>][] = [
  [/reset$/, { products: 32 }],
  [/limits$/, { callsPerMinute: 200 }],
  [/maintenance$/, { on: false, retryAfter: 60 }],
  [/webhooks$/, { subscriptions: [{ url: 'http://127.0.0.1:9/', events: ['wix.ecom.v1.cart_created'] }] }],
  [/redeliver$/, { eventId: 'x' }],
  [/clock$/, { advanceMs: 1 }],
  [/clock$/, { now: '2026-12-24T18:00:00Z' }],
  [
    /faults$/,
    {
      faults: [{ call: 'GET /nowhere', kind: 'latency', medianMs: 1, p99Ms: 2, times: 1, probability: 0.5 }],
    },
  ],
  [/catalog$/, { version: 'V1_CATALOG' }],
  [/order-rules$/, { minimumSubtotal: '50.00', membersOnly: ['arc-vase'] }],
  [/products/, { price: 99, visible: true, variants: [{ choices: {}, quantity: 1 }] }],
  [
    /policy$/,
    { emailVerification: 'contacts', captcha: { when: 'afterFailures', failures: 3, kind: 'any' } },
  ],
  [/reviews$/, { installed: true, moderateFirst: false }],
  [/members/, { status: 'APPROVED', mustResetPassword: true, emailVerified: false }],
  [/idp-token$/, { email: 'ada@example.com', firstName: 'A' }],
];

/** Every field of the console's forms. */
const formFields = ({ payment, variant }: Things): Record<string, string> => ({
  shippingProvider: 'ups',
  trackingNumber: '1',
  payment,
  amount: '1.00',
  restock: '1',
  mail: '1',
  message: 'Sorry',
  price: '12.50',
  visible: '1',
  [`stock-${variant}`]: '3',
  emailVerification: 'never',
  captchaWhen: 'never',
  captchaKind: 'any',
  failures: '3',
  ownerApproval: '1',
  urls: 'http://127.0.0.1:9/',
  eventId: 'x',
  offset: '0',
  name: 'bowl',
});

const wounds = fc.array(fc.tuple(fc.array(fc.nat(12), { minLength: 1, maxLength: 4 }), oddValue), {
  maxLength: 2,
});
const controlBody = (route: string) => {
  const fitting = CONTROL_ARGUMENTS.filter(([address]) => address.test(route)).map(([, good]) => good);
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.constantFrom(...(fitting.length > 0 ? fitting : [{}])), wounds)
        .map(([good, all]) =>
          JSON.stringify(all.reduce<unknown>((value, [steps, odd]) => corrupted(value, steps, odd), good)),
        ),
    },
    { weight: 1, arbitrary: brokenText },
  );
};

const oddField = fc.constantFrom(...ODD_TEXTS, '1e9', '-1', '0.005', '100000', 'http://', 'ftp://a.test');
/** Generates a form with some of the fields, some of them corrupted. */
const formOf = (things: Things) => {
  const good = formFields(things);
  const names = fc.constantFrom(...Object.keys(good));
  return fc
    .tuple(fc.subarray(Object.keys(good)), fc.array(fc.tuple(names, oddField), { maxLength: 3 }))
    .map(
      ([valid, odd]) =>
        new URLSearchParams([
          ...valid.map((name) => [name, good[name] ?? '']),
          ...odd.map(([name, text]) => [name, wellFormed(text)]),
        ]),
    );
};

/** Values for route parameters in a path. */
function fitting(route: string, parameter: string, things: Things): string {
  if (parameter === 'slug') return 'arc-vase';
  if (parameter === 'email') return 'ada@example.com';
  if (parameter === 'action') return 'mute';
  return route.includes('/members/') ? things.member : things.order;
}

/** Generates requests to controls and the console with wrong or oversized values. */
export const badControlRequest = (
  origin: string,
  routes: readonly Route['name'][],
  things: Things,
): fc.Arbitrary<{ label: string; request: () => Request }> =>
  fc.constantFrom(...routes).chain((route) =>
    fc
      .record({
        parameter: fc.oneof(
          { weight: 4, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS) },
        ),
        json: controlBody(route),
        form: formOf(things),
        multipart: fc.boolean(),
        broken: fc.integer({ min: 0, max: 9 }),
      })
      .map(({ parameter, json, form, multipart, broken }) => {
        const [method = '', pattern = ''] = route.split(' ');
        const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
          const text = wellFormed((parameter ?? fitting(route, name, things)).slice(0, 500));
          return encodeURIComponent(/^\.{0,2}$/.test(text) ? 'x' : text);
        });
        if (method === 'GET')
          return request(
            `${origin}${path}?${new URLSearchParams([...form].map(([name, text]) => [name, text.slice(0, 500)]))}`,
            { method },
          );
        if (!pattern.startsWith('/_console')) return request(origin + path, { method, body: json });
        const type = multipart ? 'multipart/form-data; boundary=b' : 'application/x-www-form-urlencoded';
        const body = multipart ? multipartOf(form) : form.toString();
        return request(origin + path, {
          method,
          headers: { 'content-type': type },
          body: broken === 0 ? body.slice(0, body.length / 2) : body,
        });
      }),
  );

const request = (url: string, init: RequestInit) => ({
  label: `${init.method} ${url} ${init.body}`.slice(0, 2_000),
  request: () => new Request(url, init),
});

const multipartOf = (form: URLSearchParams): string =>
  `${[...form].map(([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`).join('')}--b--\r\n`;
