import { PlatformError } from '@/lib/errors/platform-error';

/**
 * Returns the fields that a log may contain about a failure: its kind and the platform's request
 * id. The platform's descriptions are left out, because they may repeat a shopper's input.
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
  // undici throws "fetch failed" and has the reason in a nested cause.
  const inner = cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return { cause: `${cause.name}: ${cause.message}${inner}` };
}
