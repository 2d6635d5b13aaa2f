import 'server-only';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { ShopError } from '@/lib/errors/shop-error';
import type { FieldRule } from '@/lib/forms/field-rules';
import { FieldError } from '@/lib/forms/run-form';
import type { Messages } from '@/lib/i18n/messages/en';
import { countAttempt } from '@/lib/limits/limit';
import { type OwnReview, type ReviewDraft, toStars } from '@/lib/model/review';
import { report } from '@/lib/observe/report';
import { actForShopper, isMember, readForShopper, requireMember } from '@/lib/session/read';
import { signInHref } from '@/lib/urls';
import { createReview, fetchOwnReview, fetchReviewer, reviewRejection } from '@/lib/wix/reviews';
import { REVIEW_RULES } from './review-rules';

const LABELS = { stars: 'rating', title: 'title', text: 'text', name: 'name' } as const;

export const reviewFormName = (slug: string): string => `review ${slug}`;

/** Control characters, except the line breaks of a text, become blanks. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim();

const checked = (rule: FieldRule, messages: Messages['fields']) =>
  z
    .string()
    .default('')
    .superRefine((text, context) => {
      const problem = rule(text, messages);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    })
    .transform(cleaned);

export const reviewSchema = (messages: Messages['fields']) =>
  z.object({
    stars: checked(REVIEW_RULES.stars, messages).transform((text) => toStars(text) ?? 5),
    title: checked(REVIEW_RULES.title, messages),
    text: checked(REVIEW_RULES.text, messages),
    name: checked(REVIEW_RULES.name, messages),
  });

/** `name` is suggested for a new review. */
export type Authorship =
  | { kind: 'visitor' | 'unreachable' }
  | { kind: 'member'; name: string; review: OwnReview | null };

/** Reads for a page that renders. */
export async function readAuthorship(productId: string, where: string): Promise<Authorship> {
  if (!(await isMember())) return { kind: 'visitor' };
  try {
    const found = await readForShopper(async (client) => {
      const reviewer = await fetchReviewer(client);
      return reviewer && { reviewer, review: await fetchOwnReview(client, reviewer, productId) };
    });
    return found === null
      ? { kind: 'visitor' }
      : { kind: 'member', name: found.reviewer.name, review: found.review };
  } catch (error) {
    report(error, where);
    return { kind: 'unreachable' };
  }
}

/**
 * A visitor is redirected to sign in, and back to `here`.
 * @throws FieldError for a second review or a rejected field, ShopError `too-many-attempts`,
 *   PlatformError
 */
export async function writeReview(here: string, productId: string, draft: ReviewDraft): Promise<OwnReview> {
  await requireMember(here);
  let isSignedOut = false;
  try {
    return await actForShopper(async (client) => {
      const reviewer = await fetchReviewer(client);
      if (reviewer === null) {
        isSignedOut = true;
        throw new ShopError('unexpected');
      }
      await countAttempt('review', reviewer.contactId);
      const created = await createReview(client, reviewer, productId, draft);
      if (created.state !== 'pending') return created;
      // The site's rules decide after the platform has responded.
      const decided = await fetchOwnReview(client, reviewer, productId).catch(() => null);
      return decided ?? created;
    });
  } catch (error) {
    if (!isSignedOut) {
      const rejected = reviewRejection(error);
      if (rejected === null) throw error;
      const { field, problem } = rejected;
      throw new FieldError(field, problem, ({ reviewForm }) => reviewForm[LABELS[field]]);
    }
  }
  redirect(signInHref(here));
}
