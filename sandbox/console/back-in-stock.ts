import { Hono } from 'hono';
import { html } from 'hono/html';
import { readForm } from '../core/arguments';
import type { Platform } from '../core/platform';
import { changeSetting, isCollecting } from '../ecom/back-in-stock/controls';
import { readCollection } from '../ecom/back-in-stock/settings';
import { findRequests } from '../ecom/back-in-stock/store';
import { actAndReturn, consolePage, listTable, pager, time, wholeNumber } from './page';

const BACK_IN_STOCK = '/_console/back-in-stock';
const PAGE = 50;

/** Requests for an email when an item is back in stock, and whether the site takes them. */
export function backInStockPages(platform: Platform): Hono {
  const app = new Hono();

  app.get(BACK_IN_STOCK, async (c) => {
    const offset = wholeNumber(c.req.query('offset'));
    const page = { where: undefined, orderBy: [], limit: PAGE, offset };
    const { rows, total } = await findRequests(platform.db.read, page);
    const isOn = isCollecting(await readCollection(platform.db.read));
    const lines = rows.map(
      ({ email, itemUrl, status, createdAt, document }) => html`<tr>
        <th scope="row">${document.itemDetails.name}</th><td>${email}</td><td>${status}</td>
        <td>${time(createdAt)}</td>
        <td>${itemUrl === null ? '' : html`<a href="${itemUrl}">${itemUrl}</a>`}</td>
      </tr>`,
    );
    const body = html`<form method="post" action="${BACK_IN_STOCK}">
        <p>The site ${isOn ? 'takes' : 'takes no'} requests. Change the stock of a
          <a href="/_console/products">product</a> to send the mails.</p>
        <button name="collecting" value="${isOn ? '0' : '1'}">${isOn ? 'Stop' : 'Start'} taking requests</button>
      </form>
      ${listTable('Requests, newest first', ['Item', 'Email', 'Status', 'Requested', 'Address'], lines)}
      ${pager(BACK_IN_STOCK, { offset, limit: PAGE, total })}`;
    return consolePage(c, { section: BACK_IN_STOCK, title: 'Back in stock', body });
  });

  app.post(BACK_IN_STOCK, async (c) => {
    const { collecting } = await readForm(c);
    return actAndReturn(c, { section: BACK_IN_STOCK, back: BACK_IN_STOCK, done: 'Saved.' }, () =>
      changeSetting(platform, { collecting: collecting === '1', installed: true }),
    );
  });

  return app;
}
