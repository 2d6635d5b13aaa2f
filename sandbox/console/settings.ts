import { Hono } from 'hono';
import { html } from 'hono/html';
import { readForm } from '../core/arguments';
import { plainError } from '../core/errors';
import type { Html } from '../core/html-page';
import type { Platform } from '../core/platform';
import type { Webhooks } from '../events/control-routes';
import { listEvents, sendAgain } from '../events/deliveries';
import { listSubscriptions, replaceSubscriptions, subscriptionSchema } from '../events/subscriptions';
import { policySchema, readPolicy, writePolicy } from '../identity/policy';
import { actAndReturn, checkbox, consolePage, listTable, time } from './page';

const POLICY = '/_console/policy';
const WEBHOOKS = '/_console/webhooks';

/** The site's sign-in policy, and its webhook subscriptions. */
export function settingsPages(platform: Platform, { dispatcher, signingKey }: Webhooks): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.get(POLICY, async (c) => {
    const policy = await readPolicy(db.read);
    const { captcha } = policy;
    const body = html`<form method="post" action="${POLICY}">
      <div class="fields">
        ${choice('emailVerification', 'Email verification', policy.emailVerification, policySchema.shape.emailVerification.unwrap().options)}
        ${choice('captchaWhen', 'Captcha', captcha.when, ['never', 'afterFailures', 'always'])}
        <div><label for="failures">Failures before the captcha</label>
          <input id="failures" name="failures" inputmode="numeric" value="${captcha.failures}" /></div>
        ${choice('captchaKind', 'Kind of captcha', captcha.kind, ['any', 'visible'])}
      </div>
      <p>${checkbox('ownerApproval', 'New members wait for the owner', policy.ownerApproval)}
        ${checkbox('rejectServerAuthorize', 'No authorization code without a browser', policy.rejectServerAuthorize)}</p>
      <button>Save</button>
    </form>`;
    return consolePage(c, { section: POLICY, title: 'Policy', body });
  });

  app.post(POLICY, async (c) => {
    const form = await readForm(c);
    return actAndReturn(c, { section: POLICY, back: POLICY, done: 'Saved.' }, async () => {
      const policy = policySchema.safeParse({
        emailVerification: form.emailVerification,
        ownerApproval: form.ownerApproval === '1',
        captcha: { when: form.captchaWhen, failures: Number(form.failures), kind: form.captchaKind },
        rejectServerAuthorize: form.rejectServerAuthorize === '1',
      });
      if (!policy.success) throw plainError(400, 'The site cannot have this policy');
      await db.write((tx) => writePolicy(tx, policy.data));
    });
  });

  app.get(WEBHOOKS, async (c) => {
    const events = await listEvents(db.read, { limit: 100 });
    const subscriptions = await listSubscriptions(db.read);
    const { publicPem } = await signingKey();
    const rows = events.map(
      ({ id, type, entityId, sequence, occurredAt, deliveries }) => html`<tr>
        <th scope="row">${type}</th><td><code>${entityId}</code></td><td class="number">${sequence}</td>
        <td>${time(occurredAt)}</td>
        <td>${deliveries.map(
          ({ url, status, attempts }) =>
            html`<div>${status} after ${attempts.length}: ${url}
              ${attempts.map((attempt) => attempt.status ?? attempt.error).join(', ')}</div>`,
        )}</td>
        <td><form method="post" action="${WEBHOOKS}/redeliver">
          <input type="hidden" name="eventId" value="${id}" />
          <button aria-label="Send ${type} ${sequence} of ${entityId} again">Send again</button></form></td>
      </tr>`,
    );
    const headings = ['Event', 'Entity', 'Sequence', 'Happened', 'Deliveries', 'Again'];
    const body = html`<form method="post" action="${WEBHOOKS}">
        <label for="urls">Addresses that receive every event, one a line</label>
        <p><textarea id="urls" name="urls" rows="3" cols="60">${subscriptions.map(({ url }) => url).join('\n')}</textarea></p>
        <button>Save</button>
      </form>
      <details><summary>The key that receivers check webhooks with</summary><pre>${publicPem}</pre></details>
      ${listTable('Events, newest first', headings, rows)}`;
    return consolePage(c, { section: WEBHOOKS, title: 'Webhooks', body });
  });

  app.post(WEBHOOKS, async (c) => {
    const { urls } = await readForm(c);
    return actAndReturn(c, { section: WEBHOOKS, back: WEBHOOKS, done: 'Saved.' }, async () => {
      const lines = (typeof urls === 'string' ? urls : '').split(/\s+/).filter((url) => url !== '');
      const parsed = subscriptionSchema
        .array()
        .max(20)
        .safeParse(lines.map((url) => ({ url })));
      if (!parsed.success) throw plainError(400, 'An address starts with http:// or https://');
      await db.write((tx) => replaceSubscriptions(tx, parsed.data));
      await dispatcher.refresh();
    });
  });

  app.post(`${WEBHOOKS}/redeliver`, async (c) => {
    const { eventId } = await readForm(c);
    return actAndReturn(c, { section: WEBHOOKS, back: WEBHOOKS, done: 'On its way again.' }, async () => {
      const isStored = await db.write((tx) => sendAgain(tx, String(eventId), clock.now()));
      if (!isStored) throw plainError(404, 'The event is no longer stored');
      await dispatcher.refresh();
    });
  });

  return app;
}

const choice = (name: string, label: string, value: string, options: readonly string[]): Html =>
  html`<div><label for="${name}">${label}</label>
    <select id="${name}" name="${name}">${options.map(
      (option) => html`<option ${option === value ? html`selected` : ''}>${option}</option>`,
    )}</select></div>`;
