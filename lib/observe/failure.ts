import { PlatformError } from '@/lib/wix/platform-error';

/**
 * What a log may know of a failure: what kind it is and the platform's id of the request, but not the platform's words,
 * which may repeat what a shopper has typed.
 */
export function failureFields(error: unknown): Record<string, unknown> {
  if (error instanceof PlatformError) return { ...platformFields(error), ...causeFields(error.cause) };
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: error.name, message: error.message, ...causeFields(error.cause) };
}

function platformFields({ detail, requestId, name }: PlatformError): Record<string, unknown> {
  const common = { error: name, kind: detail.kind, platformRequestId: requestId };
  switch (detail.kind) {
    case 'validation':
      return {
        ...common,
        platformCode: 'INVALID_ARGUMENT',
        fields: detail.violations.map(({ field, rule }) => `${field}: ${rule ?? '?'}`),
      };
    case 'application':
      return { ...common, platformCode: detail.code };
    case 'status':
      return { ...common, platformCode: detail.code, status: detail.status };
    case 'system':
      return { ...common, status: detail.status };
  }
}

function causeFields(cause: unknown): Record<string, unknown> {
  if (cause instanceof PlatformError) return { cause: platformFields(cause) };
  if (!(cause instanceof Error)) return {};
  // undici says "fetch failed" and keeps the reason one deeper.
  const inner = cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return { cause: `${cause.name}: ${cause.message}${inner}` };
}
