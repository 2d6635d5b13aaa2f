import { beforeEach, describe, expect, it } from 'vitest';
import { IDLE } from '@/lib/forms/form-state';
import { buy } from '../../sandbox/tests/hosted-page';
import { sdkClient, visitorClient } from '../../sandbox/tests/sdk-client';
import { add, setStock } from '../../sandbox/tests/shopper';
import { formData } from '../form-data';
import { cookiesOfSession } from '../session-cookies';
import { framework, SCRIPT_REQUEST } from './framework';
import { callsDuring, openShop, signInAs, signInNewMember } from './shop-visitor';

framework.headers = SCRIPT_REQUEST;

const sandbox = await openShop();
const actions = await import('@/app/[lang]/account/actions');
const orders = await import('@/lib/orders/read-order');
const reader = await import('@/lib/members/operations');
let token: string;

const signInNew = async () => {
  token = await signInNewMember(sandbox);
};
beforeEach(signInNew);

const PASSWORD = 'the present password';
/** Gives the member a first password, as the platform's own page does. */
async function setPassword(): Promise<void> {
  const { changePassword } = await import('@/lib/wix/identity');
  const { actForShopper } = await import('@/lib/session/read');
  await actForShopper((session) => changePassword(session, PASSWORD));
}
const me = async () => {
  const member = await reader.readMemberOr('test');
  if (typeof member === 'string') throw new Error(member);
  return member;
};
const client = () => sdkClient(sandbox, token);
const redirectOf = async (call: Promise<unknown>): Promise<string> => {
  const error: unknown = await call.then(
    () => new Error('not redirected'),
    (reason: unknown) => reason,
  );
  return String(Object(error).digest ?? error);
};

const NAMES = { firstName: 'Ada', lastName: 'Hale', nickname: 'ada 🏺' };
const PROFILE = { ...NAMES, phone: '+1 555 0100', otherPhone: '' };

describe('the profile', () => {
  it('is stored as typed', async () => {
    const odd = { ...PROFILE, firstName: `<script>"O'B"</script>`, lastName: 'עדה', otherPhone: '555 0199' };
    expect(await actions.saveProfile(IDLE, formData(odd))).toMatchObject({
      status: 'done',
      message: 'Your profile is saved.',
    });
    expect(await me()).toMatchObject({
      firstName: odd.firstName,
      lastName: 'עדה',
      nickname: 'ada 🏺',
      phones: ['+1 555 0100', '555 0199'],
    });
  });

  it('without a first phone number deletes all numbers before the update', async () => {
    await actions.saveProfile(IDLE, formData({ ...PROFILE, otherPhone: '555 0199' }));
    const calls = await callsDuring(sandbox, () =>
      actions.saveProfile(IDLE, formData({ ...PROFILE, phone: '' })),
    );
    expect(Object.keys(calls)).toContainEqual(expect.stringContaining('DELETE /members/v1/members'));
    expect((await me()).phones).toEqual([]);
  });

  it('moves the second number to the first place when the first is cleared', async () => {
    await actions.saveProfile(IDLE, formData({ ...PROFILE, phone: '', otherPhone: '555 0199' }));
    expect((await me()).phones).toEqual(['555 0199']);
  });

  it('can be cleared', async () => {
    await actions.saveProfile(IDLE, formData(PROFILE));
    await actions.saveProfile(IDLE, formData({ ...PROFILE, firstName: '', lastName: '' }));
    expect(await me()).toMatchObject({ firstName: '', lastName: '' });
  });

  it('preserves what was typed when it contains an error', async () => {
    const state = await actions.saveProfile(IDLE, formData({ ...PROFILE, phone: 'abc' }));
    expect(state).toMatchObject({ status: 'invalid', values: { ...PROFILE, phone: 'abc' } });
    expect(Object.keys(state.errors)).toEqual(['phone']);
  });
});

const PLACE = { city: 'Hudson', subdivision: 'NY', postalCode: '12534', country: 'US' };
const ADDRESS = { line1: '412 Warren Street', line2: '', ...PLACE };

