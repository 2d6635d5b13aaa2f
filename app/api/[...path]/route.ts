/** Otherwise `app/[lang]/[page]` would take `api` for a language, and caches would store it for a year. */
export const GET = () =>
  new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
