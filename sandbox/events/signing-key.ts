import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * The app's key pair. The private half signs webhooks, and receivers verify them with the public
 * half.
 */
export type SigningKey = { privateKey: KeyObject; publicPem: string };

/**
 * Returns a loader of a data folder's key, which is created on first use: most test sandboxes never
 * sign, and creating one takes a tenth of a second. The key is a file next to the database, so that
 * it survives a new seed: receivers have its public half in their settings.
 */
export function signingKeyOf(dataFolder: string): () => Promise<SigningKey> {
  let key: Promise<SigningKey> | undefined;
  return () => {
    key ??= readOrCreate(join(dataFolder, 'webhook-key.pem'));
    key.catch(() => {
      key = undefined;
    });
    return key;
  };
}

async function readOrCreate(file: string): Promise<SigningKey> {
  const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const privateKey = stored === undefined ? await make(file) : createPrivateKey(stored);
  return {
    privateKey,
    publicPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
  };
}

async function make(file: string): Promise<KeyObject> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  // A rename leaves no half-written key behind when the process is killed.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await rename(draft, file);
  return privateKey;
}
