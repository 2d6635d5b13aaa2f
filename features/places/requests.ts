import type { NextRequest, NextResponse } from 'next/server';
import { notFoundPage } from '@/lib/catalog/slug-pages';
import { additions, loadAdditions } from '@/lib/places';
import { barePath } from '@/lib/urls';

/** Null leaves the request to the shop's own pages. */
type Answer = (request: NextRequest) => NextResponse | null;

const answers = additions<Answer>(
  FEATURES.markdown ? () => import('@/features/markdown/places/request-answer') : null,
);

/** Runs before the session and the language of the request are known. */
export async function answerOfFeature(request: NextRequest): Promise<NextResponse | null> {
  for (const answer of await loadAdditions(answers)) {
    const response = answer(request);
    if (response) return response;
  }
  return null;
}

/** Whether a path without a language can be no page of the feature, so that no cache gets an entry for it. */
type IsImpossible = (path: string) => boolean;

const impossiblePages = additions<IsImpossible>(
  FEATURES.blog ? () => import('@/features/blog/places/impossible-page') : null,
);

export async function impossiblePage(request: NextRequest): Promise<NextResponse | null> {
  const path = barePath(request.nextUrl.pathname);
  const rules = await loadAdditions(impossiblePages);
  return rules.some((isImpossible) => isImpossible(path)) ? notFoundPage(request) : null;
}
