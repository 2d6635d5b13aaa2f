import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import type { Database } from '../db/database';
import { readSetting, writeSetting } from '../db/settings';

/** The keys that sign access tokens (ES256), and the public keys that verify them. */
export type SigningKeys = {
  privateKey: Awaited<ReturnType<typeof importJWK>>;
  publicKey: Awaited<ReturnType<typeof importJWK>>;
  /** The public half as `GET /oauth2/jwks` returns it. */
  publicJwk: JWK & { kid: string };
};

const NAME = 'signingKey';
const storedKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/** Returns the keys of a database. They are created once, so that tokens survive a restart. */
export async function signingKeys(db: Database): Promise<SigningKeys> {
  const stored = storedKey.safeParse(await readSetting(db.read, NAME));
  const privateJwk = stored.success ? stored.data : await newKey(db);
  const { d: _, ...half } = privateJwk;
  const kid = await calculateJwkThumbprint(half);
  return {
    privateKey: await importJWK(privateJwk, 'ES256'),
    publicKey: await importJWK(half, 'ES256'),
    publicJwk: { ...half, kid, alg: 'ES256', use: 'sig' },
  };
}

async function newKey(db: Database): Promise<z.infer<typeof storedKey>> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = storedKey.parse(await exportJWK(privateKey));
  await db.write((tx) => writeSetting(tx, NAME, key));
  return key;
}
