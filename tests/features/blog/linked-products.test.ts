import { expect, it } from 'vitest';
import { linkedProducts } from '@/features/blog/linked-products';

const link = (href: string) => `<a href="${href}">it</a>`;

it('finds the products of a text once, in its order, in any language', () => {
  const html = [
    link('/products/lund-bowl'),
    link('/de/products/havn-plate?color=Oat'),
    link('/products/lund-bowl#reviews'),
    link('/categories/vases'),
    link('https://other.example/products/kettle'),
  ].join(' ');
  expect(linkedProducts(html)).toEqual(['lund-bowl', 'havn-plate']);
});

it('shows one row, and leaves out addresses that cannot be read', () => {
  const many = Array.from({ length: 9 }, (_, index) => link(`/products/p${index}`)).join('');
  expect(linkedProducts(link('/products/%E0%A4') + many)).toEqual(['p0', 'p1', 'p2', 'p3']);
});
