import type { NextRequest, NextResponse } from 'next/server';
import { additions, loadAdditions } from '@/lib/places';

/** Null leaves the request to the shop's own pages. */
type Answer = (request: NextRequest) => NextResponse | null;

const answers = additions<Answer>(
  FEATURES.markdown ? () => import('@/features/markdown/places/request-answer') : null,
);

/** Returns what a feature answers to a request, before its session and its language are known. */
export async function answerOfFeature(request: NextRequest): Promise<NextResponse | null> {
  for (const answer of await loadAdditions(answers)) {
    const response = answer(request);
    if (response) return response;
  }
  return null;
}
