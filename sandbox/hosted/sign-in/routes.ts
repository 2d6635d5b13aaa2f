import { type Context, Hono } from 'hono';
import { emailSchema } from '../../core/address';
import { readForm } from '../../core/arguments';
import { validationError } from '../../core/errors';
import { type Html, hostedPage, messageBody } from '../../core/html-page';
import type { Language } from '../../core/language';
import { pageTexts } from '../../core/page-language';
import type { Platform } from '../../core/platform';
import { requestedLanguage } from '../../core/requested-view';
import { logIn } from '../../identity/log-in';
import { sendRecoveryMail } from '../../identity/recovery';
import { register } from '../../identity/register';
import { readHostedSession, writeHostedSession } from '../../identity/session-cookie';
import type { LoginState } from '../../identity/state-machine';
import { resend, verify } from '../../identity/verification';
import { emailViolation } from '../../members/rejections';
import { withLanguageOfUrl } from '../../multilingual/requested-view';
import { answerWithCode, answerWithError } from '../../oauth/authorize-answer';
import { findFlow, finishFlow, type SignInFlow } from './flow';
import { type FormState, NO_VALUES, readValues, type SignInValues } from './form-fields';
import { providerRoutes } from './provider-routes';
import { type Rejection, rejectionOf } from './rejection';
import { continueBody, forgotBody, registerBody, signInBody, verifyBody } from './view';

const MAX_NAME = 100;

/**
 * The hosted sign-in: sign in, register, verify, forgotten password. Plain forms that need no
 * script.
 */