describe('the address book', () => {
  it('adds, changes and removes addresses, and leaves the others unchanged', async () => {
    await actions.saveProfile(IDLE, formData(PROFILE));
    await actions.saveAddress(IDLE, formData(ADDRESS));
    await actions.saveAddress(IDLE, formData({ ...ADDRESS, line1: '1 Market Street' }));
    const [first, second] = (await me()).addresses;
    expect([first?.line1, second?.line1]).toEqual(['412 Warren Street', '1 Market Street']);
    expect(first?.subdivision).toBe('US-NY');

    await actions.saveAddress(IDLE, formData({ ...ADDRESS, id: second?.id ?? '', city: 'Troy' }));
    expect((await me()).addresses.map(({ city }) => city)).toEqual(['Hudson', 'Troy']);

    await actions.removeAddress(IDLE, formData({ id: first?.id ?? '' }));
    const [left] = (await me()).addresses;
    await actions.removeAddress(IDLE, formData({ id: left?.id ?? '' }));
    expect(await me()).toMatchObject({ addresses: [], firstName: 'Ada', phones: ['+1 555 0100'] });
  });

  it('rejects another member’s address', async () => {
    await actions.saveAddress(IDLE, formData(ADDRESS));
    const foreign = (await me()).addresses[0]?.id ?? '';
    await signInNew();
    expect(await actions.saveAddress(IDLE, formData({ ...ADDRESS, id: foreign }))).toMatchObject({
      status: 'invalid',
      errors: { line1: expect.stringContaining('removed') },
    });
    expect((await me()).addresses).toEqual([]);
  });
});

it('a change of privacy joins or leaves the community', async () => {
  await actions.savePrivacy(IDLE, formData({ privacy: 'public' }));
  expect((await me()).privacy).toBe('public');
  await actions.savePrivacy(IDLE, formData({ privacy: 'private' }));
  expect((await me()).privacy).toBe('private');
});

describe('a change of the password', () => {
  const change = (password: string) =>
    actions.savePassword(IDLE, formData({ password, newPassword: 'a new long one' }));
  const rejectedWith = (text: RegExp) => ({
    status: 'invalid',
    values: {},
    errors: { password: expect.stringMatching(text) },
  });

  it('needs the present one, and sends neither back', async () => {
    await setPassword();
    expect(await change('')).toMatchObject({ status: 'invalid', errors: { password: expect.any(String) } });
    expect(await change('another one')).toEqual(expect.objectContaining(rejectedWith(/current password/)));
    expect(await change(PASSWORD)).toMatchObject({ status: 'done', values: {} });
    expect(await change(PASSWORD)).toMatchObject(rejectedWith(/current password/));
  });

  it('leads a member who has none to a link by email', async () => {
    expect(await change(PASSWORD)).toMatchObject(rejectedWith(/link below/));
  });

  it('stops guesses of the present one before the platform does', async () => {
    await setPassword();
    const wrong = await Promise.all(Array.from({ length: 12 }, () => change('another one')));
    const stopped = wrong.filter(({ errors }) => /Too many/.test(errors.password ?? ''));
    expect(stopped.length).toBeGreaterThanOrEqual(2);
    expect(await change(PASSWORD)).toMatchObject(rejectedWith(/Too many wrong passwords/));
  });
});

