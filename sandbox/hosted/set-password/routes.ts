import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { readForm } from '../../core/arguments';
import { hostedPage, messageBody } from '../../core/html-page';
import { fill } from '../../core/language';
import { pageTexts } from '../../core/page-language';
import type { Platform } from '../../core/platform';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../identity/passwords';
import { findRecovery, recover } from '../../identity/recovery';
import { withLanguageOfUrl } from '../../multilingual/requested-view';
import { type FormState, field, NO_VALUES, readValues, signInForm } from '../sign-in/form-fields';
import { rejectionOf } from '../sign-in/rejection';

const PATH = '/_set-password';

/** The page behind a mailed link. It sets a new password, then leads back to the shop. */
export function setPasswordRoutes(platform: Platform): Hono {
  const app = new Hono();
  app.use(`${PATH}/*`, withLanguageOfUrl(platform));

  app.get(PATH, async (c) => {
    const token = c.req.query('token') ?? '';
    if ((await findRecovery(platform, token)) === undefined) return expired(c);
    return hostedPage(c, {
      title: pageTexts().newPassword.title,
      body: formBody(c, { values: NO_VALUES, errors: {} }),
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
        title: pageTexts().newPassword.title,
        body: formBody(c, { values, ...rejection }),
        status,
      });
    }
    if (found.returnUrl !== undefined) return c.redirect(found.returnUrl, 303);
    const { newPassword: texts } = pageTexts();
    return hostedPage(c, { title: texts.set, body: messageBody(texts.isSet, texts.canSignIn, []) });
  });

  return app;
}

function formBody(c: Context, state: FormState) {
  const { newPassword: texts, fields } = pageTexts();
  return signInForm(state, {
    heading: texts.title,
    action: `${PATH}?${new URLSearchParams(c.req.query())}`,
    fields: html`${field(state, {
      name: 'password',
      label: fields.newPassword,
      type: 'password',
      autocomplete: 'new-password',
      note: fill(texts.length, { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }),
    })}`,
    button: texts.save,
  });
}

function expired(c: Context) {
  const { newPassword: texts } = pageTexts();
  const body = messageBody(texts.noLonger, texts.noLongerText, []);
  return hostedPage(c, { title: texts.expired, body, status: 404 });
}
