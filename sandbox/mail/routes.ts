import { Hono } from 'hono';
import { html } from 'hono/html';
import { hostedPage, messageBody } from '../core/html-page';
import type { Platform } from '../core/platform';
import { deleteMails, findMail, listMails, type Mail } from './store';

/**
 * The inbox of emails that a live site would have sent. Pages for people, `/_sandbox/mail` for
 * tests. `sendDue` sends emails whose time has come since the last look.
 */
export function mailRoutes(platform: Platform, sendDue: () => Promise<void>): Hono {
  const app = new Hono();
  const { db } = platform;
  const readMails = async () => {
    await sendDue();
    return listMails(db.read);
  };

  app.get('/_sandbox/mail', async (c) => c.json({ mails: (await readMails()).map(mailWire) }));
  app.delete('/_sandbox/mail', async (c) => {
    await db.write(deleteMails);
    return c.json({});
  });

  app.get('/inbox', async (c) => {
    const mails = await readMails();
    const list = html`<ul class="mails">${mails.map(
      (mail) => html`<li>
        <a href="/inbox/${mail.id}">${mail.subject}</a>
        <span>To ${mail.to}</span>
        ${time(mail)}
      </li>`,
    )}</ul>`;
    const body = html`<h1>Inbox</h1>
      ${mails.length === 0 ? html`<p>No mail has been sent yet.</p>` : list}`;
    return hostedPage(c, { title: `Inbox (${mails.length})`, body });
  });

  app.get('/inbox/:id{[0-9]+}', async (c) => {
    const mail = await findMail(db.read, Number(c.req.param('id')));
    if (mail === undefined) {
      const body = messageBody('No such mail', 'It may have been deleted.', [
        { href: '/inbox', text: 'Inbox' },
      ]);
      return hostedPage(c, { title: 'No such mail', body, status: 404 });
    }
    const body = html`<p><a href="/inbox">Inbox</a></p>
      <h1>${mail.subject}</h1>
      <p class="note">To ${mail.to}, ${time(mail)}</p>
      <iframe class="mail" title="Message" src="/inbox/${mail.id}/message"
        sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
      ${
        mail.links.length === 0
          ? ''
          : html`<h2>Links in this mail</h2>
              <ul>${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>`
      }
      <details><summary>Plain text</summary><pre>${mail.text}</pre></details>`;
    return hostedPage(c, { title: mail.subject, body });
  });

  // A mail's content is not trusted: no scripts, no forms, and an opaque origin, even when opened
  // directly.
  app.get('/inbox/:id{[0-9]+}/message', async (c) => {
    const mail = await findMail(db.read, Number(c.req.param('id')));
    if (mail === undefined) return c.notFound();
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; sandbox allow-popups allow-popups-to-escape-sandbox",
    );
    c.header('Referrer-Policy', 'no-referrer');
    return c.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Message</title><base target="_blank"></head><body>${mail.html}</body></html>`,
    );
  });

  return app;
}

const time = ({ sentAt }: Mail) => {
  const iso = new Date(sentAt).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

const mailWire = ({ id, to, subject, text, html: body, links, sentAt }: Mail) => ({
  id,
  to,
  subject,
  text,
  html: body,
  links,
  sentAt: new Date(sentAt).toISOString(),
});
