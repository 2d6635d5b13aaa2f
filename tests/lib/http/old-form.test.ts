import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { recordForm, watchOldForms } from '@/lib/http/old-form';
import { withCompression } from '@/server/compression.mjs';
import { formData } from '../../form-data';
import { listen } from '../../listen';

watchOldForms();

let close: () => unknown = () => undefined;
afterEach(() => close());

const REFERENCE = '$ACTION_REF_1';
const FORM = {
  [REFERENCE]: '',
  '$ACTION_1:0': '{"id":"7f","bound":"$@1"}',
  lang: 'de',
  returnTo: '/cart',
  email: 'tove@example.com',
  password: 'secret-1',
  newPassword: 'secret-2',
  code: '123456',
  consent: 'on',
  productId: 'b1',
  note: 'A <b>bowl</b>\nand a mug',
};

/** Sends a form to a server that does not know its action, as the framework responds then. */
async function send(fields: Record<string, string>, path = '/de/login', isKnown = false) {
  const form = formData(fields);
  const serve: RequestListener = (request, response) => {
    request.resume().on('end', () => {
      recordForm(form);
      if (!isKnown) response.setHeader('x-nextjs-action-not-found', '1');
      response.setHeader('content-type', 'text/plain');
      response.statusCode = 400;
      response.end('Invalid Server Action request.');
    });
  };
  const server = await listen(createServer(withCompression(serve)));
  close = server.close;
  const response = await fetch(server.url + path, { method: 'POST', body: 'x' });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

it.each([
  ['/de/login', 'de', 'Formular erneut öffnen'],
  ['/login?returnTo=/cart', 'en', 'Open the form again'],
])(
  'a plain form of an old release is answered with what was typed, and no secret: %s',
  async (path, lang, link) => {
    const { status, type, text } = await send(FORM, path);
    expect([status, type]).toEqual([400, 'text/html; charset=utf-8']);
    expect(text).toContain(`<html lang="${lang}"`);
    expect(text).toContain(`<a href="">${link}</a>`);
    expect(text).toContain('<bdi>tove@example.com</bdi>');
    expect(text).toContain('<bdi>A &lt;b&gt;bowl&lt;/b&gt;<br>and a mug</bdi>');
    for (const hidden of ['secret', '123456', '/cart', '>on<', 'b1', '$ACTION'])
      expect(text).not.toContain(hidden);
  },
);

it('without anything typed, only leads to the form', async () => {
  const { text } = await send({ [REFERENCE]: '', password: 'secret-1' });
  expect(text).toContain('Formular erneut öffnen');
  expect(text).not.toContain('<bdi>');
});

it('another response, and one to a form without an action, stays', async () => {
  const plain = { status: 400, type: 'text/plain', text: 'Invalid Server Action request.' };
  expect(await send(FORM, '/de/login', true)).toEqual(plain);
  expect(await send({ email: 'tove@example.com' })).toEqual(plain);
});
