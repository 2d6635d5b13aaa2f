import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { DEFAULT_LANG, LANGS, type Lang } from '@/lib/i18n/lang';
import { countAttempt } from '@/lib/limits/limit';
import { logger } from '@/lib/observe/logger';
import { report } from '@/lib/observe/report';
import {
  cancelCart,
  cancelCheckout,
  cartSchema,
  checkoutSchema,
  completeCheckout,
  completionSchema,
  createCart,
  createCheckout,
  getCart,
  getCheckout,
  newCheckoutSchema,
  nothingSchema,
  updateCart,
  updateCheckout,
} from './carts';
import {
  type Call,
  inLang,
  lookUpCatalog,
  lookupSchema,
  productSchema,
  readProductDetails,
  searchCatalog,
  searchSchema,
} from './catalog';
import { getProfile } from './platform-profile';
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
import { once, type Repeatable } from './state';

/** REST and MCP are two ways to the same table of operations, and answer the same object. */

export type Operation = {
  /** The tool of MCP. */
  name: string;
  /** For the program that chooses a tool. Never a text of the merchant. */
  description: string;
  /** Of REST. */
  method: 'GET' | 'POST' | 'PUT';
  /** Below the endpoint of REST. `{id}` stands for the id of a cart or a checkout. */
  path: string;
  capability: Capability;
  /** The capabilities that add to its answer. */
  extensions?: readonly Capability[];
  /** Absent: it only reads. */
  writes?: 'creates' | 'changes';
  /** The argument of MCP that has the input. Absent where the id is all. */
  argument?: string;
  input: z.ZodType;
  /** @param id of the path, or empty */
  run(input: unknown, call: Call, id: string): Promise<Outcome>;
};

const operation = <S extends z.ZodType>(
  about: Omit<Operation, 'input' | 'run'> & {
    input: S;
    act: (input: z.output<S>, call: Call, id: string) => Promise<Outcome>;
  },
): Operation => {
  const { act, input, ...rest } = about;
  return {
    ...rest,
    input,
    run: async (value, call, id) => {
      const parsed = input.safeParse(value);
      if (parsed.success) return act(parsed.data, call, id);
      const path = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
      throw new UcpError('invalid_request', path ? `${path} is not valid` : 'the input is not valid');
    },
  };
};

export const OPERATIONS: readonly Operation[] = [
  operation({
    name: 'search_catalog',
    description: 'Searches the products of this shop by words, categories and price.',
    method: 'POST',
    path: 'catalog/search',
    capability: 'catalog.search',
    argument: 'catalog',
    input: searchSchema,
    act: searchCatalog,
  }),
  operation({
    name: 'lookup_catalog',
    description: 'Returns products of this shop by ids of products or variants.',
    method: 'POST',
    path: 'catalog/lookup',
    capability: 'catalog.lookup',
    argument: 'catalog',
    input: lookupSchema,
    act: lookUpCatalog,
  }),
  operation({
    name: 'get_product',
    description: 'Returns one product with the variants that match the chosen options.',
    method: 'POST',
    path: 'catalog/product',
    capability: 'catalog.lookup',
    argument: 'catalog',
    input: productSchema,
    act: readProductDetails,
  }),
  ...cartOperations(),
];

