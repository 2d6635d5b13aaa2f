import type { NextRequest } from 'next/server';
import { guardRequest } from '@/lib/http/guard-request';
import { refreshSession } from '@/lib/session/refresh';
import { languageRedirect } from '@/lib/words/language-redirect';

export const config = {
  runtime: 'nodejs',
  // Files that are the same for everybody need no session.
  matcher: [
    '/((?!_next/|api/(?:health|ready|vitals)$|.*\\.(?:ico|png|jpg|svg|webp|avif|woff2|txt|xml|webmanifest)$).*)',
  ],
};

export default (request: NextRequest) =>
  guardRequest(request, async (guarded) => languageRedirect(guarded) ?? refreshSession(guarded));
