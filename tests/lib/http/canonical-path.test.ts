import { expect, it } from 'vitest';
import { canonicalRedirect } from '@/lib/http/canonical-path';
import { words } from '../../words';

const pathOf = (path: string) => {
  const target = canonicalRedirect(new URL(path, 'http://shop.example'));
  return target && target.pathname + target.search;
};

it.each([
  ['/DE/products', '/de/products'],
  ['/De/cart', '/de/cart'],
  ['/PRODUCTS?sale=1', '/products?sale=1'],
  ['/Products/Lund-Bowl', '/products/Lund-Bowl'],
  ['/ACCOUNT/Orders/AB-12', '/account/orders/AB-12'],
  ['/API/cart', '/api/cart'],
  ['/Caf%C3%A9', '/caf%C3%A9'],
])('redirects %s to %s', (path, canonical) => expect(pathOf(path)).toBe(canonical));

it.each(words`
  / /de/products /products/Lund-Bowl /account/orders/AB-12 /caf%C3%A9 /search?q=BOWL
`)('leaves %s unchanged', (path) => expect(pathOf(path)).toBeNull());
