import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { emailSchema } from '../../core/address';
import { readForm } from '../../core/arguments';
import { cutText } from '../../core/cut-text';
import { type Html, hostedPage } from '../../core/html-page';
import { fillHtml } from '../../core/language';
import { pageTexts } from '../../core/page-language';
import type { Platform } from '../../core/platform';
import { logInThroughProvider } from '../../identity/sign-on';
import type { LoginState } from '../../identity/state-machine';
import { emailViolation } from '../../members/rejections';
import { answerWithError } from '../../oauth/authorize-answer';
import { providerName } from '../../oauth/identity-providers';
import { findFlow, type SignInFlow } from './flow';
import { type FormState, field, NO_VALUES, readValues, signInForm } from './form-fields';
import { rejectionOf } from './rejection';

type Provider = { id: string; name: string };

/**
 * The page of an identity provider. It plays all of them, looks like none, and vouches for every
 * email without a password.
 */
export function providerRoutes(
  platform: Platform,
  {
    proceed,
    unknownFlow,
  }: {
    proceed: (c: Context, flow: SignInFlow, result: LoginState) => Promise<Response>;
    unknownFlow: (c: Context) => Response | Promise<Response>;
  },
): Hono {
  const app = new Hono();
  const page = (c: Context, flow: SignInFlow, provider: Provider, state: FormState, status?: 400 | 403) =>
    hostedPage(c, {
      title: pageTexts().consent.chooseWho,
      body: providerBody(flow, provider, state),
      ...(status ? { status } : {}),
    });

  app.get('/_signin/provider', async (c) => {
    const { flow, provider } = await providerFlow(platform, c);
    if (flow === undefined || provider === undefined) return unknownFlow(c);
    return page(c, flow, provider, { values: NO_VALUES, errors: {} });
  });

  app.post('/_signin/provider', async (c) => {
    const { flow, provider } = await providerFlow(platform, c);
    if (flow === undefined || provider === undefined) return unknownFlow(c);
    const values = readValues(await readForm(c));
    try {
      const email = values.email.trim();
      if (!emailSchema.safeParse(email).success) throw emailViolation('email');
      const { firstName, lastName } = values;
      const result = await logInThroughProvider(platform, {
        providerId: provider.id,
        email,
        firstName: cutText(firstName.trim(), 100),
        lastName: cutText(lastName.trim(), 100),
        visitorId: flow.visitorId,
      });
      return await proceed(c, flow, result);
    } catch (error) {
      const { status, ...rejection } = rejectionOf(error);
      return page(c, flow, provider, { values, ...rejection }, status === 403 ? 403 : 400);
    }
  });

  app.post('/_signin/provider/cancel', async (c) => {
    const { flow } = await providerFlow(platform, c);
    if (flow?.kind !== 'authorize') return unknownFlow(c);
    return answerWithError(c, flow.request, 'access_denied', 'The person canceled the sign-in');
  });

  return app;
}

async function providerFlow(platform: Platform, c: Context) {
  const flow = await findFlow(platform, c);
  const id = flow?.kind === 'authorize' ? flow.request.idp : undefined;
  const name = id === undefined ? undefined : providerName(id);
  return { flow, provider: id === undefined || name === undefined ? undefined : { id, name } };
}

function providerBody(flow: SignInFlow, { name }: Provider, state: FormState): Html {
  const { consent: texts, fields } = pageTexts();
  return signInForm(state, {
    heading: texts.signInAs,
    action: `/_signin/provider?${flow.query}`,
    intro: fillHtml(texts.plays, { name: html`<strong>${name}</strong>` }),
    fields: html`${field(state, { name: 'email', label: fields.email, type: 'email', autocomplete: 'email' })}
      ${field(state, { name: 'firstName', label: fields.firstName, autocomplete: 'given-name', note: texts.optionalForNew })}
      ${field(state, { name: 'lastName', label: fields.lastName, autocomplete: 'family-name', note: texts.optionalForNew })}`,
    button: texts.continue,
    below: html`<form method="post" action="/_signin/provider/cancel?${flow.query}"><p><button>${texts.cancel}</button></p></form>`,
  });
}
