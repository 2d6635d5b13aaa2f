import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { report } from '@/lib/http/respond';
import { catalogView } from '@/lib/i18n/catalog-view';
import { DEFAULT_LANG, LANGS, type Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { countAttempt } from '@/lib/limits/limit';
import { logger } from '@/lib/observe/logger';
import {
  type Call,
  lookUpCatalog,
  lookupSchema,
  productSchema,
  readProductDetails,
  searchCatalog,
  searchSchema,
} from './catalog';
import { readProfile } from './platform-profile';
import {
  type Capability,
  envelope,
  failed,
  negotiate,
  type Outcome,
  type Payload,
  toVersion,
  UcpError,
  VERSIONS,
} from './protocol';

/**
 * The operations of the protocol, and the checks before each. REST and MCP are two ways to the same
 * table, and answer the same object.
 */

export type Operation = {
  /** The tool of MCP. */
  name: string;
  /** For the program that chooses a tool. Never a text of the merchant. */
  description: string;
  /** Below the endpoint of REST. */
  path: string;
  capability: Capability;
  /** The argument of MCP that has the input. */
  argument: string;
  input: z.ZodType;
  run(input: unknown, call: Call): Promise<Outcome>;
};

/** Ties the schema of an operation's input to the function that takes it. */
const operation = <S extends z.ZodType>(
  about: Omit<Operation, 'input' | 'run'> & {
    input: S;
    act: (input: z.output<S>, call: Call) => Promise<Outcome>;
  },
): Operation => {
  const { act, input, ...rest } = about;
  return {
    ...rest,
    input,
    run: async (value, call) => {
      const parsed = input.safeParse(value);
      if (parsed.success) return act(parsed.data, call);
      const path = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
      throw new UcpError('invalid_request', path ? `${path} is not valid` : 'the input is not valid');
    },
  };
};

export const OPERATIONS: readonly Operation[] = [
  operation({
    name: 'search_catalog',
    description: 'Searches the products of this shop by words, categories and price.',
    path: 'catalog/search',
    capability: 'catalog.search',
    argument: 'catalog',
    input: searchSchema,
    act: searchCatalog,
  }),
  operation({
    name: 'lookup_catalog',
    description: 'Returns products of this shop by ids of products or variants.',
    path: 'catalog/lookup',
    capability: 'catalog.lookup',
    argument: 'catalog',
    input: lookupSchema,
    act: lookUpCatalog,
  }),
  operation({
    name: 'get_product',
    description: 'Returns one product with the variants that match the chosen options.',
    path: 'catalog/product',
    capability: 'catalog.lookup',
    argument: 'catalog',
    input: productSchema,
    act: readProductDetails,
  }),
];

/** Refuses everybody while the shop is closed, and an address with too many requests. */
export async function admit(): Promise<void> {
  if (env.MAINTENANCE === 'on') throw new UcpError('service_unavailable', 'the shop is closed', 600);
  await countAttempt('agent-read', '');
}

/**
 * Runs an operation for the program whose profile is at a URL, and returns its answer. Checks the
 * profile, the version, the capability and the input, in this order and before any platform call.
 *
 * @throws UcpError, ShopError, PlatformError
 */
export async function perform(
  { name, capability, run }: Operation,
  profileUrl: string | null,
  input: unknown,
): Promise<Payload> {
  const began = performance.now();
  const profile = await readProfile(profileUrl);
  const version = toVersion(profile.version);
  if (version === null)
    throw new UcpError('version_unsupported', `this shop speaks the versions ${VERSIONS.join(' and ')}`);
  const call = callOf(input, version);
  const shared = negotiate(version, profile);
  const outcome = shared.has(capability)
    ? await run(input, call)
    : failed('capabilities_incompatible', call.messages.incompatible);
  const relevant = [capability].filter((one) => shared.has(one));
  logger.info(
    {
      operation: name,
      agent: new URL(profileUrl ?? env.SITE_URL).host,
      outcome: outcome.status,
      milliseconds: Math.round(performance.now() - began),
    },
    'a program was answered',
  );
  return envelope(version, outcome, relevant);
}

const languageIn = z.object({ context: z.object({ language: z.string().max(40) }) });

/** The language is a hint. Before the input is checked, only this part of it is read. */
function callOf(input: unknown, version: Call['version']): Call {
  const parsed = languageIn.safeParse(input);
  const lang = parsed.success ? langOf(parsed.data.context.language) : DEFAULT_LANG;
  return { version, lang, view: catalogView(lang), messages: ALL_MESSAGES[lang].assistants };
}

const langOf = (tag: string): Lang =>
  LANGS.find((lang) => tag.toLowerCase().split('-')[0] === lang) ?? DEFAULT_LANG;

/** Converts any failure to an error of the protocol, and logs what is the shop's own. */
export function toUcpError(error: unknown, where: string): UcpError {
  if (error instanceof UcpError) return error;
  const shopError = error instanceof ShopError ? error : report(error, where);
  const wait = shopError.retryAfterSeconds;
  switch (shopError.code) {
    case 'too-many-attempts':
      return new UcpError('rate_limit_exceeded', 'too many requests', wait ?? 60);
    case 'too-large':
      return new UcpError('payload_too_large', 'the body has more than 32 kB');
    case 'busy':
    case 'unreachable':
    case 'unsure':
      return new UcpError('service_unavailable', 'the shop cannot answer now', wait ?? 15);
    case 'not-found':
      return new UcpError('not_found', 'there is no such operation');
    default:
      return new UcpError('internal_error', 'the request failed');
  }
}

/** Whether the shop answers programs at all. */
export const isOffered = (): boolean => FEATURES.agents && Boolean(SHOP.features.agents);
