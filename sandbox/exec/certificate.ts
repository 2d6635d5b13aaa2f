import { X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generate } from 'selfsigned';
import { PLATFORM_HOSTS } from '../core/platform-hosts.mjs';

const HOSTS = ['localhost', ...PLATFORM_HOSTS];
const DAY = 86_400_000;
const LIFE_DAYS = 365;

export type Certificate = { key: string; cert: string /** The certificate's file. */; file: string };

/**
 * Returns the certificate for HTTPS under the platform's host names. It is created on this machine,
 * stored in the data folder, and regenerated a week before it expires. Only clients configured to
 * trust it do so. Its key must not leave the machine.
 */
export async function certificateOf(dataFolder: string, now = Date.now()): Promise<Certificate> {
  const file = resolve(dataFolder, 'tls-certificate.pem');
  const keyFile = join(dataFolder, 'tls-key.pem');
  const [cert, key] = await Promise.all(
    [file, keyFile].map((path) => readFile(path, 'utf8').catch(() => undefined)),
  );
  if (cert !== undefined && key !== undefined && lastsTo(cert) > now + 7 * DAY) return { key, cert, file };
  const made = await generate([{ name: 'commonName', value: 'Halden sandbox' }], {
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + LIFE_DAYS * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...HOSTS.map((value) => ({ type: 2 as const, value })),
          { type: 7 as const, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  await writeFile(keyFile, made.private, { mode: 0o600 });
  await writeFile(file, made.cert);
  return { key: made.private, cert: made.cert, file };
}

const lastsTo = (cert: string): number => Date.parse(new X509Certificate(cert).validTo);
