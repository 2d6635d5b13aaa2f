import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { readBytes } from '@/lib/http/mutation';
import { DEFAULT_LANG } from '@/lib/i18n/lang';
import { CART_LINK_PATH } from '@/lib/model/cart-link';
import { absoluteUrl, itemId } from '@/lib/seo/product-facts';
import { findEntries, inLang, readId } from './catalog';
import { isOffered, OPERATIONS, type Operation, perform, requireAdmission, toUcpError } from './operations';
import { isLoopback } from './platform-profile';
import { CURRENT, discovery, type Payload, PERMALINK, toVersion, UcpError } from './protocol';
import { MAX_CART_ID_LENGTH } from './sealed-cart';
import { digest, type Repeatable } from './state';

/**
 * No session, no cookie, no cache: each request is complete. MCP is the stateless part of "Streamable HTTP".
 * Its official server package has 7 MB and answers errors of tools with 200, where UCP requires their own.
 */

const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const NOT_FOUND = () => Response.json({ code: 'not_found' }, { status: 404, headers: NO_STORE });

/** Equal for every caller, so any page may read it. @param older version. Undefined for the current one */
export function discoveryResponse(older: string | undefined): Response {
  const version = older === undefined ? CURRENT : toVersion(older);
  if (!isOffered() || version === null || (older !== undefined && version === CURRENT)) return NOT_FOUND();
  return Response.json(discovery(version), {
    headers: {
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      etag: `"${version}-${env.DEPLOYMENT_ID ?? 'ucp'}"`,
    },
  });
}

/** Answers a request to an endpoint: `2026-08-25/mcp`, a path of REST, or a permalink. */
export async function ucpResponse(
  request: Request,
  version: string,
  path: readonly string[],
): Promise<Response> {
  if (!isOffered()) return NOT_FOUND();
  const [items, ...more] = path;
  if (version === PERMALINK && items !== undefined && more.length === 0)
    return permalinkResponse(request, items);
  if (toVersion(version) === null) return NOT_FOUND();
  return path.join('/') === 'mcp' ? mcpResponse(request) : restResponse(request, path.join('/'));
}

/** Never a permanent redirect, which a browser would cache. */
async function permalinkResponse(request: Request, items: string): Promise<Response> {
  try {
    if (request.method !== 'GET')
      return new Response(null, { status: 405, headers: { ...NO_STORE, allow: 'GET' } });
    await requireAdmission();
    const location = await permalinkTarget(items, new URL(request.url).searchParams);
    const headers = { ...NO_STORE, location, 'referrer-policy': 'no-referrer' };
    return new Response(null, { status: 303, headers });
  } catch (error) {
    return errorResponse(toUcpError(error, 'permalink'));
  }
}

const errorResponse = (failure: UcpError): Response =>
  Response.json(
    { code: failure.code, content: failure.content },
    { status: failure.httpStatus, headers: { ...NO_STORE, ...retryAfter(failure) } },
  );

const retryAfter = ({ retryAfter: seconds }: UcpError): Record<string, string> =>
  seconds === null ? {} : { 'retry-after': String(seconds) };

type Read = { bytes: Uint8Array; json: unknown };

/** @throws ShopError `too-large`, UcpError */
async function readJson(request: Request): Promise<Read> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new UcpError('invalid_request', 'send application/json');
  const bytes = await readBytes(request);
  try {
    return { bytes, json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    throw new UcpError('invalid_request', 'the body is not JSON');
  }
}

/** A request that has only an id may have an empty body. */
const hasBody = ({ argument }: Operation, { body, headers }: Request): boolean =>
  argument !== undefined || (body !== null && headers.get('content-length') !== '0');

async function restResponse(request: Request, path: string): Promise<Response> {
  const pattern = path.replace(/^(carts|checkout-sessions)\/[^/]+/, '$1/{id}');
  const { method } = request;
  try {
    const found = OPERATIONS.filter((one) => one.path === pattern);
    if (found.length === 0) throw new ShopError('not-found');
    const operation = found.find((one) => one.method === method);
    if (!operation) {
      const allow = found.map((one) => one.method).join(', ');
      return new Response(null, { status: 405, headers: { ...NO_STORE, allow } });
    }
    await requireAdmission();
    const id = pattern === path ? '' : (path.split('/')[1] ?? '');
    const { bytes, json } =
      method !== 'GET' && hasBody(operation, request)
        ? await readJson(request)
        : { bytes: new Uint8Array(), json: undefined };
    const key = request.headers.get('idempotency-key');
    const answer = await perform(operation, {
      profile: profileIn(request.headers.get('ucp-agent')),
      input: json,
      id,
      repeatable: repeatableOf(key, operation, id, Buffer.from(bytes).toString('base64')),
    });
    const isNew = operation.writes === 'creates' && 'id' in answer;
    return Response.json(answer, { status: isNew ? 201 : 200, headers: NO_STORE });
  } catch (error) {
    return errorResponse(toUcpError(error, `${method} ${pattern}`));
  }
}

