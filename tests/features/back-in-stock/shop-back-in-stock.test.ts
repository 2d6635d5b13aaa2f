import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import type { Sandbox } from '../../../sandbox/create-sandbox';
import { setStock } from '../../../sandbox/tests/shopper';
import { control, mailsTo, newEmail } from '../../../sandbox/tests/sign-in';
import { framework } from '../../contract/framework';
import { callsDuring, type Generation, newVisitor, openShop } from '../../contract/shop-visitor';
import { newProcess } from '../../new-process';

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
  const { isBackInStockOffered } = await import('@/features/back-in-stock/request');
  const { storedState } = await import('@/lib/forms/stored-state');
  const { IDLE } = await import('@/lib/forms/form-state');

  beforeEach(async () => {
    vi.stubGlobal('FEATURES', { backInStock: true });
    await setStock(sandbox, SLUG, CHOICES, 0);
  });

  it('is sent once, and answered with the address of its variant when that is back', () =>
    isAnswered(sandbox));

  it('is sent for a product whose slug has changed since its page was opened', async () => {
    const fields = await fieldsOf(newEmail());
    await control(sandbox, 'PATCH', `products/${SLUG}`, { slug: 'lund-dish' });
    expect((await send({ json: fields })).json).toEqual({ outcome: 'requested' });
    await control(sandbox, 'PATCH', 'products/lund-dish', { slug: SLUG });
  });

  it('leads a plain form back to its page, with the error beside the email and what was typed', async () => {
    const fields = await fieldsOf('no email');
    const returnTo = `/de/products/${SLUG}/back-in-stock`;
    expect(await send({ form: { ...fields, returnTo } })).toMatchObject({ status: 303, location: returnTo });
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
    ['stops the collection', { collecting: false }, 3, 0],
    // Such a site responds as in an outage.
    ['lacks the app', { installed: false }, 6, 2],
  ])('hides the form when the site %s', async (_, setting, hours, outages) => {
    // After the pause of the case before.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * 60_000 });
    expect(await isBackInStockOffered()).toBe(true);
    await control(sandbox, 'PUT', 'back-in-stock', setting);
    framework.stale = [];
    for (let count = 0; count < outages; count++)
      expect((await send({ json: await fieldsOf(newEmail()) })).status).toBe(503);
    expect(await isBackInStockOffered()).toBe(true);
    expect((await send({ json: await fieldsOf(newEmail()) })).json).toEqual({ outcome: 'off' });
    expect(await isBackInStockOffered()).toBe(false);
    expect(framework.stale).toEqual(['back-in-stock']);
    await control(sandbox, 'PUT', 'back-in-stock', { collecting: true, installed: true });
    vi.setSystemTime(Date.now() + 61 * 60_000);
    expect(await isBackInStockOffered()).toBe(true);
    vi.useRealTimers();
  });

  it('has a limit for each person, however the email is spelled', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      statuses.push((await send({ json: await fieldsOf(`victim+${turn}@example.com`) })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });
});

it('names the variant on a site with Catalog V1 as well', async () => {
  const sandbox = await openWith('v1');
  await setStock(sandbox, SLUG, CHOICES, 0);
  await isAnswered(sandbox);
});
