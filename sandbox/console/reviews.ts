import { desc, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { products } from '../catalog/schema';
import { readForm } from '../core/arguments';
import { plainError, validationError } from '../core/errors';
import type { Html } from '../core/html-page';
import type { Platform } from '../core/platform';
import type { Review } from '../reviews/schema';
import { reviews } from '../reviews/schema';
import { readReviewsSite, writeReviewsSite } from '../reviews/site';
import { changeStatus, countRows, deleteReview, requireReview } from '../reviews/store';
import { setReply } from '../reviews/write';
import { actAndReturn, checkbox, consolePage, listTable, pager, time, wholeNumber } from './page';

const REVIEWS = '/_console/reviews';
const PAGE = 50;
const MAX_REPLY_LENGTH = 1_000;

/** Reviews: approve, reject, reply, delete. And whether new ones wait for the merchant. */
export function reviewPages(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.get(REVIEWS, async (c) => {
    const offset = wholeNumber(c.req.query('offset'));
    const [site, total, found] = await Promise.all([
      readReviewsSite(db.read),
      countRows(db.read, undefined),
      db.read
        .select({ review: reviews, product: products.name })
        .from(reviews)
        .leftJoin(products, eq(products.id, reviews.entityId))
        .orderBy(desc(reviews.createdAt), reviews.id)
        .limit(PAGE)
        .offset(offset),
    ]);
    const rows = found.map(({ review, product }) => reviewRow(review, product ?? review.entityId));
    const body = html`<form class="inline" method="post" action="${REVIEWS}">
        ${checkbox('installed', 'The reviews app is installed', site.installed)}
        ${checkbox('moderateFirst', 'New reviews wait for the merchant', site.moderateFirst)}
        <button>Save</button>
      </form>
      ${listTable('Reviews, newest first', ['Product', 'Written', 'Author', 'Review', 'Status', 'Actions', 'Reply'], rows)}
      ${pager(REVIEWS, { offset, limit: PAGE, total })}`;
    return consolePage(c, { section: REVIEWS, title: 'Reviews', body });
  });

  app.post(REVIEWS, async (c) => {
    const form = await readForm(c);
    return actAndReturn(c, { section: REVIEWS, back: REVIEWS, done: 'Saved.' }, () =>
      db.write((tx) =>
        writeReviewsSite(tx, {
          installed: form.installed === '1',
          moderateFirst: form.moderateFirst === '1',
        }),
      ),
    );
  });

  const act = (c: Context, done: string, work: Parameters<typeof onReview>[1]) =>
    actAndReturn(c, { section: REVIEWS, back: REVIEWS, done }, () => onReview(c.req.param('id') ?? '', work));
  const onReview = (
    id: string,
    work: (tx: Parameters<typeof changeStatus>[0], review: Review, now: number) => Promise<unknown>,
  ) => db.write(async (tx) => work(tx, await requireReview(tx, id), clock.now()));

  app.post(`${REVIEWS}/:id/reply`, async (c) => {
    const { message } = await readForm(c);
    const text = typeof message === 'string' ? message.trim() : '';
    return act(c, text === '' ? 'Reply removed.' : 'Replied.', async (tx, review, now) => {
      if (text.length > MAX_REPLY_LENGTH)
        throw validationError([
          {
            field: 'message',
            description: `must be at most ${MAX_REPLY_LENGTH} characters long`,
            violatedRule: 'MAX_LENGTH',
          },
        ]);
      return setReply(tx, review, text === '' ? null : text, now);
    });
  });

  app.post(`${REVIEWS}/:id/:action`, (c) => {
    const { action } = c.req.param();
    return act(c, DONE[action] ?? '', (tx, review, now) => {
      switch (action) {
        case 'approve':
          return changeStatus(tx, review, { status: 'APPROVED', isManual: true }, now);
        case 'reject':
          return changeStatus(tx, review, { status: 'REJECTED', isManual: true }, now);
        case 'delete':
          return deleteReview(tx, review, now);
        default:
          throw plainError(404, `A review has no action ${action}`);
      }
    });
  });

  return app;
}

const DONE: Record<string, string> = { approve: 'Approved.', reject: 'Rejected.', delete: 'Deleted.' };

function reviewRow({ id, rating, status, createdAt, document }: Review, product: string): Html {
  const author = document.authorName ?? 'Anonymous';
  const of = `review of ${product} by ${author}`;
  const actions = [
    ...(status === 'APPROVED' ? [] : ['approve']),
    ...(status === 'REJECTED' ? [] : ['reject']),
    'delete',
  ].map(
    (action) =>
      html`<form method="post" action="${REVIEWS}/${id}/${action}">
        <button aria-label="${action} the ${of}">${action}</button></form>`,
  );
  return html`<tr>
    <th scope="row">${product}</th><td>${time(createdAt)}</td><td>${author}</td>
    <td>${rating} of 5. <strong>${document.title ?? ''}</strong> ${document.body ?? ''}</td>
    <td>${status}</td>
    <td><div class="actions">${actions}</div></td>
    <td><form method="post" action="${REVIEWS}/${id}/reply">
      <textarea name="message" rows="2" cols="30" maxlength="${MAX_REPLY_LENGTH}" aria-label="Reply to the ${of}">${document.reply?.message ?? ''}</textarea>
      <button aria-label="Reply to the ${of}">Reply</button></form></td>
  </tr>`;
}