describe('orders', () => {
  it('are listed newest first, 50 a page, with links in both directions', async () => {
    for (let count = 0; count < 51; count++) {
      sandbox.platform.clock.advance(60_000);
      await add(client(), 'glaze-recipe-book');
      await buy(sandbox, client());
    }
    // The clock was advanced. The shop's own cookie must still be valid.
    framework.jar = new Map(await cookiesOfSession(token, { expiresAt: 9_999_999_999 }));
    const first = await orders.readOrdersOr(null);
    if (typeof first === 'string') throw new Error(first);
    expect(first.orders).toHaveLength(50);
    expect(first.newer).toBeNull();
    const second = await orders.readOrdersOr(first.older);
    if (typeof second === 'string') throw new Error(second);
    expect(second.orders).toHaveLength(1);
    expect(second.older).toBeNull();
    const back = await orders.readOrdersOr(second.newer);
    expect(back).toMatchObject({ orders: first.orders.map(({ id }) => ({ id })) });
  }, 60_000);

  it('distinguish an empty list from a page that no longer exists', async () => {
    expect(await orders.readOrdersOr(null)).toEqual({ orders: [], older: null, newer: null });
    expect(await orders.readOrdersOr('nonsense')).toBe('unknown-page');
  });

  it('are shown with payment and download, and to no one else', async () => {
    await add(client(), 'glaze-recipe-book');
    const id = await buy(sandbox, client());
    const found = await orders.readOrderOr(id);
    expect(found).toMatchObject({
      order: { paymentStatus: 'paid', lines: [{ kind: 'digital', download: { href: expect.any(String) } }] },
      transactions: {
        payments: [{ method: { kind: 'card', brand: 'Visa', lastDigits: '4242' }, status: 'paid' }],
        refunds: [],
      },
      shipments: [],
    });
    await signInNew();
    expect(await orders.readOrderOr(id)).toBe('missing');
    expect(await orders.readOrderOr(crypto.randomUUID())).toBe('missing');
    expect(await orders.readOrderOr('../x')).toBe('missing');
  });

  it('of a guest stay with the guest', async () => {
    const guest = await visitorClient(sandbox);
    await add(guest, 'glaze-recipe-book');
    expect(await orders.readOrderOr(await buy(sandbox, guest))).toBe('missing');
  });
});

describe('reordering', () => {
  const CHALK = { Glaze: 'Chalk' };

  it('adds available items to the cart, and reports unavailable ones', async () => {
    await add(client(), 'arc-vase', { options: CHALK, quantity: 2 });
    await add(client(), 'glaze-recipe-book');
    const orderId = await buy(sandbox, client());
    await setStock(sandbox, 'arc-vase', CHALK, 1);
    const state = await actions.buyOrderAgain(IDLE, formData({ orderId }));
    expect(state).toMatchObject({
      status: 'done',
      message: expect.stringContaining('Arc Vase: only 1 of 2 left'),
    });
    const cart = await client().currentCart.getCurrentCart();
    expect(cart.lineItems?.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('adds nothing from another shopper’s order', async () => {
    await add(client(), 'glaze-recipe-book');
    const orderId = await buy(sandbox, client());
    await signInNew();
    expect(await actions.buyOrderAgain(IDLE, formData({ orderId }))).toMatchObject({ status: 'failed' });
  });
});

describe('deleting the account', () => {
  it('requires the checkbox and the password first', async () => {
    await setPassword();
    const forms = ['', `password=${PASSWORD}`, 'confirm=yes', 'confirm=yes&password=x'];
    for (const fields of forms.map((form) => Object.fromEntries(new URLSearchParams(form))))
      expect(await actions.deleteAccount(IDLE, formData(fields))).toMatchObject({ status: 'invalid' });
    expect((await me()).id).not.toBe('');
  });

  it('removes the member and the session, and leads to a confirmation', async () => {
    const memberId = (await me()).id;
    await setPassword();
    const deletion = actions.deleteAccount(IDLE, formData({ confirm: 'yes', password: PASSWORD }));
    expect(await redirectOf(deletion)).toContain('/account/deleted');
    expect(framework.jar.get('refresh_token')).toBe('');
    await signInAs(sandbox, memberId);
    expect(await reader.readMemberOr('test')).not.toMatchObject({ id: memberId });
  });
});

describe('a shopper who is not signed in', () => {
  it('is redirected to sign in by every form', async () => {
    framework.jar = new Map();
    for (const call of [
      actions.saveProfile(IDLE, formData(PROFILE)),
      actions.saveAddress(IDLE, formData(ADDRESS)),
      actions.removeAddress(IDLE, formData({ id: 'a' })),
      actions.savePrivacy(IDLE, formData({ privacy: 'public' })),
      actions.savePassword(IDLE, formData({ password: 'x', newPassword: 'long enough' })),
      actions.buyOrderAgain(IDLE, formData({ orderId: crypto.randomUUID() })),
      actions.deleteAccount(IDLE, formData({ password: 'x', confirm: 'yes' })),
    ])
      expect(await redirectOf(call)).toContain('/login?returnTo=%2Faccount');
  });
});
