import { z } from 'zod';

const origin = z
  // Without `abort` the next check would be asked about what is no address, and throw without a name.
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => new URL(value).pathname === '/' && new URL(value).search === '', {
    message: 'must be an origin: scheme, host and port only',
  })
  .transform((value) => new URL(value).origin);

/** In PEM, or as the platform's page shows it: PEM in base64, on one line. */
const publicKey = z
  .string()
  .transform((text) => (text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString()))
  .transform((text) => text.replaceAll('\\n', '\n').trim())
  .refine(
    (text) => /^-----BEGIN (?:RSA )?PUBLIC KEY-----[\s\S]+-----END (?:RSA )?PUBLIC KEY-----$/.test(text),
    {
      message: 'must be a public key in PEM',
    },
  );

/** The OAuth app of the sandbox; used when no `WIX_CLIENT_ID` is set. */
const SANDBOX_CLIENT_ID = '5a4d8b0e-0000-4000-8000-5a4db0c0ffee';

/** An unset and an empty variable mean the same. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Every variable the shop reads. `.env.example` lists the same names. */
export const envSchema = z.object({
  WIX_CLIENT_ID: optional(z.uuid().default(SANDBOX_CLIENT_ID)),
  WIX_API_ORIGIN: optional(origin.default('https://www.wixapis.com')),
  WIX_MEDIA_ORIGIN: optional(origin.default('https://static.wixstatic.com')),
  SITE_URL: optional(origin.default('http://localhost:3000')),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ }).optional()),
  DEPLOYMENT_ID: optional(
    z
      .string()
      .regex(/^[\w-]{1,32}$/)
      .optional(),
  ),
  WEB_VITALS: optional(z.enum(['on', 'off']).default('off')),
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10).default(0)),
  LIMIT_FACTOR: optional(z.coerce.number().positive().max(10_000).default(1)),
  WIX_APP_ID: optional(z.uuid().optional()),
  WIX_WEBHOOK_PUBLIC_KEY: optional(publicKey.optional()),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
  MAINTENANCE: optional(z.enum(['on', 'off']).default('off')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ }).optional()),
});