function cartOperations(): Operation[] {
  const cart = { capability: 'cart', extensions: ['discount'] } as const;
  const checkout = { capability: 'checkout', extensions: ['discount', 'fulfillment'] } as const;
  return [
    operation({
      ...cart,
      name: 'create_cart',
      description: 'Creates a cart with products of this shop, for a person who buys them later.',
      method: 'POST',
      path: 'carts',
      writes: 'creates',
      argument: 'cart',
      input: cartSchema,
      act: createCart,
    }),
    operation({
      ...cart,
      name: 'get_cart',
      description: 'Returns a cart with its current prices.',
      method: 'GET',
      path: 'carts/{id}',
      input: nothingSchema,
      act: getCart,
    }),
    operation({
      ...cart,
      name: 'update_cart',
      description: 'Replaces the content of a cart. What is not sent is removed.',
      method: 'PUT',
      path: 'carts/{id}',
      writes: 'changes',
      argument: 'cart',
      input: cartSchema,
      act: updateCart,
    }),
    operation({
      ...cart,
      name: 'cancel_cart',
      description: 'Deletes a cart.',
      method: 'POST',
      path: 'carts/{id}/cancel',
      writes: 'changes',
      input: nothingSchema,
      act: cancelCart,
    }),
    operation({
      ...checkout,
      name: 'create_checkout',
      description: 'Starts a checkout of products or of a cart. A person pays at its continue_url.',
      method: 'POST',
      path: 'checkout-sessions',
      writes: 'creates',
      argument: 'checkout',
      input: newCheckoutSchema,
      act: createCheckout,
    }),
    operation({
      ...checkout,
      name: 'get_checkout',
      description: 'Returns a checkout with its current prices.',
      method: 'GET',
      path: 'checkout-sessions/{id}',
      input: nothingSchema,
      act: getCheckout,
    }),
    operation({
      ...checkout,
      name: 'update_checkout',
      description: 'Replaces the content of a checkout. What is not sent is removed.',
      method: 'PUT',
      path: 'checkout-sessions/{id}',
      writes: 'changes',
      argument: 'checkout',
      input: checkoutSchema,
      act: updateCheckout,
    }),
    operation({
      ...checkout,
      name: 'complete_checkout',
      description: 'Returns the continue_url at which a person pays. Programs cannot pay in this shop.',
      method: 'POST',
      path: 'checkout-sessions/{id}/complete',
      writes: 'changes',
      argument: 'checkout',
      input: completionSchema,
      act: completeCheckout,
    }),
    operation({
      ...checkout,
      name: 'cancel_checkout',
      description: 'Deletes a checkout and its cart.',
      method: 'POST',
      path: 'checkout-sessions/{id}/cancel',
      writes: 'changes',
      input: nothingSchema,
      act: cancelCheckout,
    }),
  ];
}

/** Rejects every request while the shop is closed, and those of an address with too many of them. */
export async function requireAdmission(): Promise<void> {
  if (env.MAINTENANCE === 'on') throw new UcpError('service_unavailable', 'the shop is closed', 600);
  await countAttempt('agent-read', '');
}

export type UcpRequest = {
  /** The URL of the program's profile. */
  profile: string | null;
  input: unknown;
  /** Of a cart or a checkout, or empty. */
  id: string;
  /** Null for a request without an idempotency key. */
  repeatable: Repeatable | null;
};

/**
 * Checks the limits, the profile, the version, the capability and the input, in this order and before any
 * platform call. A request with a key runs once. @throws UcpError, ShopError, PlatformError
 */
export async function perform(operation: Operation, request: UcpRequest): Promise<Payload> {
  const { name, capability, extensions = [], writes, run } = operation;
  const began = performance.now();
  if (writes === 'creates') await countAttempt('agent-create', 'all');
  if (writes === 'changes') await countAttempt('agent-change', '');
  const profile = await getProfile(request.profile);
  const version = toVersion(profile.version);
  if (version === null)
    throw new UcpError('version_unsupported', `this shop speaks the versions ${VERSIONS.join(' and ')}`);
  const shared = negotiate(version, profile);
  const call = callOf(request.input, { version, shared });
  const agent = new URL(request.profile ?? env.SITE_URL);
  const relevant = [capability, ...extensions].filter((one) => shared.has(one));
  const act = async () => {
    const outcome = shared.has(capability)
      ? await run(request.input, call, request.id)
      : failed('capabilities_incompatible', call.messages.incompatible);
    logger.info(
      {
        operation: name,
        agent: agent.host,
        outcome: outcome.status,
        milliseconds: Math.round(performance.now() - began),
      },
      'a program was answered',
    );
    return envelope(version, outcome, relevant);
  };
  // Programs send keys with reads, too. Those have nothing to repeat.
  return writes && request.repeatable ? once(agent.href, request.repeatable, act) : act();
}

const languageIn = z.object({ context: z.object({ language: z.string().max(40) }) });

/** The language is a hint. Before the input is checked, only this part of it is read. */
function callOf(input: unknown, about: Pick<Call, 'version' | 'shared'>): Call {
  const parsed = languageIn.safeParse(input);
  const lang = parsed.success ? langOf(parsed.data.context.language) : DEFAULT_LANG;
  return inLang({ ...about, isLangChosen: parsed.success }, lang);
}

const langOf = (tag: string): Lang =>
  LANGS.find((lang) => tag.toLowerCase().split('-')[0] === lang) ?? DEFAULT_LANG;

/** Logs failures of the shop's own. */
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

export const isOffered = (): boolean => FEATURES.agents && Boolean(SHOP.features.agents);
