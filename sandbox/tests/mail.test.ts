import { describe, expect, it } from 'vitest';
import { linksOf, sendMail } from '../mail/store';
import { openSandbox } from './open-sandbox';
import { get } from './sdk-client';
import { control, mailsOf } from './sign-in';

const sandbox = await openSandbox({ resets: true });
const send = (subject: string, html = '<p>Hello</p>') =>
  sandbox.platform.db.write((tx) =>
    sendMail(tx, sandbox.platform, { to: 'mira@example.com', subject, text: 'Hello', html }),
  );

describe('the inbox for tests', () => {
  it('lists mails newest first, each with its links, until it is cleared', async () => {
    await send('First');
    await send('Second', '<a class="x" href="https://shop.example/?a=1&amp;b=2">See</a>');
    expect(await mailsOf(sandbox)).toEqual([
      expect.objectContaining({
        subject: 'Second',
        to: 'mira@example.com',
        text: 'Hello',
        links: ['https://shop.example/?a=1&b=2'],
        sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
      }),
      expect.objectContaining({ subject: 'First', links: [] }),
    ]);
    await control(sandbox, 'DELETE', 'mail');
    expect(await mailsOf(sandbox)).toEqual([]);
    expect(await (await get(sandbox, '/inbox')).text()).toContain('No mail has been sent yet');
  });

  it('contains no mail of a failed transaction', async () => {
    const failing = sandbox.platform.db.write(async (tx) => {
      await sendMail(tx, sandbox.platform, { to: 'a@b.co', subject: 'Never', text: '', html: '' });
      throw new Error('No order after all');
    });
    await expect(failing).rejects.toThrow('No order after all');
    expect(await mailsOf(sandbox)).toEqual([]);
  });
});

it('the inbox for people lists mails and shows one, with scripts in it disabled', async () => {
  await send('Your <b>order</b>', '<script>alert(1)</script><p>Thanks</p>');
  const [mail] = await mailsOf(sandbox);
  expect(await (await get(sandbox, '/inbox')).text()).toContain('Your &lt;b&gt;order&lt;/b&gt;');
  const page = await (await get(sandbox, `/inbox/${mail?.id}`)).text();
  expect(page).toMatch(
    /<iframe[^>]*title="Message"[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  );
  expect(page).not.toContain('alert(1)</script>');
  const message = await get(sandbox, `/inbox/${mail?.id}/message`);
  const policy = message.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(policy).not.toContain('allow-scripts');
});

it('lists each link once, in order, from web addresses only', () => {
  const html =
    '<a href="https://a.example/1">1</a><a href="javascript:alert(1)">x</a><a href="http://b.example/">2</a><a href="https://a.example/1">again</a>';
  expect(linksOf(html)).toEqual(['https://a.example/1', 'http://b.example/']);
});
