import type { NextRequest } from 'next/server';
import { guardRequest } from '@/lib/http/guard-request';
import { guardSlugPage } from '@/lib/http/slug-pages';
import { languageRedirect } from '@/lib/i18n/language-redirect';
import { refreshSession } from '@/lib/session/refresh';

export const config = {
  runtime: 'nodejs',
  // Skips the build's own files and routes that need no session. Not other files: a server action can be posted to any
  // page, whatever its path ends with.
  matcher: ['/((?!_next/|api/(?:health|ready|vitals)$).*)'],
};

export default (request: NextRequest) =>
  guardRequest(
    request,
    async (guarded) => guardSlugPage(guarded) ?? languageRedirect(guarded) ?? refreshSession(guarded),
  );
