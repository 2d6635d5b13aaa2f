import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { readShared, writeShared } from './redis.mjs';

/** An entry that is larger than its content, e.g. "not found", in bytes. */
const OVERHEAD = 1024;
/** Of entries without a lifetime, in seconds. */
const MAX_LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/**
 * Stores entries in the memory of this process, bounded in entries and in bytes, and in Redis where several
 * servers share them. As bytes, their size is known exactly, and they are outside of the heap.
 * @template {{ storedAt: number }} Entry
 * @param {object} options
 * @param {string} options.name of the kind of entries
 * @param {number} options.megabytes in this process
 * @param {(entry: Entry) => boolean} options.isFresh whether no server can have a newer one
 * @param {(key: string) => Promise<Entry | undefined>} options.first an entry of the build
 */
export function openStore({ name, megabytes, isFresh, first }) {
  /** @type {LRUCache<string, Buffer>} */
  const memory = new LRUCache({
    max: 5_000,
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: (bytes, key) => bytes.byteLength + key.length * 2 + OVERHEAD,
  });

  return {
    // Reads Redis only when the entry of this process is not fresh.
    /** @param {string} key @returns {Promise<Entry | undefined>} */
    async get(key) {
      const own = decode(memory.get(key));
      if (own && isFresh(own)) return own;
      const bytes = await readShared(`${name}:${key}`);
      const shared = decode(bytes);
      if (bytes && shared && !(own && own.storedAt >= shared.storedAt)) {
        memory.set(key, bytes);
        return shared;
      }
      if (own) return own;
      const built = await first(key);
      // Reading a page of the build takes ten files, and its policy a hash of each inline script.
      if (built && !memory.has(key)) memory.set(key, serialize(built));
      return built;
    },

    // A lifetime of 0 stores the entry in this process only.
    /** @param {string} key @param {Entry} entry @param {number} [lifetime] in seconds */
    async set(key, entry, lifetime = MAX_LIFETIME_SECONDS) {
      const bytes = serialize(entry);
      memory.set(key, bytes);
      await writeShared(`${name}:${key}`, bytes, Math.min(lifetime, MAX_LIFETIME_SECONDS) * 1000);
    },
  };

  // Undefined also for bytes of another version of Node.js.
  /** @param {Buffer | undefined} bytes @returns {Entry | undefined} */
  function decode(bytes) {
    try {
      return bytes && deserialize(bytes);
    } catch {
      return undefined;
    }
  }
}