export function hostedSignInRoutes(platform: Platform): Hono {
  const app = new Hono();

  // Rejects forms of other sites. (A page of this one sends no origin because of its referrer
  // policy.)
  app.post('/_signin/*', async (c, next) => {
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.text('Forbidden', 403);
    await next();
  });
  app.use('/_signin/*', withLanguageOfUrl(platform));

  type View = (flow: SignInFlow, state: FormState) => Html;
  type Submit = (c: Context, flow: SignInFlow, values: SignInValues) => Promise<Response>;

  /** Registers a form page: it is shown, submitted, and shown again with its errors. */
  function formPage(path: string, titleIn: (texts: SignInTexts) => string, view: View, submit: Submit) {
    const titleOf = () => titleIn(pageTexts().signIn);
    app.get(path, async (c) => {
      const flow = await findFlow(platform, c);
      if (flow === undefined) return unknownFlow(c);
      return hostedPage(c, { title: titleOf(), body: view(flow, { values: NO_VALUES, errors: {} }) });
    });
    app.post(path, async (c) => {
      const flow = await findFlow(platform, c);
      if (flow === undefined) return unknownFlow(c);
      const values = readValues(await readForm(c));
      try {
        return await submit(c, flow, values);
      } catch (error) {
        const { status, ...rejection }: Rejection = rejectionOf(error);
        return hostedPage(c, { title: titleOf(), body: view(flow, { values, ...rejection }), status });
      }
    });
  }

  /** Continues from the state of a login. */
  async function proceed(c: Context, flow: SignInFlow, result: LoginState): Promise<Response> {
    switch (result.state) {
      case 'SUCCESS':
        writeHostedSession(platform, c, result.sessionToken);
        return finishFlow(platform, c, flow, {
          member: result.member,
          visitorId: flow.visitorId ?? null,
        });
      case 'REQUIRE_EMAIL_VERIFICATION': {
        const values = { ...NO_VALUES, stateToken: result.stateToken };
        return hostedPage(c, {
          title: pageTexts().signIn.checkEmail,
          body: verifyBody(flow, { values, errors: {} }),
        });
      }
      case 'REQUIRE_OWNER_APPROVAL':
        return message(c, flow, ({ waiting, waitingText }) => [waiting, waitingText]);
      case 'STATUS_CHECK':
        return message(c, flow, ({ inactive, inactiveText }) => [inactive, inactiveText]);
    }
  }

  const captchaTokens = (values: SignInValues) => [{ Recaptcha: values['g-recaptcha-response'] }];

  formPage(
    '/_signin',
    ({ title }) => title,
    signInBody,
    async (c, flow, values) => {
      const { email, password } = values;
      const credentials = { email: email.trim(), password, captchaTokens: captchaTokens(values) };
      return proceed(c, flow, await logIn(platform, { ...credentials, visitorId: flow.visitorId }));
    },
  );

  formPage(
    '/_signin/register',
    ({ createTitle }) => createTitle,
    registerBody,
    async (c, flow, values) => {
      const { email, password, firstName, lastName } = values;
      checkName('firstName', firstName);
      checkName('lastName', lastName);
      const result = await register(platform, {
        email: email.trim(),
        password,
        profile: { profile: { firstName: firstName.trim(), lastName: lastName.trim() } },
        captchaTokens: captchaTokens(values),
        visitorId: flow.visitorId,
      });
      return proceed(c, flow, result);
    },
  );

  formPage(
    '/_signin/verify',
    ({ checkEmail }) => checkEmail,
    verifyBody,
    async (c, flow, { code, stateToken }) => proceed(c, flow, await verify(platform, code, stateToken)),
  );
  formPage(
    '/_signin/resend',
    ({ checkEmail }) => checkEmail,
    verifyBody,
    async (c, flow, { stateToken }) => proceed(c, flow, await resend(platform, stateToken)),
  );

  // The response is the same for every email address, so that it does not reveal members.
  formPage(
    '/_signin/forgot',
    ({ resetTitle }) => resetTitle,
    forgotBody,
    async (c, flow, values) => {
      const email = values.email.trim();
      if (!emailSchema.safeParse(email).success) throw emailViolation('email');
      await sendRecoveryMail(platform, email, {
        returnUrl: `${platform.origin}/_signin?${flow.query}`,
        language: requestedLanguage(),
      });
      return message(c, flow, ({ checkEmail, linkSent }) => [checkEmail, linkSent]);
    },
  );

  app.get('/_signin/continue', async (c) => {
    const flow = await findFlow(platform, c);
    if (flow === undefined) return unknownFlow(c);
    const session = await readHostedSession(platform, c);
    if (session === undefined) return c.redirect(`/_signin?${flow.query}`, 302);
    const consent = flow.kind === 'authorize' && flow.request.prompt === 'consent';
    return hostedPage(c, {
      title: pageTexts().consent.continue,
      body: continueBody(flow, session.member, consent),
    });
  });

  app.post('/_signin/continue', async (c) => {
    const flow = await findFlow(platform, c);
    if (flow === undefined) return unknownFlow(c);
    const session = await readHostedSession(platform, c);
    if (session === undefined) return c.redirect(`/_signin?${flow.query}`, 303);
    if (flow.kind === 'login') return finishFlow(platform, c, flow, session);
    return answerWithCode(platform, c, flow.request, session, 303);
  });

  app.post('/_signin/deny', async (c) => {
    const flow = await findFlow(platform, c);
    if (flow?.kind !== 'authorize') return unknownFlow(c);
    return answerWithError(c, flow.request, 'access_denied', 'The member did not allow it');
  });

  app.route('/', providerRoutes(platform, { proceed, unknownFlow }));
  return app;
}

/** @throws PlatformError 400 for a name that is too long. */
function checkName(field: string, name: string): void {
  if (name.length > MAX_NAME)
    throw validationError([{ field, description: `is too long`, violatedRule: 'MAX_LENGTH' }]);
}

type SignInTexts = Language['texts']['signIn'];

function message(
  c: Context,
  { shopUrl, query }: SignInFlow,
  read: (texts: SignInTexts) => [heading: string, text: string],
) {
  const { page, signIn } = pageTexts();
  const [heading, text] = read(signIn);
  const links = [
    { href: `/_signin?${query}`, text: signIn.back },
    ...(shopUrl ? [{ href: shopUrl, text: page.backToShop }] : []),
  ];
  return hostedPage(c, { title: heading, body: messageBody(heading, text, links) });
}

function unknownFlow(c: Context) {
  const { page, signIn } = pageTexts();
  const body = messageBody(page.brokenLink, signIn.unknownText, []);
  return hostedPage(c, { title: signIn.unknownAddress, body, status: 404 });
}
