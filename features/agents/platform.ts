import 'server-only';

export { VIOLATION_ERRORS } from '@/lib/wix/cart/checkout';
export { cartPlatform } from '@/lib/wix/cart/current-cart';
export { MAX_LIST_LENGTH } from '@/lib/wix/catalog/lists/pages';
export { couponErrorOf } from '@/lib/wix/rejections';
export { createSessionClient, type SessionClient } from '@/lib/wix/session-client';
export { type AccessToken, isUsable, mintVisitorTokens, renewTokens } from '@/lib/wix/tokens';
