import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { processState } from '@/lib/process-state';
import { langOf } from '@/lib/urls';
import { escapeXml } from '@/lib/xml';
import { plainPage, setPlainPageHeaders } from './plain-page';

/**
 * A form without a script that was opened before a release, which moved its action or changed the key
 * (lib/config/action-key.ts). The framework responds with a line of text, and everything typed is gone. The
 * shop's own page has what was typed, and leads to the form. It cannot fill it in: nothing says which form of
 * the page it was. With a script, the page reloads itself (lib/forms/form-action.ts).
 */

/** The values that were typed into the plain form of a request, or null for any other request. */
type Sent = { typed: string[] | null };

const requests = processState('old-forms', () => new AsyncLocalStorage<Sent>());

/** The framework sets this header on its response to an action that it does not know. */
const UNKNOWN_ACTION = 'x-nextjs-action-not-found';

/** React's own fields. These two name an action. */
const NAMES_ACTION = /^\$ACTION_(?:ID|REF)_/;
/** React's fields, those that no shopper sees, passwords and codes. */
const NOT_SHOWN = /^(?:\$.*|lang|use|website|opened|captcha|returnTo|kind|reference|code)$|id$|password/i;
/** Values of boxes, and ids of choices. */
const NOT_TYPED = /^(?:on|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?$/i;

export function recordForm(form: FormData): void {
  const sent = requests.getStore();
  const fields = [...form];
  if (!sent || !fields.some(([name]) => NAMES_ACTION.test(name))) return;
  sent.typed = fields.flatMap(([name, value]) =>
    typeof value === 'string' && !NOT_SHOWN.test(name) && !NOT_TYPED.test(value.trim()) ? [value] : [],
  );
}

/** Replaces the framework's response to recorded forms. */
export function watchOldForms(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = Object(message);
    if (!(response instanceof ServerResponse) || request?.method !== 'POST') return;
    const sent: Sent = { typed: null };
    requests.enterWith(sent);
    const lang = langOf(String(request.url).replace(/\?.*$/s, ''));
    const { writeHead, write, end } = response;
    let isReplaced = false;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      const { typed } = sent;
      if (typed === null || !response.hasHeader(UNKNOWN_ACTION))
        return Reflect.apply(writeHead, response, [status, ...rest]);
      isReplaced = true;
      const body = Buffer.from(oldFormPage(lang, typed));
      setPlainPageHeaders(response, body);
      Reflect.apply(writeHead, response, [status]);
      return Reflect.apply(end, response, [body]);
    };
    // Node.js would write the head in the middle of `write` and `end`.
    const writeOwnHead = () => {
      if (sent.typed !== null && !response.headersSent && response.hasHeader(UNKNOWN_ACTION))
        response.writeHead(response.statusCode);
    };
    response.write = (...args: unknown[]) => {
      writeOwnHead();
      return isReplaced || Reflect.apply(write, response, args);
    };
    response.end = (...args: unknown[]) => {
      writeOwnHead();
      return isReplaced ? response : Reflect.apply(end, response, args);
    };
  });
}

function oldFormPage(lang: Lang, typed: readonly string[]): string {
  const { oldForm } = ALL_MESSAGES[lang];
  const values = typed.map((value) => `<p><bdi>${escapeXml(value).replaceAll(/\r?\n/g, '<br>')}</bdi></p>`);
  return plainPage({
    lang,
    title: oldForm.title,
    text:
      values.length > 0 ? `${oldForm.text}</p><p>${oldForm.typed}</p>${values.join('')}<p>` : oldForm.text,
    links: [{ href: '', label: oldForm.openAgain }],
  });
}
