/**
 * Answers URLs below `/api` that have no separate route. Without it, `app/[lang]/[page]` would take
 * `api` for a language, and shared caches would store the response for a year.
 */
export const GET = () =>
  new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
