import { and, eq, or, type SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { pagingMetadata, readPosition } from '../catalog-v3/cursor';
import type { Caller } from '../core/access-tokens';
import { readArguments } from '../core/arguments';
import { readCaller, requireAdmin } from '../core/caller';
import { plainError } from '../core/errors';
import type { Platform } from '../core/platform';
import { filterToSql, sortToSql } from '../core/query';
import type { Writer } from '../db/database';
import { reviewFields } from './fields';
import {
  countRequest,
  createRequest,
  getRequest,
  moderateRequest,
  queryRequest,
  replyRequest,
  updateRequest,
} from './requests';
import type { Review } from './schema';
import { reviews } from './schema';
import { requireReviewsApp } from './site';
import { changeStatus, countRows, deleteReview, noReview, requireReview, selectReviews } from './store';
import { reviewWire } from './wire';
import { contactOf, createReview, setReply, updateReview } from './write';

const REVIEWS = '/reviews/v1/reviews';
const ITEM = `${REVIEWS}/:reviewId`;
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;

/** Reviews of products: read by visitors, written by members, managed by apps. */
export function reviewRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  /** Returns the condition of the reviews that the caller may read. */
  async function visibleTo(caller: Caller, isPrivate: boolean): Promise<SQL | undefined> {
    const published = eq(reviews.status, 'APPROVED');
    if (!isPrivate) return published;
    if (caller.kind === 'admin') return undefined;
    const own = await contactOf(db.read, caller);
    if (own === undefined) throw plainError(403, 'Permission denied');
    return or(published, eq(reviews.contactId, own.contactId));
  }

  app.post(`${REVIEWS}/query`, async (c) => {
    const caller = await readCaller(platform, c);
    await requireReviewsApp(platform);
    const { query, returnPrivateReviews } = await readArguments(c, queryRequest);
    const { cursor, limit } = query?.cursorPaging ?? {};
    const at = readPosition(
      { ...query, cursorPaging: { cursor, limit: limit ?? (cursor ? undefined : DEFAULT_LIMIT) } },
      { most: MAX_LIMIT },
    );
    const { found, total } = await selectReviews(db.read, {
      where: and(
        await visibleTo(caller, returnPrivateReviews ?? false),
        filterToSql(reviewFields, at.filter),
      ),
      orderBy: sortToSql(reviewFields, at.sort),
      limit: at.limit,
      offset: at.offset,
    });
    const { hasNext: _, ...metadata } = pagingMetadata(at, found.length, total);
    return c.json({ reviews: found.map(reviewWire), metadata });
  });

  app.post(`${REVIEWS}/count`, async (c) => {
    const caller = await readCaller(platform, c);
    await requireReviewsApp(platform);
    const { filter, includePrivateReviews } = await readArguments(c, countRequest);
    const visible = await visibleTo(caller, includePrivateReviews ?? false);
    return c.json({ count: await countRows(db.read, and(visible, filterToSql(reviewFields, filter))) });
  });

  app.post(REVIEWS, async (c) => {
    const caller = await readCaller(platform, c);
    if (caller.kind === 'visitor') throw plainError(403, 'Permission denied');
    await requireReviewsApp(platform);
    const { review } = await readArguments(c, createRequest);
    const created = await db.write((tx) => createReview(tx, caller, review, clock.now()));
    return c.json({ review: reviewWire(created) });
  });

  app.get(ITEM, async (c) => {
    const caller = await readCaller(platform, c);
    await requireReviewsApp(platform);
    const { returnPrivateReviews } = await readArguments(c, getRequest);
    const visible = await visibleTo(caller, returnPrivateReviews ?? false);
    const { found } = await selectReviews(db.read, {
      where: and(visible, eq(reviews.id, c.req.param('reviewId'))),
      orderBy: [],
      limit: 1,
      offset: 0,
    });
    const [review] = found;
    if (review === undefined) throw noReview();
    return c.json({ review: reviewWire(review) });
  });

  /** Changes the review of the path for an app. */
  async function change(c: Context, work: (tx: Writer, review: Review, now: number) => Promise<Review>) {
    const id = c.req.param('reviewId') ?? '';
    const after = await db.write(async (tx) => work(tx, await requireReview(tx, id), clock.now()));
    return c.json({ review: reviewWire(after) });
  }

  async function requireMerchant(c: Context): Promise<void> {
    await requireAdmin(platform, c);
    await requireReviewsApp(platform);
  }

  app.patch(ITEM, async (c) => {
    await requireMerchant(c);
    const { review: sent } = await readArguments(c, updateRequest);
    return change(c, (tx, review, now) => updateReview(tx, review, sent, now));
  });

  app.delete(ITEM, async (c) => {
    await requireMerchant(c);
    return change(c, async (tx, review, now) => {
      await deleteReview(tx, review, now);
      return review;
    });
  });

  app.patch(`${ITEM}/reply`, async (c) => {
    await requireMerchant(c);
    const { message } = await readArguments(c, replyRequest);
    return change(c, (tx, review, now) => setReply(tx, review, message, now));
  });

  app.delete(`${ITEM}/reply`, async (c) => {
    await requireMerchant(c);
    return change(c, (tx, review, now) => setReply(tx, review, null, now));
  });

  app.patch(`${ITEM}/moderate`, async (c) => {
    await requireMerchant(c);
    const { status } = await readArguments(c, moderateRequest);
    return change(c, (tx, review, now) => changeStatus(tx, review, { status, isManual: true }, now));
  });

  return app;
}
