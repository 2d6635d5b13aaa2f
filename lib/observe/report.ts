import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { type ShopError, toShopError } from '@/lib/errors/shop-error';
import { failureFields, stackOf } from './failure';
import { currentRequestId, logger } from './logger';

/** Logs a failure, without request bodies and tokens. */
export function report(error: unknown, where: string): ShopError {
  // The framework throws to leave a page and to postpone rendering. Neither is a failure.
  unstable_rethrow(error);
  const shopError = toShopError(error);
  void log(shopError, where);
  return shopError;
}

async function log({ code, cause }: ShopError, where: string): Promise<void> {
  // A rejection without a cause is the shop's own decision and needs no log.
  if (cause === undefined && code !== 'unexpected') return;
  const requestId = await currentRequestId();
  const fields = { requestId, where, code, ...failureFields(cause) };
  if (code === 'unexpected') logger.error({ ...fields, stack: stackOf(cause) }, 'a request failed');
  else logger.warn(fields, 'a request could not be answered');
}
