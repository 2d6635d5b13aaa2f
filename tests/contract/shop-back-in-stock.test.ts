import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { newProcess } from '../new-process';
import { framework } from './framework';
import { callsDuring, type Generation, newVisitor, openShop } from './shop-visitor';
import { setStock } from './shopper';
import { control, mailsTo, newEmail } from './sign-in';

const SLUG = 'lund-bowl';
const CHOICES = { Glaze: 'Ink', Size: 'Small, 18 cm' };

/** Opens a shop, for which the modules load that are imported afterwards. */
async function openWith(generation: Generation) {
  newProcess();
  const sandbox = await openShop(generation);
  vi.stubGlobal('FEATURES', { backInStock: true });
  // Loaded here, because the time of a test does not include it.
  await import('@/lib/session/refresh');
  await import('@/app/api/back-in-stock/route');
  return sandbox;
}

const send = (options: Parameters<ReturnType<typeof newVisitor>['send']>[1]) =>
  newVisitor().send('/api/back-in-stock', options);

async function fieldsOf(email: string) {
  const { getProduct } = await import('@/lib/catalog/lookup');
  const product = await getProduct(SLUG, SITE_VIEW);
  const variant = product?.variants.find(({ choices }) =>
    Object.entries(CHOICES).every(([name, choice]) => choices[name] === choice),
  );
  return { slug: SLUG, variantId: variant?.id ?? '', email, lang: 'de' };
}

async function isAnswered(sandbox: Sandbox): Promise<void> {
  const fields = await fieldsOf(newEmail());
  for (const _ of [1, 2])
    expect(await send({ json: fields })).toMatchObject({ status: 200, json: { outcome: 'requested' } });
  await setStock(sandbox, SLUG, CHOICES, 1);
  expect(await mailsTo(sandbox, fields.email)).toMatchObject([
    {
      subject: 'Lund Bowl (Ink, Small, 18 cm) is back in stock',
      links: [`http://localhost:3000/de/products/${SLUG}?variant=${fields.variantId}`],
    },
  ]);
}

describe('a request for a mail', async () => {
  const sandbox = await openWith('v3');
  const { isBackInStockOffered } = await import('@/lib/back-in-stock/request');
  const { storedState } = await import('@/lib/forms/stored-state');
  const { IDLE } = await import('@/lib/forms/form-state');

  beforeEach(async () => {
    vi.stubGlobal('FEATURES', { backInStock: true });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await setStock(sandbox, SLUG, CHOICES, 0);
  });

  it('is sent once, and answered with the address of its variant when that is back', () =>
    isAnswered(sandbox));

  it('leads a plain form back to its page, with the error beside the email and what was typed', async () => {
    const fields = await fieldsOf('no email');
    const returnTo = `/de/products/${SLUG}/back-in-stock`;
    const response = await send({ form: { ...fields, returnTo } });
    expect(response).toMatchObject({ status: 303, location: returnTo });
    expect(await storedState(`back-in-stock:${SLUG}`, IDLE)).toMatchObject({
      status: 'invalid',
      values: { email: 'no email', variantId: fields.variantId },
      errors: { email: expect.stringContaining('E-Mail') },
    });
    await send({ form: { ...fields, email: newEmail(), returnTo } });
    expect(await storedState(`back-in-stock:${SLUG}`, IDLE)).toMatchObject({ status: 'done' });
  });

  it('sends nothing for an unknown variant, a wrong email, or while the feature is off', async () => {
    const fields = await fieldsOf(newEmail());
    const calls = await callsDuring(sandbox, async () => {
      expect((await send({ json: { ...fields, variantId: 'none' } })).json).toEqual({ outcome: 'gone' });
      expect((await send({ json: { ...fields, email: 'a@b' } })).status).toBe(400);
      expect((await send({ json: { ...fields, email: ['a@example.com'] } })).status).toBe(400);
      vi.stubGlobal('FEATURES', {});
      expect((await send({ json: fields })).status).toBe(404);
    });
    expect(Object.keys(calls).filter((call) => call.includes('back-in-stock'))).toEqual([]);
  });

  it.each([
    ['stops the collection', { collecting: false }, 3],
    ['lacks the app', { installed: false }, 6],
  ])('hides the form when the site %s', async (_, setting, hours) => {
    // After the pause of the case before.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * 60_000 });
    expect(await isBackInStockOffered()).toBe(true);
    await control(sandbox, 'PUT', 'back-in-stock', setting);
    framework.stale = [];
    expect((await send({ json: await fieldsOf(newEmail()) })).json).toEqual({ outcome: 'off' });
    expect(await isBackInStockOffered()).toBe(false);
    expect(framework.stale).toEqual(['back-in-stock']);
    await control(sandbox, 'PUT', 'back-in-stock', { collecting: true, installed: true });
    vi.setSystemTime(Date.now() + 61 * 60_000);
    expect(await isBackInStockOffered()).toBe(true);
    vi.useRealTimers();
  });

  it('has a limit for each email', async () => {
    const fields = await fieldsOf(newEmail());
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await send({ json: fields })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1)).toEqual(Array(10).fill(200));
  });
});

it('names the variant on a site with Catalog V1 as well', async () => {
  const sandbox = await openWith('v1');
  await setStock(sandbox, SLUG, CHOICES, 0);
  await isAnswered(sandbox);
});
