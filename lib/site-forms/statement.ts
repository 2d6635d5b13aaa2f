import { compact } from '@/lib/model/compact';
import { fullName } from '@/lib/model/full-name';
import 'server-only';
import { randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { FACTS } from '#shop-facts';
import { stepCookie } from '@/lib/auth/step-cookies';
import { SHOP } from '@/lib/config/shop';
import { findPlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { emailRule } from '@/lib/forms/field-rules';
import { type FormState, IDLE } from '@/lib/forms/form-state';
import { FieldError, langOfForm, runWork } from '@/lib/forms/run-form';
import { nullOnFailure } from '@/lib/http/null-on-failure';
import { format } from '@/lib/i18n/format';
import { LANGS, type Lang, LOCALES } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Messages } from '@/lib/i18n/messages/en';
import { countAttempt } from '@/lib/limits/limit';
import { recipientOf } from '@/lib/limits/recipient';
import { logger } from '@/lib/observe/logger';
import { report } from '@/lib/observe/report';
import { readOrder } from '@/lib/orders/read-order';
import { processState } from '@/lib/process-state';
import { sharedRedis } from '@/lib/redis';
import { actForShopper, readForShopper } from '@/lib/session/read';
import { createShare } from '@/lib/share';
import { localHref } from '@/lib/urls';
import { fetchMyMember } from '@/lib/wix/members';
import { createSubmission } from '@/lib/wix/site-forms';
import {
  MAX_LINES,
  receiptHref,
  reviewHref,
  STATEMENT_LIMITS,
  STATEMENTS,
  type StatementKind,
  statementHref,
  statementLine,
} from './statement-names';

/**
 * A shopper's statement about a contract, in two steps as the directive (EU) 2023/2673 requires
 * for a withdrawal: first name, contract and email, then a page that repeats them with one button.
 * Nothing is checked against orders, and nothing is sent before the second step.
 */

const draftSchema = z.object({
  kind: z.enum(STATEMENTS),
  lang: z.enum(LANGS),
  name: z.string().max(STATEMENT_LIMITS.name),
  email: z.string().max(STATEMENT_LIMITS.email),
  contract: z.string().max(6_000),
  details: z.string().max(STATEMENT_LIMITS.details),
  /** Random. One statement is sent once under it. */
  reference: z.string(),
  /** Milliseconds since the epoch: when the shop received the confirmed statement. */
  sentAt: z.number().nullable(),
  /** When sending failed last. */
  failedAt: z.number().nullable(),
});
export type Statement = z.infer<typeof draftSchema>;

const SECONDS = 60 * 60;
/** Browsers reject a cookie above 4096 bytes. This is before it is signed and encoded again. */
const MAX_COMPRESSED = 2_700;
const MAX_DECOMPRESSED = 64 * 1024;

const cookie = stepCookie('statement', SECONDS, z.object({ compressed: z.string() }));

const compress = (statement: Statement): string =>
  deflateRawSync(JSON.stringify(statement)).toString('base64url');

export async function readStatement(kind: StatementKind): Promise<Statement | null> {
  const { compressed } = (await cookie.read()) ?? {};
  if (compressed === undefined) return null;
  try {
    const text = inflateRawSync(Buffer.from(compressed, 'base64url'), { maxOutputLength: MAX_DECOMPRESSED });
    const parsed = draftSchema.safeParse(JSON.parse(text.toString()));
    return parsed.success && parsed.data.kind === kind ? parsed.data : null;
  } catch {
    return null;
  }
}

const write = (statement: Statement): Promise<void> => cookie.write({ compressed: compress(statement) });

export const statementForm = (kind: StatementKind): string => `statement ${kind}`;

function formOfStatement(kind: StatementKind): string | null {
  const entry = SHOP.law?.[kind];
  return entry ? entry.form : null;
}

/** Entries that a shopper need not type: from the order, or from the account. */
export type Prefill = { name: string; email: string; contract: string; lines: string[] };

const PREFILL = 'prefill of a statement';

/** Uses the order if it is the shopper's own. Never throws: the form works without it. */
export async function readPrefill(orderId: string | null, lang: Lang): Promise<Prefill> {
  const order = orderId === null ? null : await nullOnFailure(readOrder(orderId), PREFILL);
  if (order) {
    const text = format(ALL_MESSAGES[lang].orders.orderNumber, { number: order.number });
    return {
      name: order.delivery?.address?.recipient ?? (await memberOrNull())?.name ?? '',
      email: order.email ?? '',
      contract: text,
      lines: order.lines
        .slice(0, MAX_LINES)
        .map(({ quantity, name }) => `${quantity} × ${name}`.slice(0, STATEMENT_LIMITS.line)),
    };
  }
  const member = await memberOrNull();
  return { name: member?.name ?? '', email: member?.email ?? '', contract: '', lines: [] };
}

async function memberOrNull(): Promise<{ name: string; email: string } | null> {
  const member = await nullOnFailure(readForShopper(fetchMyMember), PREFILL);
  if (!member) return null;
  return { name: fullName(member.firstName, member.lastName), email: member.email ?? '' };
}

/** Removes control characters other than line breaks. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim();

/** @param missing the message for an empty text. Absent where the text is optional */
const textSchema = (max: number, messages: Messages['fields'], missing?: string) =>
  z
    .string()
    .default('')
    .transform(clean)
    .refine((text) => missing === undefined || text !== '', missing)
    .refine((text) => text.length <= max, format(messages.atMost, { count: max }));

const stepSchema = (messages: Messages['fields'], { enterName, enterContract }: Messages['statements']) =>
  z.looseObject({
    name: textSchema(STATEMENT_LIMITS.name, messages, enterName),
    email: z
      .string()
      .default('')
      .transform((text, context) => {
        const problem = emailRule(text, messages);
        if (problem !== null) context.addIssue({ code: 'custom', message: problem });
        return text.trim();
      }),
    contract: textSchema(STATEMENT_LIMITS.contract, messages, enterContract),
    details: textSchema(STATEMENT_LIMITS.details, messages),
  });

/** The lines of the order are in the shopper's own words. */
const chosenLines = (fields: Record<string, unknown>): string[] =>
  Array.from({ length: MAX_LINES }, (_, index) => fields[statementLine(index)]).flatMap((value) =>
    typeof value === 'string' && value !== '' ? clean(value).slice(0, STATEMENT_LIMITS.line) : [],
  );

/** Stores a valid first step and redirects to the second. Returns the state with errors otherwise. */
export async function beginStatement(kind: StatementKind, data: FormData): Promise<FormState> {
  const lang = langOfForm(data);
  if (formOfStatement(kind) === null) return { ...IDLE, status: 'failed' };
  const { state } = await runWork({
    where: statementForm(kind),
    schema: (messages) => stepSchema(messages, ALL_MESSAGES[lang].statements),
    data,
    work: async (fields) => {
      const { name, email, contract, details } = fields;
      const statement: Statement = {
        kind,
        lang,
        name,
        email,
        details,
        sentAt: null,
        failedAt: null,
        contract: [contract, ...chosenLines(fields)].join('\n'),
        reference: `${kind === 'withdrawal' ? 'W' : 'C'}-${randomBytes(5).toString('hex').toUpperCase()}`,
      };
      if (compress(statement).length > MAX_COMPRESSED)
        throw new FieldError('contract', 'tooLong', ({ statements }) => statements.contract);
      await write(statement);
    },
  });
  if (state.status === 'done') redirect(localHref(lang, reviewHref(kind)));
  return state;
}

/** Shares one submission among clicks on the same button. A failed one is not stored. */
const shareSubmission = processState('statements', () => createShare<number>(SECONDS * 1_000));

/** A server that ends while it sends blocks its statement for this long. In milliseconds. */
const MAX_SENDING_MS = 20_000;
const POLL_MS = 100;

/**
 * Sends a statement once, whichever of the servers that share Redis the clicks reach. Without
 * Redis, each server knows its own only.
 * @returns when the statement was received, in milliseconds since the epoch
 * @throws ShopError `unreachable` when another server did not send it either
 */
async function submitOnce(reference: string, send: () => Promise<number>): Promise<number> {
  const redis = await sharedRedis();
  const key = `statement:${reference}`;
  const lock = { NX: true, PX: MAX_SENDING_MS } as const;
  const claim = await redis?.set(key, SENDING, lock).catch(() => undefined);
  // Redis is unavailable. A shopper must be able to send it nevertheless.
  if (redis === null || claim === undefined) return send();
  if (claim === null) {
    for (let waited = 0; waited < MAX_SENDING_MS; waited += POLL_MS) {
      const result = await redis.get(key).catch(() => null);
      if (result === null) break;
      if (result !== SENDING) return Number(result);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new ShopError('unreachable');
  }
  try {
    const sentAt = await send();
    await redis.set(key, String(sentAt), { PX: SECONDS * 1_000 }).catch(() => undefined);
    return sentAt;
  } catch (error) {
    await redis.del(key).catch(() => undefined);
    throw error;
  }
}

const SENDING = 'sending';

/**
 * Sends the statement once. Redirects to its receipt, or back to offer the statement as an email.
 * @param receivedAt milliseconds since the epoch, read before anything else
 */
export async function confirmStatement(
  kind: StatementKind,
  data: FormData,
  receivedAt: number,
): Promise<never> {
  const lang = langOfForm(data);
  const statement = await readStatement(kind);
  const formId = formOfStatement(kind);
  // The cookie has expired, or another one was begun since. That one is shown before it is sent.
  if (statement === null || formId === null) redirect(localHref(lang, statementHref(kind)));
  if (data.get('reference') !== statement.reference) redirect(localHref(lang, reviewHref(kind)));
  if (statement.sentAt === null) {
    try {
      const { reference } = statement;
      const sentAt = await shareSubmission(reference, () =>
        submitOnce(reference, () => submit(formId, statement, receivedAt)),
      );
      await write({ ...statement, sentAt, failedAt: null });
    } catch (error) {
      if (!(findPlatformError(error) || error instanceof ShopError)) throw error;
      report(error, statementForm(kind));
      await write({ ...statement, failedAt: receivedAt });
      redirect(localHref(lang, reviewHref(kind)));
    }
  }
  redirect(localHref(lang, receiptHref(kind)));
}

/** @throws ShopError `unreachable` unless the platform has recorded the statement */
async function submit(formId: string, statement: Statement, receivedAt: number): Promise<number> {
  const { name, email, contract, reference } = statement;
  await countAttempt('statement', '');
  await countAttempt('statement-mail', recipientOf(email));
  const outcome = await actForShopper((client) =>
    createSubmission(client, {
      formId,
      answers: { name, email, contract, statement: statementText(statement, receivedAt), reference },
      captchaToken: null,
    }),
  );
  if (outcome.kind === 'sent' && outcome.isConfirmed) return receivedAt;
  // The merchant must know, because a shopper has a right to this function.
  logger.error({ reference, outcome: outcome.kind }, 'the form for statements does not accept one');
  throw new ShopError('unreachable');
}

/** `November 23, 2026 at 4:50:12 PM GMT+1`: a shopper must be able to prove the time. */
export const timeOfStatement = (at: number, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang].dateLocale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: FACTS.timeZone,
  }).format(at);

/** For the email that confirms the statement, and for the download. */
export function statementText(statement: Statement, receivedAt: number | null): string {
  const { kind, lang, name, email, contract, details, reference } = statement;
  const { statements } = ALL_MESSAGES[lang];
  return [
    statements[kind].text,
    contract,
    ...(details ? ['', details] : []),
    '',
    `${statements.name}: ${name}`,
    `${statements.email}: ${email}`,
    `${statements.reference}: ${reference}`,
    ...compact(receivedAt !== null && `${statements.receivedAt}: ${timeOfStatement(receivedAt, lang)}`),
  ].join('\n');
}

/** An email to the shop with the finished statement, which needs no platform. */
export function statementEmail(statement: Statement): { email: string; href: string } | null {
  const email = SHOP.contact?.email;
  if (!email) return null;
  const { title } = ALL_MESSAGES[statement.lang].statements[statement.kind];
  const subject = `${title}, ${statement.reference}`;
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(statementText(statement, null))}`;
  return { email, href: `mailto:${email}?${query}` };
}
