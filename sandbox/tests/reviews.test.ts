import { members } from '@wix/members';
import { reviews } from '@wix/reviews';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox } from './open-sandbox';
import { merchantClient, rejectedWith, rejection, sdkClient, visitorTokens } from './sdk-client';
import { idOf, newMember, productOf } from './shopper';
import { control, newEmail } from './sign-in';
import { eventsOf } from './webhook-receiver';

const sandbox = await openSandbox({ resets: true });
const admin = merchantClient(sandbox);
const merchant = admin.use(reviews);
type Reviews = typeof merchant;
/** A product of the seed with 13 reviews. */
let product: string;
/** A product of the seed without any. */
let plain: string;
let visitor: Reviews;
let author: Reviews;
let contactId: string;

beforeAll(() => sandbox.listen(0));
beforeEach(async () => {
  product = (await productOf(admin, 'lund-bowl')).id;
  plain = (await productOf(admin, 'halo-pendant')).id;
  visitor = sdkClient(sandbox, (await visitorTokens(sandbox)).access_token).use(reviews);
  ({ client: author, contactId } = await newAuthor());
});

async function newAuthor() {
  const member = { loginEmail: newEmail(), profile: { nickname: 'Tove' } };
  const made = await admin.use(members).createMember({ member });
  const caller = { ...newMember(), memberId: made._id ?? '' };
  const token = await sandbox.platform.tokens.mintAccessToken(caller);
  return { client: sdkClient(sandbox, token).use(reviews), contactId: made.contactId ?? '' };
}

const draft = (change: Partial<reviews.Review> = {}) => ({
  namespace: 'stores',
  entityId: plain,
  author: { contactId, authorName: 'Tove H.' },
  content: { rating: 4, title: 'Good', body: 'It is good.' },
  ...change,
});
const of = (client: Reviews, entityId: string) =>
  client.queryReviews().eq('namespace', 'stores').eq('entityId', entityId);
const published = async () => (await of(visitor, plain).find()).items.map(({ _id }) => _id);
const PRIVATE = { returnPrivateReviews: true };