const MAX_KEY_LENGTH = 255;

/** @throws UcpError for a key that is too long */
function repeatableOf(key: unknown, { name }: Operation, id: string, content: string): Repeatable | null {
  if (key === null || key === undefined || key === '') return null;
  if (typeof key === 'string' && key.length <= MAX_KEY_LENGTH)
    return { key, content: digest(name, id, content) };
  throw new UcpError('invalid_request', 'the idempotency key is not a text of at most 255 characters');
}

/** Parses the `UCP-Agent` header, a dictionary of RFC 8941. */
export function profileIn(header: string | null): string | null {
  if (header === null || header.length > 2_048) return null;
  return (
    /(?:^|,)\s*profile="((?:[^"\\]|\\["\\])*)"/.exec(header)?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? null
  );
}

/** Of the stateless requests that the shop understands, the newest first. */
const MCP_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

const rpcSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.int()]).optional(),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).optional(),
});

type RpcId = string | number | null;

const rpcError = (id: RpcId, error: { code: number; message: string; data?: object }): object => ({
  jsonrpc: '2.0',
  id,
  error,
});

async function mcpResponse(request: Request): Promise<Response> {
  let id: RpcId = null;
  try {
    // There is no stream of the server's own messages, and no session to end.
    if (request.method !== 'POST')
      return new Response(null, { status: 405, headers: { ...NO_STORE, allow: 'POST' } });
    requireOwnHost(request.headers);
    await requireAdmission();
    const body = await readRpc(request);
    if (body instanceof Response) return body;
    // A notification has no answer.
    if (body.id === undefined) return new Response(null, { status: 202, headers: NO_STORE });
    id = body.id;
    const result = await callMethod(body.method, body.params ?? {});
    if (result !== null) return Response.json({ jsonrpc: '2.0', id, result }, { headers: NO_STORE });
    return Response.json(rpcError(id, { code: -32601, message: 'there is no such method' }), {
      headers: NO_STORE,
    });
  } catch (error) {
    const failure = toUcpError(error, 'mcp');
    const { code, content, retryAfter: seconds, rpcCode } = failure;
    const data = { code, content, ...(seconds === null ? {} : { retry_after: seconds }) };
    return Response.json(rpcError(id, { code: rpcCode, message: content, data }), {
      status: failure.httpStatus,
      headers: { ...NO_STORE, ...retryAfter(failure) },
    });
  }
}

/** A response stands for a body that is not a request of JSON-RPC. @throws ShopError `too-large` */
async function readRpc(request: Request): Promise<z.output<typeof rpcSchema> | Response> {
  const bad = (code: number, message: string) =>
    Response.json(rpcError(null, { code, message }), { status: 400, headers: NO_STORE });
  let json: unknown;
  try {
    ({ json } = await readJson(request));
  } catch (error) {
    if (error instanceof UcpError) return bad(-32700, error.content);
    throw error;
  }
  const parsed = rpcSchema.safeParse(json);
  return parsed.success ? parsed.data : bad(-32600, 'the body is not one request of JSON-RPC 2.0');
}

/** Rejects pages of other sites, and other names of the shop's address (DNS rebinding). @throws UcpError */
function requireOwnHost(headers: Headers): void {
  const shop = new URL(env.SITE_URL);
  const origin = headers.get('origin');
  const host = headers.get('host') ?? '';
  const hostname = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  const isOwn = host === shop.host || (isLoopback(shop.hostname) && isLoopback(hostname));
  if (isOwn && (origin === null || origin === shop.origin)) return;
  throw new UcpError('forbidden', 'the request comes from another site');
}

async function callMethod(method: string, params: Payload): Promise<object | null> {
  switch (method) {
    case 'initialize': {
      const version = MCP_VERSIONS.find((one) => one === params.protocolVersion) ?? MCP_VERSIONS[0];
      return {
        protocolVersion: version,
        capabilities: { tools: {} },
        serverInfo: { name: SHOP.name, version: CURRENT },
      };
    }
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: OPERATIONS.map(toolOf) };
    case 'tools/call':
      return callTool(params);
    default:
      return null;
  }
}

/** Where a tool names the profile. Other members of `meta` are ignored. */
const agentSchema = z.object({
  'ucp-agent': z.object({ profile: z.string().max(1_024).meta({ description: 'URL of your UCP profile' }) }),
});
const metaSchema = agentSchema.extend({
  'idempotency-key': z.string().optional().meta({ description: 'The same for each try of one request' }),
});

