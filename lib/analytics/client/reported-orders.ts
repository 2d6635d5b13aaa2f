/** The ids of orders whose purchase this browser has reported, the latest first. */
const KEY = 'reported-orders';
const MOST = 20;

/** The fallback where storage is forbidden: a reload reports the order again. */
const inMemory: string[] = [];

/** Returns whether the purchase is to be reported: true once for each order in this browser. */
export function claimOrder(id: string): boolean {
  const before = read();
  if (before.includes(id)) return false;
  inMemory.unshift(id);
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...before].slice(0, MOST)));
  } catch {
    // See `inMemory`.
  }
  return true;
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : inMemory;
  } catch {
    return inMemory;
  }
}
