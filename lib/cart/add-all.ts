import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { format, plural } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { type AddRequest, type Cart, quantityOf } from '@/lib/model/cart';
import { report } from '@/lib/observe/report';
import { cartPlatform, cartPlatform as platform } from '@/lib/wix/cart/current-cart';
import { catalogPlatform } from '@/lib/wix/catalog/current-catalog';
import type { SessionClient } from '@/lib/wix/session-client';

export type AddOutcome = {
  name: string;
  requested: number;
  added: number;
  /**
   * Null when the full quantity was added. `gone`: no longer in the catalog, e.g. after a migration, which
   * gives products new ids. `choose`: the item needs a choice or a text first.
   */
  reason: 'sold-out' | 'gone' | 'not-sold-here' | 'unreachable' | 'choose' | null;
};

/** `line` is the index of the outcome. */
export type IndexedRequest = { line: number; request: AddRequest };

/** Sets the outcomes. @throws PlatformError when the platform is unavailable for the cart */
export async function addAll(
  client: SessionClient,
  requests: readonly IndexedRequest[],
  outcomes: AddOutcome[],
  before?: Cart,
): Promise<Cart> {
  let cart = before ?? (await cartPlatform.fetchCart(client));
  for (const round of roundsOf(requests)) cart = await addRound(client, round, { cart, outcomes });
  await markNotFound(requests, outcomes);
  return cart;
}

/** The platform accepts requests for sold-out and for deleted products alike, and adds nothing. */
async function markNotFound(requests: readonly IndexedRequest[], outcomes: AddOutcome[]): Promise<void> {
  await Promise.all(
    requests.map(async ({ line, request }) => {
      const outcome = outcomes[line];
      if (outcome?.reason !== 'sold-out' || outcome.added > 0) return;
      if (await isNotFound(request.productId)) outcome.reason = 'gone';
    }),
  );
}

/** False when the catalog cannot be read: the product counts as sold out then. */
async function isNotFound(productId: string): Promise<boolean> {
  try {
    return (await catalogPlatform.queryProductById(productId)) === null;
  } catch (error) {
    report(error, 'add several');
    if (!(error instanceof PlatformError)) throw error;
    return false;
  }
}

/** Has each product once a round: only then can a change of the cart be attributed to a request. */
function roundsOf(requests: readonly IndexedRequest[]): IndexedRequest[][] {
  const rounds: IndexedRequest[][] = [];
  for (const one of requests) {
    const isIn = (round: IndexedRequest[]) =>
      round.some(({ request }) => request.productId === one.request.productId);
    const round = rounds.find((round) => !isIn(round));
    if (round) round.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

/** When the platform rejects a round as a whole, its requests are added one by one. */
async function addRound(
  client: SessionClient,
  round: IndexedRequest[],
  { cart, outcomes }: { cart: Cart; outcomes: AddOutcome[] },
): Promise<Cart> {
  const requests = round.map(({ request }) => request);
  const next = await addOrReason(client, requests, cart);
  if (next === 'sold-out' && round.length > 1) {
    let now = cart;
    for (const one of round) now = await addRound(client, [one], { cart: now, outcomes });
    return now;
  }
  for (const { line, request } of round) {
    const outcome = outcomes[line];
    if (!outcome) continue;
    if (typeof next === 'string') {
      outcome.reason = next;
      continue;
    }
    outcome.added = Math.max(0, quantityOf(next, request.productId) - quantityOf(cart, request.productId));
    outcome.reason = outcome.added < outcome.requested ? 'sold-out' : null;
  }
  return typeof next === 'string' ? cart : next;
}

async function addOrReason(
  client: SessionClient,
  requests: AddRequest[],
  before: Cart,
): Promise<Cart | 'sold-out' | 'unreachable'> {
  try {
    return await addOnce(client, requests, before);
  } catch (error) {
    report(error, 'add several');
    if (!(error instanceof PlatformError)) throw error;
    // Otherwise the product is gone (see `markNotFound`), or its options have changed.
    const isOutage = error.isTemporary || error.isUnauthenticated || error.isForbidden;
    return isOutage ? 'unreachable' : 'sold-out';
  }
}

/** Sentences: what is in the cart now, and what is not and why. */
export function addAllMessages(
  messages: Messages['orders'],
  lang: Lang,
  outcomes: AddOutcome[],
): { anyAdded: boolean; message: string } {
  const added = outcomes.reduce((sum, outcome) => sum + outcome.added, 0);
  const short = outcomes.filter((outcome) => outcome.reason !== null);
  const first =
    added === 0
      ? messages.nothingAdded
      : plural(lang, short.length === 0 ? messages.allAdded : messages.someAdded, added);
  return {
    anyAdded: added > 0,
    message: [first, ...short.map((outcome) => shortageMessage(messages, outcome))].join(' '),
  };
}

function shortageMessage(
  messages: Messages['orders'],
  { name, requested, added, reason }: AddOutcome,
): string {
  switch (reason) {
    case 'unreachable':
      return format(messages.addFailed, { name });
    case 'not-sold-here':
      return format(messages.notSoldHere, { name });
    case 'choose':
      return format(messages.chooseFirst, { name });
    case 'gone':
      return format(messages.unavailableNow, { name });
    default:
      return added > 0
        ? format(messages.onlySome, { name, added, requested })
        : format(messages.soldOutNow, { name });
  }
}

/**
 * When the response is lost, reads the cart: adding is the only cart change that must not be sent twice.
 * @param before the cart just before the request
 * @throws PlatformError when nothing was added, ShopError `unsure` when the cart cannot be read
 */
export async function addOnce(
  client: SessionClient,
  requests: readonly AddRequest[],
  before: Cart,
): Promise<Cart> {
  try {
    return await platform.addToCart(client, requests, before);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.detail.kind !== 'system') throw error;
    const now = await platform.fetchCart(client).catch(() => {
      throw new ShopError('unsure', { cause: error });
    });
    const isAdded = ({ productId }: AddRequest) => quantityOf(now, productId) > quantityOf(before, productId);
    if (requests.some(isAdded)) return now;
    throw error;
  }
}
