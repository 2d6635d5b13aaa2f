import { Hono } from 'hono';
import { html } from 'hono/html';
import { changeProduct, productChange } from '../catalog/products/control';
import { queryProducts } from '../catalog/products/query';
import type { StoredProduct } from '../catalog/types';
import { readForm } from '../core/arguments';
import { plainError } from '../core/errors';
import type { Html } from '../core/html-page';
import { decimalMoney, formatMoney, toMinor } from '../core/money';
import type { Platform } from '../core/platform';
import { siteCurrency } from '../core/site';
import { actAndReturn, consolePage, listTable, pager, wholeNumber } from './page';

const PRODUCTS = '/_console/products';
const PAGE = 50;

/** Products: prices, stock, and whether shoppers see them. */
export function productPages(platform: Platform): Hono {
  const app = new Hono();

  const find = async (slug: string) => {
    const { products } = await queryProducts(platform, {
      filter: { slug },
      sort: undefined,
      limit: 1,
      offset: 0,
      includeHidden: true,
    });
    return products[0];
  };

  app.get(PRODUCTS, async (c) => {
    const offset = wholeNumber(c.req.query('offset'));
    const name = c.req.query('name') ?? '';
    const { products, total } = await queryProducts(platform, {
      filter: name ? { name: { $contains: name } } : undefined,
      sort: undefined,
      limit: PAGE,
      offset,
      includeHidden: true,
    });
    const rows = products.map(
      (product) => html`<tr>
        <th scope="row"><a href="${PRODUCTS}/${product.slug}">${product.name}</a></th>
        <td class="number">${formatMoney(product.price)}</td>
        <td>${product.inventoryStatus}</td><td>${product.visible ? 'visible' : 'hidden'}</td>
      </tr>`,
    );
    const body = html`<form class="inline" method="get" action="${PRODUCTS}" role="search">
        <div><label for="name">Name</label><input id="name" name="name" type="search" value="${name}" /></div>
        <button>Search</button>
      </form>
      ${listTable('Products, newest first', ['Name', 'Price', 'Stock', 'Shown'], rows)}
      ${pager(PRODUCTS, { offset, limit: PAGE, total }, name ? { name } : {})}`;
    return consolePage(c, { section: PRODUCTS, title: 'Products', body });
  });

  app.get(`${PRODUCTS}/:slug`, async (c) => {
    const product = await find(c.req.param('slug'));
    if (product === undefined)
      return consolePage(c, {
        section: PRODUCTS,
        title: 'No such product',
        body: html`<p><a href="${PRODUCTS}">Products</a></p>`,
        status: 404,
      });
    return consolePage(c, { section: PRODUCTS, title: product.name, body: productBody(product) });
  });

  app.post(`${PRODUCTS}/:slug`, async (c) => {
    const slug = c.req.param('slug');
    const form = await readForm(c);
    const back = `${PRODUCTS}/${slug}`;
    return actAndReturn(c, { section: PRODUCTS, back, done: 'Saved.' }, async () => {
      const product = await find(slug);
      if (product === undefined) throw plainError(404, `Product is not found: ${slug}`);
      const change = productChange.safeParse(changeOf(product, form));
      if (!change.success)
        throw plainError(400, 'A price or a quantity is not a number that a product can have');
      const outcome = await changeProduct(platform, slug, change.data);
      if (outcome !== 'changed') throw plainError(404, `There is ${outcome}`);
    });
  });

  return app;
}

/**
 * Returns only the fields that differ. An uncounted variant stays uncounted until a number is
 * entered.
 */
function changeOf(product: StoredProduct, form: Record<string, unknown>) {
  const price = Number(form.price);
  const variants = product.variants.flatMap(({ id, choices, trackQuantity, quantity }) => {
    const typed = form[`stock-${id}`];
    if (typeof typed !== 'string' || typed === '' || (trackQuantity && Number(typed) === quantity)) return [];
    return [{ choices, quantity: Number(typed) }];
  });
  return {
    ...(toMinor(price) === product.price ? {} : { price }),
    visible: form.visible === '1',
    ...(variants.length > 0 ? { variants } : {}),
  };
}

function productBody(product: StoredProduct): Html {
  const rows = product.variants.map(({ id, choices, sku, price, trackQuantity, quantity, inStock }) => {
    const name = Object.values(choices).join(', ') || 'The product';
    return html`<tr>
      <th scope="row">${name}</th><td>${sku}</td><td class="number">${formatMoney(price)}</td>
      <td><input name="stock-${id}" aria-label="Stock of ${name}" inputmode="numeric" size="6"
        value="${trackQuantity ? quantity : ''}" placeholder="${inStock ? 'not counted' : 'none'}" /></td>
    </tr>`;
  });
  return html`<form method="post" action="${PRODUCTS}/${product.slug}">
    <div class="fields">
      <div><label for="price">Price before discounts, in ${siteCurrency()}</label>
        <input id="price" name="price" inputmode="decimal" value="${decimalMoney(product.price)}" required /></div>
    </div>
    <p><label class="check"><input type="checkbox" name="visible" value="1" ${product.visible ? html`checked` : ''} /> Shoppers see it</label></p>
    ${listTable('Variants', ['Variant', 'Code', 'Price', 'Stock'], rows)}
    <button>Save</button>
  </form>`;
}
