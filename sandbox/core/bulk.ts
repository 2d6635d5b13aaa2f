import { PlatformError } from './errors';

type Item<T> = { id: string; answer: T } | { id: string; error: PlatformError };

/** Runs `work` for each id in sequence. A rejection does not stop the remaining ids. */
export async function inBulk<T>(ids: string[], work: (id: string, index: number) => Promise<T>) {
  const items: Item<T>[] = [];
  for (const [index, id] of ids.entries()) {
    try {
      items.push({ id, answer: await work(id, index) });
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      items.push({ id, error });
    }
  }
  return items;
}

/**
 * Returns the platform's response to a bulk call: 200 with one result for each item. `itemOf` adds
 * the entity when the request includes it.
 */
export function bulkWire<T>(items: Item<T>[], itemOf?: (answer: T) => unknown) {
  const failures = items.filter((item) => 'error' in item).length;
  return {
    results: items.map((item, originalIndex) => ({
      itemMetadata: {
        id: item.id,
        originalIndex,
        success: 'answer' in item,
        ...('error' in item ? { error: errorOf(item.error) } : {}),
      },
      ...('answer' in item && itemOf ? { item: itemOf(item.answer) } : {}),
    })),
    bulkActionMetadata: {
      totalSuccesses: items.length - failures,
      totalFailures: failures,
      undetailedFailures: 0,
    },
  };
}

function errorOf({ message, details }: PlatformError) {
  const { applicationError } = details;
  return typeof applicationError === 'object' && applicationError !== null
    ? applicationError
    : { code: 'INVALID_ARGUMENT', description: message, data: details };
}
