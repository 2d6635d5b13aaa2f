/**
 * Answers addresses below `/api` that have no route of their own. Without it, `app/[lang]/[page]`
 * would take `api` for a language, and shared caches would store the response for a year.
 */
const notFound = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });

export const GET = notFound;
export const POST = notFound;
export const PUT = notFound;
export const PATCH = notFound;
export const DELETE = notFound;
