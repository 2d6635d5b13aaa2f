import { z } from 'zod';
import type { CatalogVersion } from './catalog/version';
import { MAX_PRODUCTS } from './seed/seed';

const port = z.coerce.number().int().min(0).max(65_535);
const unset = (value: unknown) => (value === '' ? undefined : value);

/** Comma-separated host names or addresses without a port, e.g. `sandbox.example, 192.168.1.7`. */
const hosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(
    z
      .array(
        z.string().regex(/^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])$/, {
          message: 'must be host names without a scheme or a port, with commas between them',
        }),
      )
      .max(20),
  );

const settings = z.object({
  SANDBOX_PORT: z.preprocess(unset, port.default(4000)),
  SANDBOX_HOST: z.preprocess(unset, z.string().default('127.0.0.1')),
  SANDBOX_HOSTS: z.preprocess(unset, hosts.optional()),
  SANDBOX_DATA: z.preprocess(unset, z.string().default('.data/sandbox')),
  SANDBOX_PICTURES: z.preprocess(unset, z.string().optional()),
  SANDBOX_ORIGIN: z.preprocess(
    unset,
    z
      .url({ protocol: /^https?$/ })
      .transform((origin) => origin.replace(/\/$/, ''))
      .optional(),
  ),
  SANDBOX_SEED: z.preprocess(unset, z.string().max(4_096).optional()),
  SANDBOX_PRODUCTS: z.preprocess(unset, z.coerce.number().int().min(1).max(MAX_PRODUCTS).optional()),
  SANDBOX_CATALOG: z.preprocess(unset, z.enum(['v1', 'v3']).optional()),
  SANDBOX_WEBHOOK_URL: z.preprocess(unset, z.url({ protocol: /^https?$/ }).optional()),
  SANDBOX_CONTROLS: z.preprocess(unset, z.enum(['on', 'off']).default('on')),
  SANDBOX_TLS: z.preprocess(unset, z.enum(['0', '1']).default('0')),
  SANDBOX_TLS_PORT: z.preprocess(unset, port.default(4443)),
});

export type SandboxSettings = {
  port: number;
  host: string;
  hosts?: readonly string[];
  dataFolder: string;
  pictureFolder?: string;
  origin?: string;
  seedName?: string;
  products?: number;
  catalogVersion?: CatalogVersion;
  webhookUrl?: string;
  controls: boolean;
  /** The port of the HTTPS endpoint. undefined: no HTTPS. */
  tlsPort: number | undefined;
};

/**
 * Returns this process's sandbox settings from its environment. @throws Error that lists each
 * invalid variable.
 */
export function readSandboxSettings(env: NodeJS.ProcessEnv): SandboxSettings {
  const parsed = settings.safeParse(env);
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  const { data } = parsed;
  return {
    port: data.SANDBOX_PORT,
    host: data.SANDBOX_HOST,
    ...(data.SANDBOX_HOSTS && { hosts: data.SANDBOX_HOSTS }),
    dataFolder: data.SANDBOX_DATA,
    ...(data.SANDBOX_PICTURES && { pictureFolder: data.SANDBOX_PICTURES }),
    ...(data.SANDBOX_ORIGIN && { origin: data.SANDBOX_ORIGIN }),
    ...(data.SANDBOX_SEED && { seedName: data.SANDBOX_SEED }),
    ...(data.SANDBOX_PRODUCTS && { products: data.SANDBOX_PRODUCTS }),
    ...(data.SANDBOX_CATALOG && {
      catalogVersion: data.SANDBOX_CATALOG === 'v1' ? 'V1_CATALOG' : 'V3_CATALOG',
    }),
    ...(data.SANDBOX_WEBHOOK_URL && { webhookUrl: data.SANDBOX_WEBHOOK_URL }),
    controls: data.SANDBOX_CONTROLS === 'on',
    tlsPort: data.SANDBOX_TLS === '1' ? data.SANDBOX_TLS_PORT : undefined,
  };
}