const idSchema = z
  .string()
  .max(MAX_CART_ID_LENGTH)
  .meta({ description: 'Id of the cart or of the checkout, as an answer had it' });

const takesId = ({ path }: Operation): boolean => path.includes('{id}');

const OUTPUT = {
  type: 'object',
  properties: {
    ucp: {
      type: 'object',
      properties: { version: { type: 'string' }, status: { type: 'string' } },
      required: ['version'],
    },
  },
  required: ['ucp'],
};

function toolOf(operation: Operation): object {
  const { name, description, argument, input, writes } = operation;
  const shape = {
    meta: metaSchema,
    ...(takesId(operation) ? { id: idSchema } : {}),
    ...(argument === undefined ? {} : { [argument]: input }),
  };
  return {
    name,
    description,
    inputSchema: z.toJSONSchema(z.looseObject(shape), { io: 'input' }),
    outputSchema: OUTPUT,
    annotations: writes
      ? { readOnlyHint: false, destructiveHint: writes === 'changes', openWorldHint: false }
      : { readOnlyHint: true, openWorldHint: false },
  };
}

const toolCall = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).optional(),
});

async function callTool(params: Payload): Promise<object> {
  const parsed = toolCall.safeParse(params);
  const tool = OPERATIONS.find(({ name }) => parsed.success && name === parsed.data.name);
  if (!parsed.success || !tool) throw new UcpError('invalid_request', 'there is no such tool');
  const { meta, ...values } = parsed.data.arguments ?? {};
  const id = takesId(tool) ? idSchema.safeParse(values.id) : { success: true, data: '' };
  if (!id.success) throw new UcpError('invalid_request', 'id is not valid');
  const { 'ucp-agent': agent } = agentSchema.safeParse(meta).data ?? {};
  const answer = await perform(tool, {
    profile: agent?.profile ?? null,
    input: tool.argument === undefined ? undefined : values[tool.argument],
    id: id.data ?? '',
    repeatable: repeatableOf(Object(meta)['idempotency-key'], tool, id.data ?? '', JSON.stringify(values)),
  });
  return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
}

const MAX_PERMALINK_ITEMS = 20;
const MAX_PERMALINK_QUANTITY = 999;
/** Name of the parameter for a discount's code in a permalink. */
const CODE = 'discounts/codes/0';

/**
 * A program gives a permalink to a person: `…/buy/{item}:{quantity},…`. It leads to the page that asks before
 * it adds anything. Of the query, only a code and the names of campaigns reach the page: `continue_to` would
 * lead past the question, and anything else could be personal. @throws PlatformError
 */
async function permalinkTarget(path: string, query: URLSearchParams): Promise<string> {
  const items = readPermalink(path);
  const call = inLang({ version: CURRENT, shared: new Set(), isLangChosen: false }, DEFAULT_LANG);
  const entries = await findEntries(
    [...items.keys()].map((id) => readId(id)),
    call,
  );
  const url = new URL(absoluteUrl(DEFAULT_LANG, CART_LINK_PATH));
  for (const [id, quantity] of items) {
    const { productId, itemId: named } = readId(id);
    const product = entries.get(productId)?.product;
    const only = product?.variants.length === 1 ? product.variants[0] : undefined;
    const variant =
      named === null ? only : product?.variants.find((one) => itemId(productId, one.id) === named);
    if (product && variant)
      url.searchParams.append('item', `${encodeURIComponent(product.slug)}:${quantity}:v${variant.id}`);
  }
  // A repeated parameter means two codes.
  const [code, ...others] = query.getAll(CODE);
  if (code && code.length <= 50 && others.length === 0) url.searchParams.set('coupon', code);
  for (const [name, value] of query)
    if (/^utm_[a-z]{1,20}$/.test(name) && value.length <= 200) url.searchParams.append(name, value);
  return url.href;
}

/** Quantities by the ids of the items, without those that cannot be read. */
function readPermalink(path: string): Map<string, number> {
  const items = new Map<string, number>();
  for (const part of path.split(',').slice(0, MAX_PERMALINK_ITEMS)) {
    const [, token = '', count = ''] = /^([\w.-]+|~[\w-]+):(\d{1,3})$/.exec(part) ?? [];
    const id = token.startsWith('~') ? decodedToken(token.slice(1)) : token;
    const quantity = Number(count);
    if (!id || quantity === 0) continue;
    const key = id.toLowerCase();
    items.set(key, Math.min(MAX_PERMALINK_QUANTITY, (items.get(key) ?? 0) + quantity));
  }
  return items;
}

/** Accepts a token in its only spelling, without control characters. */
function decodedToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.toString('base64url') !== token) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
