import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Html } from '../core/html-page';
import type { Platform } from '../core/platform';
import { listForms, listSubmissions, type Submission } from '../forms/store';
import { consolePage, listTable, pager, time, wholeNumber } from './page';

const FORMS = '/_console/forms';
const PAGE = 50;

/** The submissions of the site's forms. */
export function formPages({ db }: Platform): Hono {
  const app = new Hono();
  app.get(FORMS, async (c) => {
    const offset = wholeNumber(c.req.query('offset'));
    const forms = await listForms(db.read);
    const names = new Map(forms.map(({ id, document }) => [id, document.name]));
    const { found, total } = await listSubmissions(db.read, { limit: PAGE, offset });
    const rows = found.map(
      (submission) => html`<tr>
        <th scope="row">${names.get(submission.formId) ?? 'A deleted form'}</th>
        <td>${time(submission.createdAt)}</td>
        <td>${senderOf(submission)}</td>
        <td><dl>${answersOf(submission)}</dl></td>
      </tr>`,
    );
    const body = html`<p>The forms of this site: ${forms.map(
      ({ id, document }) => html`<br />${document.name}, <code>${id}</code>`,
    )}</p>
      ${listTable('Submissions, newest first', ['Form', 'Sent', 'By', 'Answers'], rows)}
      ${pager(FORMS, { offset, limit: PAGE, total })}`;
    return consolePage(c, { section: FORMS, title: 'Forms', body });
  });
  return app;
}

function senderOf({ submitter }: Submission): string {
  if ('memberId' in submitter) return `member ${submitter.memberId}`;
  return 'visitorId' in submitter ? `visitor ${submitter.visitorId}` : 'an app';
}

const answersOf = ({ values }: Submission): Html[] =>
  Object.entries(values).map(([target, value]) => html`<dt>${target}</dt><dd>${shown(value)}</dd>`);

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.map(String).join(', ') : String(value);
}
