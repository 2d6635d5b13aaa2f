import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { readForm } from '../../core/arguments';
import { hostedPage, messageBody } from '../../core/html-page';
import type { Platform } from '../../core/platform';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../identity/passwords';
import { findRecovery, recover } from '../../identity/recovery';
import { type FormState, field, NO_VALUES, readValues, signInForm } from '../sign-in/form-fields';
import { rejectionOf } from '../sign-in/rejection';

const PATH = '/_set-password';

/** The page behind a mailed link. It sets a new password, then leads back to the shop. */
export function setPasswordRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.get(PATH, async (c) => {
    const token = c.req.query('token') ?? '';
    if ((await findRecovery(platform, token)) === undefined) return expired(c);
    return hostedPage(c, {
      title: 'Set a new password',
      body: formBody(token, { values: NO_VALUES, errors: {} }),
    });
  });

  app.post(PATH, async (c) => {
    const token = c.req.query('token') ?? '';
    const found = await findRecovery(platform, token);
    if (found === undefined) return expired(c);
    const values = readValues(await readForm(c));
    try {
      await recover(platform, { token, password: values.password, visitorId: undefined });
    } catch (error) {
      const { status, ...rejection } = rejectionOf(error);
      return hostedPage(c, {
        title: 'Set a new password',
        body: formBody(token, { values, ...rejection }),
        status,
      });
    }
    if (found.returnUrl !== undefined) return c.redirect(found.returnUrl, 303);
    const text = 'You can sign in with your new password now.';
    return hostedPage(c, { title: 'Password set', body: messageBody('Your password is set', text, []) });
  });

  return app;
}

const formBody = (token: string, state: FormState) =>
  signInForm(state, {
    heading: 'Set a new password',
    action: `${PATH}?${new URLSearchParams({ token })}`,
    fields: html`${field(state, {
      name: 'password',
      label: 'New password',
      type: 'password',
      autocomplete: 'new-password',
      note: `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
    })}`,
    button: 'Save',
  });

function expired(c: Context) {
  const text = 'It was already used or is more than three hours old. Request a new one in the shop.';
  const body = messageBody('This link no longer works', text, []);
  return hostedPage(c, { title: 'Link expired', body, status: 404 });
}
