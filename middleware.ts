import type { NextRequest } from 'next/server';
import { guardRequest } from '@/lib/http/guard-request';
import { guardSlugPage } from '@/lib/http/slug-pages';
import { refreshSession } from '@/lib/session/refresh';
import { languageRedirect } from '@/lib/words/language-redirect';

export const config = {
  runtime: 'nodejs',
  // Only the build's own files are skipped. A suffix proves nothing: a server action can be posted to any path.
  matcher: ['/((?!_next/).*)'],
};

export default (request: NextRequest) =>
  guardRequest(
    request,
    async (guarded) => guardSlugPage(guarded) ?? languageRedirect(guarded) ?? refreshSession(guarded),
  );
