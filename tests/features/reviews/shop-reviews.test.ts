import { members } from '@wix/members';
import { reviews } from '@wix/reviews';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE } from '@/lib/forms/form-state';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { PLAIN_REVIEW_QUERY } from '@/lib/reviews/review-query';
import { merchantClient } from '../../../sandbox/tests/sdk-client';
import { control, newEmail } from '../../../sandbox/tests/sign-in';
import { framework, SCRIPT_REQUEST } from '../../contract/framework';
import { callsDuring, GENERATIONS, openShops, signInAs } from '../../contract/shop-visitor';
import { formData } from '../../form-data';

framework.headers = SCRIPT_REQUEST;
const shops = await openShops(async () => ({
  ratings: await import('@/lib/reviews/readers'),
  pages: await import('@/lib/reviews/readers'),
  own: await import('@/lib/reviews/own-review'),
  lookup: await import('@/lib/catalog/lookup'),
  readers: await import('@/lib/catalog/readers'),
  actions: await import('@/features/reviews/actions'),
}));

beforeEach(async () => {
  vi.stubGlobal('FEATURES', { reviews: true });
  for (const { sandbox } of shops) await control(sandbox, 'PUT', 'reviews', {});
  framework.stale = [];
});

describe.each(GENERATIONS)('on a site with Catalog %s', (generation) => {
  const found = shops.find((one) => one.generation === generation);
  if (!found) throw new Error('not opened');
  const { sandbox, shop } = found;
  const merchant = merchantClient(sandbox);

  const productOf = async (slug: string) => {
    const product = await shop.lookup.getProduct(slug, SITE_VIEW);
    if (!product) throw new Error(`No product ${slug}`);
    return product;
  };
  const ratingOf = async (slug: string) => shop.ratings.getRating((await productOf(slug)).id);

  async function signIn() {
    const made = await merchant
      .use(members)
      .createMember({ member: { loginEmail: newEmail(), contact: { firstName: 'Tove', lastName: 'Holm' } } });
    await signInAs(sandbox, made._id ?? '');
  }

  const send = (fields: Record<string, string>) =>
    shop.actions.saveReview(
      IDLE,
      formData({ stars: '4', title: '', text: 'It is good.', name: 'Tove', ...fields }),
    );
  const redirectOf = async (call: Promise<unknown>): Promise<string> => {
    const error: unknown = await call.then(
      (answer) => new Error(JSON.stringify(answer)),
      (reason: unknown) => reason,
    );
    return String(Object(error).digest ?? error);
  };
  const ownOf = async (slug: string) => shop.own.readAuthorship((await productOf(slug)).id, 'test');

  it('rates all products of a list in three calls', async () => {
    const products = await shop.readers.getAllProducts(SITE_VIEW);
    let rated: typeof products = [];
    const calls = await callsDuring(sandbox, async () => {
      rated = await shop.ratings.withRatings(products);
    });
    expect(calls).toEqual({ 'POST /reviews/v1/reviews/count': 1, 'POST /reviews/v1/reviews/query': 1 });
    expect(rated.find(({ slug }) => slug === 'lund-bowl')?.rating).toEqual({ average: 4.4, count: 13 });
    expect(rated.find(({ slug }) => slug === 'halo-pendant')).not.toHaveProperty('rating');
    expect(rated).toHaveLength(products.length);
  });

  it('pages, filters and sorts the reviews of a product', async () => {
    const { id } = await productOf('lund-bowl');
    const read = (change: object) => shop.pages.getReviewPage(id, { ...PLAIN_REVIEW_QUERY, ...change });
    const [first, second, third] = [await read({}), await read({ page: 2 }), await read({ page: 3 })];
    expect([first, second, third].map((page) => page?.reviews.length)).toEqual([10, 3, 0]);
    const dates = [...(first?.reviews ?? []), ...(second?.reviews ?? [])].map(({ writtenAt }) => writtenAt);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
    const starsOf = async (change: object) => (await read(change))?.reviews.map(({ stars }) => stars);
    expect(await starsOf({ order: 'lowest' })).toEqual([2, 3, 4, 4, 4, 5, 5, 5, 5, 5]);
    expect(await starsOf({ stars: 4 })).toEqual([4, 4, 4]);
    expect((await read({ order: 'helpful' }))?.reviews[0]).toMatchObject({ helpful: 6, isVerified: true });
    expect(first?.reviews.find(({ stars }) => stars === 2)?.reply?.text).toContain('Carol');
  });

  it('shows pictures and videos of the media host', async () => {
    const product = await productOf('halo-pendant');
    const poster = 'posterUri=5a4db0_2f000.jpg&posterWidth=640&posterHeight=360';
    const media = [
      { image: 'wix:image://v1/5a4db0_1~mv2.jpg/lamp.jpg#originWidth=1200&originHeight=900' },
      { image: 'https://elsewhere.example/lamp.jpg' },
      { video: `wix:video://v1/5a4db0_2/lamp.mp4#${poster}` },
    ];
    const author = { authorName: 'Ines', contactId: crypto.randomUUID() };
    const { _id: id = '' } = await merchant
      .use(reviews)
      .createReview({ namespace: 'stores', entityId: product.id, author, content: { rating: 5, media } });
    const page = await shop.pages.getReviewPage(product.id, PLAIN_REVIEW_QUERY);
    const review = page?.reviews.find((one) => one.id === id);
    expect(review?.pictures).toMatchObject([{ width: 1200, height: 900 }]);
    expect(review?.pictures[0]?.base).toMatch(/\/media\/5a4db0_1~mv2\.jpg$/);
    expect(review?.videos[0]?.src).toMatch(/\/video\/5a4db0_2\/file$/);
    await merchant.use(reviews).deleteReview(id);
  });

  it('has no reviews where the app is not installed, and stand-ins while it fails', async () => {
    await control(sandbox, 'PUT', 'reviews', { installed: false });
    expect(await ratingOf('lund-bowl')).toBe('absent');
    await control(sandbox, 'PUT', 'reviews', {});
    expect(await ratingOf('lund-bowl')).toMatchObject({ count: 13 });
    await control(sandbox, 'PUT', 'faults', { faults: [{ call: '/reviews/', kind: 'status', status: 500 }] });
    expect(await ratingOf('lund-bowl')).toMatchObject({ count: 13 });
    await control(sandbox, 'PUT', 'faults', { faults: [] });
  });

  it('publishes a review, which cannot be written again', async () => {
    await signIn();
    const slug = 'halo-pendant';
    expect(await ownOf(slug)).toEqual({ kind: 'member', name: 'Tove H.', review: null });
    expect(await redirectOf(send({ slug }))).toContain('/products/halo-pendant/reviews/new?sent');
    const { id } = await productOf(slug);
    expect(framework.stale).toEqual([`reviews-of:${id}`, 'reviews']);
    expect(await ownOf(slug)).toMatchObject({ review: { state: 'published', stars: 4, author: 'Tove' } });
    expect(await ratingOf(slug)).toEqual({ average: 4, count: 1, counts: [0, 0, 0, 1, 0] });
    expect(await send({ slug, text: 'Again' })).toMatchObject({
      status: 'invalid',
      values: { text: 'Again' },
      errors: { stars: 'You have already reviewed this product.' },
    });
  });

  it('shows the author the state of a review that waits for the merchant', async () => {
    await control(sandbox, 'PUT', 'reviews', { moderateFirst: true });
    await signIn();
    const slug = 'drift-throw';
    expect(await redirectOf(send({ slug }))).toContain('sent');
    expect(framework.stale).toEqual([]);
    expect(await ratingOf(slug)).toBe('none');
    const own = await ownOf(slug);
    expect(own).toMatchObject({ review: { state: 'pending' } });
    const id = own.kind === 'member' ? (own.review?.id ?? '') : '';
    await merchant.use(reviews).updateModerationStatus(id, { status: 'REJECTED' });
    expect(await ownOf(slug)).toMatchObject({ review: { state: 'rejected' } });
  });

  it('keeps what was typed when a field is wrong, and leads visitors to the sign-in page', async () => {
    await signIn();
    expect(await send({ slug: 'flo-tray', stars: '', text: 'A long text' })).toMatchObject({
      status: 'invalid',
      values: { text: 'A long text', name: 'Tove' },
      errors: { stars: 'Choose one to five stars.' },
    });
    framework.jar = new Map();
    expect(await redirectOf(send({ slug: 'flo-tray' }))).toContain(
      '/login?returnTo=%2Fproducts%2Fflo-tray%2Freviews%2Fnew',
    );
    expect(await send({ slug: 'nothing-here' })).toMatchObject({ status: 'failed' });
  });
});
