import { type Context, Hono } from 'hono';
import { checkReturnAddress } from '../apps/return-address';
import { allowedDomains } from '../apps/store';
import { emailSchema } from '../core/address';
import { readArguments } from '../core/arguments';
import { readCaller, readVisitorId } from '../core/caller';
import { plainError } from '../core/errors';
import type { Platform } from '../core/platform';
import { requestedLanguage } from '../core/requested-view';
import { emailViolation } from '../members/rejections';
import { findMember } from '../members/store';
import { sendEmailCode } from './email-code';
import { recover, sendActivationMail, sendRecoveryMail } from './recovery';
import { unknownAccount } from './rejections';
import {
  activationRequest,
  recoverRequest,
  sendRecoveryRequest,
  startVerificationRequest,
  stateTokenRequest,
  verifyRequest,
} from './requests';
import { iam } from './routes';
import { stateWire } from './state-machine';
import { resend, verify } from './verification';

/** Forgotten passwords, first passwords, and email verification. */
export function recoveryRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db } = platform;
  const post = (path: string, handler: (c: Context) => Promise<Response>) =>
    app.on('POST', iam(path), handler);

  // The response is the same for every email address, so that it does not reveal members.
  post('/recovery/v1/send-email', async (c) => {
    const caller = await readCaller(platform, c);
    const { email, redirect, language } = await readArguments(c, sendRecoveryRequest);
    if (!emailSchema.safeParse(email).success) throw emailViolation('email');
    const clientId = redirect?.clientId ?? (caller.kind === 'admin' ? '' : caller.clientId);
    const returnUrl = await checkedUrl('redirect.url', redirect?.url, clientId);
    await sendRecoveryMail(platform, email, { returnUrl, language: language ?? requestedLanguage() });
    return c.json({});
  });

  post('/recovery/v1/activation-email', async (c) => {
    if ((await readCaller(platform, c)).kind !== 'admin') throw plainError(403, 'Permission denied');
    const { identityId, emailOptions } = await readArguments(c, activationRequest);
    const { url, clientId } = emailOptions?.redirect ?? {};
    const language = emailOptions?.language ?? requestedLanguage();
    const returnUrl = await checkedUrl('emailOptions.redirect.url', url, clientId ?? '');
    if (!(await sendActivationMail(platform, identityId, { returnUrl, language }))) throw unknownAccount();
    return c.json({});
  });

  post('/recovery/v1/recover', async (c) => {
    const visitorId = await readVisitorId(platform, c);
    const { recoveryToken, password } = await readArguments(c, recoverRequest);
    return c.json(stateWire(await recover(platform, { token: recoveryToken, password, visitorId })));
  });

  // Members verify their own email. Packages before 1.0.40 send the route with a capital letter.
  for (const start of ['start', 'Start'])
    post(`/verification/v1/${start}`, async (c) => {
      const caller = await readCaller(platform, c);
      if (caller.kind === 'visitor') throw plainError(403, 'Permission denied');
      const { identityId } = await readArguments(c, startVerificationRequest);
      if (caller.kind === 'member' && caller.memberId !== identityId)
        throw plainError(403, 'Permission denied');
      const verificationId = await db.write(async (tx) => {
        const member = await findMember(tx, identityId);
        if (member === undefined) throw unknownAccount();
        return sendEmailCode(tx, platform, member);
      });
      return c.json({ verificationId });
    });

  post('/verification/v1/auth/verify', async (c) => {
    await readCaller(platform, c);
    const { code, stateToken } = await readArguments(c, verifyRequest);
    return c.json(stateWire(await verify(platform, code, stateToken)));
  });

  post('/verification/v1/auth/resend', async (c) => {
    await readCaller(platform, c);
    const { stateToken } = await readArguments(c, stateTokenRequest);
    return c.json(stateWire(await resend(platform, stateToken)));
  });

  async function checkedUrl(field: string, url: string | null | undefined, clientId: string) {
    if (!url) return undefined;
    return checkReturnAddress(field, url, await allowedDomains(db.read, clientId)).href;
  }

  return app;
}
