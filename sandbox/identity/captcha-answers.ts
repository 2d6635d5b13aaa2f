import { z } from 'zod';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import { mintToken, takeToken } from './one-time-tokens';
import type { Policy } from './policy';
import { captchaInvalid, captchaMissing } from './rejections';

/** Like the real widget's answers, an answer is valid once and for two minutes. */
const ANSWER_MS = 120_000;

export const captchaKind = z.enum(['visible', 'invisible']);
type CaptchaKind = z.infer<typeof captchaKind>;

const answerData = z.object({ kind: captchaKind });
const text = z.string().max(5000).nullish();

/**
 * `captchaTokens` of login and registration. The SDK sends both kinds in one element and leaves an
 * unused one empty.
 */
export const captchaTokensSchema = z
  .array(z.object({ Recaptcha: text, InvisibleRecaptcha: text }))
  .max(10)
  .nullish();
/** `not-required`: an app makes the call on behalf of a person. */
export type CaptchaTokens = z.infer<typeof captchaTokensSchema> | 'not-required';

/** The token of a solved captcha. */
export const mintAnswer = (tx: Writer, platform: Platform, kind: CaptchaKind): Promise<string> =>
  mintToken(tx, platform, { purpose: 'captcha', data: { kind }, lifeMs: ANSWER_MS });

/**
 * Uses up the caller's captcha answer, whether or not the call then succeeds.
 * @param failures how often this login has failed in a row; undefined for a registration.
 * @throws PlatformError 400 −19971 when an answer is required and none was sent; −19970 when the
 *   answer is unknown, used, too old or not of the kind that the site requires.
 */
export async function requireCaptcha(
  platform: Platform,
  { policy, tokens, failures }: { policy: Policy; tokens: CaptchaTokens; failures: number | undefined },
): Promise<void> {
  const { when, failures: limit, kind } = policy.captcha;
  const needed = when === 'always' || (when === 'afterFailures' && (failures ?? 0) >= limit);
  if (!needed || tokens === 'not-required') return;
  const sent = (tokens ?? []).flatMap(({ Recaptcha, InvisibleRecaptcha }) => [
    ...(Recaptcha ? [{ kind: 'visible', token: Recaptcha }] : []),
    ...(InvisibleRecaptcha ? [{ kind: 'invisible', token: InvisibleRecaptcha }] : []),
  ]);
  if (sent.length === 0) throw captchaMissing();
  const isGood = await platform.db.write(async (tx) => {
    for (const { kind: sentAs, token } of sent) {
      const answer = await takeToken(tx, platform, 'captcha', token);
      if (answer === undefined) continue;
      const made = answerData.parse(answer.data).kind;
      if (made === sentAs && (kind === 'any' || kind === made)) return true;
    }
    return false;
  });
  if (!isGood) throw captchaInvalid();
}

/** Uses up an answer of any kind. Returns whether it was valid. */
export const isCaptchaAnswer = (platform: Platform, token: string): Promise<boolean> =>
  platform.db.write(async (tx) => (await takeToken(tx, platform, 'captcha', token)) !== undefined);