describe('reviews', () => {
  it('are queried by product and stars, in every order, with cursors, and counted without unpublished ones', async () => {
    const first = await of(visitor, product).descending('_createdDate').limit(10).find();
    expect(first.items).toHaveLength(10);
    expect(first.hasNext()).toBe(true);
    const next = visitor.queryReviews().skipTo(first.cursors.next ?? '');
    const rest = await next.limit(10).find();
    expect([rest.items.length, rest.cursors.next, rest.hasPrev()]).toEqual([3, undefined, true]);
    const written = [...first.items, ...rest.items].map(({ _createdDate }) => Number(_createdDate));
    expect(written).toEqual([...written].sort((a, b) => b - a));

    const lowest = await of(visitor, product).ascending('content.rating').find();
    const ratings = lowest.items.map(({ content }) => content?.rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    const helpful = await of(visitor, product).descending('helpfulness').limit(1).find();
    expect(helpful.items[0]?.helpfulness).toBeGreaterThan(1);
    const five = await of(visitor, product).eq('content.rating', 5).find();
    expect(new Set(five.items.map(({ content }) => content?.rating))).toEqual(new Set([5]));
    const reply = { message: expect.any(String), _createdDate: expect.any(Date) };
    expect(lowest.items.find((one) => one.reply)).toMatchObject({ reply });
    const stars = { filter: { entityId: product, 'content.rating': 5 } };
    expect((await visitor.countReviews(stars)).count).toBe(five.items.length);
    const filter = { namespace: 'stores' };
    const all = await merchant.countReviews({ filter, includePrivateReviews: true });
    expect(all.count).toBe(((await visitor.countReviews({ filter })).count ?? 0) + 1);
  });

  it('are written once by a member, and published at once', async () => {
    const created = await author.createReview(draft());
    expect(created).toMatchObject({
      ...draft(),
      moderation: { moderationStatus: 'SUBMITTED', manuallyChanged: false },
      origin: { type: 'ORGANIC' },
      revision: '1',
    });
    expect(await published()).toEqual([created._id]);
    expect(await rejectedWith(author.createReview(draft()))).toEqual([409, 'REVIEW_ALREADY_EXISTS']);
    const types = (await eventsOf(sandbox)).map(({ eventType }) => eventType.split('.v1.review_')[1]);
    const sent = ['created', 'updated', 'moderation_status_changed', 'review_published'];
    expect(types.filter((type) => type)).toEqual(sent);
  });

  it('have the member’s nickname when they name no author, and are not written for another person', async () => {
    const other = await newAuthor();
    expect((await rejection(other.client.createReview(draft()))).status).toBe(403);
    expect(await published()).toEqual([]);
    const { author: by } = await author.createReview(draft({ author: {} }));
    expect(by).toEqual({ contactId, authorName: 'Tove' });
  });

  it('wait for the merchant, and only their author sees them until then', async () => {
    await control(sandbox, 'PUT', 'reviews', { moderateFirst: true });
    const id = idOf(await author.createReview(draft()));
    expect(await published()).toEqual([]);
    expect(await rejectedWith(visitor.getReview(id))).toEqual([404, 'REVIEW_NOT_FOUND']);
    expect((await rejection(visitor.getReview(id, PRIVATE))).status).toBe(403);
    const other = await newAuthor();
    expect((await rejection(other.client.getReview(id, PRIVATE))).status).toBe(404);
    const own = await author.queryReviews(PRIVATE).eq('entityId', plain).find();
    expect(own.items).toMatchObject([{ _id: id, moderation: { moderationStatus: 'IN_MODERATION' } }]);
    expect(await author.getReview(id, PRIVATE)).toMatchObject({ _id: id });

    await merchant.updateModerationStatus(id, { status: 'REJECTED' });
    expect(await published()).toEqual([]);
    const { review } = await merchant.updateModerationStatus(id, { status: 'APPROVED' });
    expect(review).toMatchObject({
      moderation: { moderationStatus: 'APPROVED', manuallyChanged: true },
      publishCount: 1,
    });
    expect(await published()).toEqual([id]);
  });

  it('are changed, replied to and deleted by an app, and not by their author', async () => {
    const id = idOf(await author.createReview(draft()));
    const change = (revision: string) => ({ revision, content: { rating: 2 } });
    expect((await rejection(author.updateReview(id, change('2')))).status).toBe(403);
    expect((await rejection(author.deleteReview(id))).status).toBe(403);
    expect(await rejectedWith(merchant.updateReview(id, change('1')))).toEqual([409, 'INVALID_REVISION']);
    expect(await merchant.updateReview(id, change('2'))).toMatchObject({
      revision: '3',
      content: { rating: 2, body: 'It is good.' },
    });
    await merchant.setReply(id, 'Thank you.');
    expect((await visitor.getReview(id)).reply).toMatchObject({ message: 'Thank you.' });
    await merchant.removeReply(id);
    expect((await visitor.getReview(id)).reply).toBeUndefined();
    await merchant.deleteReview(id);
    expect(await published()).toEqual([]);
    expect((await eventsOf(sandbox)).at(-1)?.eventType).toBe('wix.reviews.v1.review_deleted');
  });

  it('do not exist on a site without the app', async () => {
    await control(sandbox, 'PUT', 'reviews', { installed: false });
    expect(await rejectedWith(of(visitor, product).find())).toEqual([428, 'REQUIRED_APP_NOT_INSTALLED']);
  });

  it('are moderated and replied to in the console', async () => {
    const open = `${sandbox.url}/_console/reviews`;
    const send = async (path: string, fields: Record<string, string> = {}) => {
      const [headers, body] = [{ origin: sandbox.url }, new URLSearchParams(fields)];
      return (await fetch(open + path, { method: 'POST', headers, redirect: 'manual', body })).status;
    };
    expect(await send('', { installed: '1' })).toBe(303);
    expect(await control(sandbox, 'GET', 'reviews')).toEqual({ installed: true, moderateFirst: false });
    await control(sandbox, 'PUT', 'reviews', { moderateFirst: true });
    const id = idOf(await author.createReview(draft({ content: { rating: 4, body: '<b>5 & 6</b>' } })));
    const page = await (await fetch(open)).text();
    expect(page).toContain('approve the review of Halo Pendant by Tove H.');
    expect(page).toContain('&lt;b&gt;5 &amp; 6&lt;/b&gt;');
    expect(await send(`/${id}/approve`)).toBe(303);
    expect(await send(`/${id}/reply`, { message: 'Thank you.' })).toBe(303);
    expect((await visitor.getReview(id)).reply?.message).toBe('Thank you.');
    expect(await send(`/${id}/reply`, { message: 'x'.repeat(1_001) })).toBe(400);
    expect(await send(`/${id}/reject`)).toBe(303);
    expect(await published()).toEqual([]);
    expect(await send(`/${id}/praise`)).toBe(404);
    expect(await send(`/${id}/delete`)).toBe(303);
    expect(await send(`/${id}/delete`)).toBe(404);
  });
});

it('E6: the pictures of a review are sent and returned as the platform’s media', async () => {
  const image = 'wix:image://v1/5a4db0_photo~mv2.jpg/photo.jpg#originWidth=800&originHeight=600';
  const content = { title: 'As in the picture', rating: 5, media: [{ image }] };
  expect((await author.createReview(draft({ content }))).content?.media).toEqual([{ image }]);
  const { items } = await of(visitor, plain).find();
  expect(items.map((one) => one.content?.media)).toEqual([[{ image }]]);
});
