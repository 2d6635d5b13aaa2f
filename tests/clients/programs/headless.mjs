// The services of the platform's own component libraries, as a storefront uses them on a server.
import assert from 'node:assert/strict';
import { forms } from '@wix/forms';
import {
  CmsCollectionServiceDefinition,
  CmsCollectionServiceImplementation,
  CmsItemServiceDefinition,
  CmsItemServiceImplementation,
  loadCmsCollectionServiceInitialData,
  loadCmsItemServiceInitialData,
} from '@wix/headless-cms/services';
import {
  CheckoutService,
  CheckoutServiceDefinition,
  CurrentCartService,
  CurrentCartServiceDefinition,
  loadCurrentCartServiceConfig,
} from '@wix/headless-ecom/services';
import { FormService, FormServiceDefinition, loadFormServiceConfig } from '@wix/headless-forms/services';
import { MediaGalleryService, MediaGalleryServiceDefinition } from '@wix/headless-media/services';
import { loadSEOTagsServiceConfig } from '@wix/headless-seo/services';
import {
  loadCategoriesListServiceConfig,
  loadProductServiceConfig,
  loadProductsListServiceConfig,
  ProductListService,
  ProductService,
  ProductServiceDefinition,
  ProductsListServiceDefinition,
  parseUrlToSearchOptions,
  SelectedVariantService,
  SelectedVariantServiceDefinition,
} from '@wix/headless-stores/services';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { createServicesManager, createServicesMap } from '@wix/services-manager';
import { customizationsV3 } from '@wix/stores';
import { run, until } from './steps.mjs';

const { WIX_CLIENT_ID: clientId, FORM_ID: formId } = process.env;
const SITE = 'https://storefront.example';
const client = createClient({ auth: OAuthStrategy({ clientId }) });
client.enableContext('global');

const list = (path) => loadProductsListServiceConfig(`${SITE}${path}`);
const names = ({ products }) => products.map(({ name }) => name);

await run('@wix/headless-stores', {
  'lists the categories': async () => {
    const { categories } = await loadCategoriesListServiceConfig();
    assert.ok(categories.some(({ slug }) => slug === 'vases'));
    assert.equal(categories[0].slug, 'all-products');
  },
  'lists products with the options to filter by': async () => {
    const config = await list('/products');
    assert.ok(config.products.length > 20);
    const manager = createServicesManager(
      createServicesMap().addService(ProductsListServiceDefinition, ProductListService, config),
    );
    const service = manager.getService(ProductsListServiceDefinition);
    assert.ok(service.minPrice.get() > 0 && service.maxPrice.get() > service.minPrice.get());
    assert.equal(service.currency.get(), 'USD');
    assert.ok(service.availableProductOptions.get().some(({ name }) => name === 'Glaze'));
  },
  'filters by price, stock and option, and sorts': async () => {
    const cheap = await list('/products?maxPrice=60&sort=price&inventoryStatus=IN_STOCK');
    const prices = cheap.products.map(({ actualPriceRange }) => Number(actualPriceRange.minValue.amount));
    assert.ok(prices.length > 0 && prices.every((price) => price <= 60));
    assert.deepEqual(
      prices,
      [...prices].sort((a, b) => a - b),
    );
    const { items } = await customizationsV3.queryCustomizations().find();
    const glaze = items.find(({ name }) => name === 'Glaze').choicesSettings.choices[0].name;
    const glazed = await list(`/products?Glaze=${encodeURIComponent(glaze)}`);
    assert.ok(glazed.products.length > 0 && glazed.products.length < 30);
    assert.ok(glazed.products.every(({ options }) => JSON.stringify(options).includes(glaze)));
  },
  'finds products by words': async () => {
    assert.ok(names(await list('/products?q=bowl')).some((name) => /bowl/i.test(name)));
  },
  'shows a category': async () => {
    const vases = await list('/category/vases');
    assert.ok(vases.products.length > 0 && vases.products.length < 20);
    assert.ok(names(vases).every((name) => name !== 'Lund Bowl'));
  },
  'shows the products after the first ones': async () => {
    const { categories } = await loadCategoriesListServiceConfig();
    const parsed = await parseUrlToSearchOptions(`${SITE}/products?limit=10`, categories, []);
    const config = await loadProductsListServiceConfig(parsed);
    const manager = createServicesManager(
      createServicesMap().addService(ProductsListServiceDefinition, ProductListService, config),
    );
    const service = manager.getService(ProductsListServiceDefinition);
    assert.equal(service.products.get().length, 10);
    assert.equal(service.hasMoreProducts.get(), true);
    service.loadMore(10);
    const shown = await until(() => service.products.get().length > 10 && service.products.get());
    assert.equal(service.error.get(), null);
    assert.equal(new Set(shown.map(({ _id }) => _id)).size, shown.length);
  },
  'finds no product of an unknown slug': async () => {
    assert.deepEqual(await loadProductServiceConfig('no-such-product'), { type: 'notFound' });
  },
});

/** The page of a product with variants, with the cart that it adds to. */
const page = await productPage();

async function productPage() {
  const { config } = await loadProductServiceConfig('lund-bowl');
  return createServicesManager(
    createServicesMap()
      .addService(ProductServiceDefinition, ProductService, config)
      .addService(CurrentCartServiceDefinition, CurrentCartService, { initialCart: null })
      .addService(MediaGalleryServiceDefinition, MediaGalleryService, { media: [] })
      .addService(SelectedVariantServiceDefinition, SelectedVariantService, {}),
  );
}

await run('@wix/headless-stores', {
  'selects a variant, with its price and stock': async () => {
    const selected = page.getService(SelectedVariantServiceDefinition);
    const options = Object.entries(selected.options.get());
    for (const [option, [choice]] of options) {
      assert.equal(selected.isChoiceInStock(option, choice), true);
      selected.setOption(option, choice);
    }
    assert.ok(selected.selectedVariantId.get());
    assert.match(selected.currentPrice.get(), /^\$\d/);
    await until(() => selected.trackQuantity.get());
    assert.ok(selected.quantityAvailable.get() > 0);
  },
});

await run('@wix/headless-media', {
  'shows the pictures of a product one by one': async () => {
    const gallery = (await productPage()).getService(MediaGalleryServiceDefinition);
    assert.ok(gallery.totalMedia.get() > 1);
    gallery.nextMedia();
    assert.equal(gallery.selectedMediaIndex.get(), 1);
  },
});

const cart = page.getService(CurrentCartServiceDefinition);
const noError = () => assert.equal(cart.error.get(), null);
const subtotal = () => Number(cart.cartTotals.get()?.priceSummary?.subtotal?.amount);

await run('@wix/headless-ecom', {
  'has no cart at first': async () => {
    assert.deepEqual(await loadCurrentCartServiceConfig(), { initialCart: null });
  },
  'adds the selected variant, with totals': async () => {
    await page.getService(SelectedVariantServiceDefinition).addToCart(2);
    noError();
    assert.equal(cart.cartCount.get(), 2);
    await until(() => subtotal() > 0);
  },
  'changes the quantity': async () => {
    const before = subtotal();
    await cart.increaseLineItemQuantity(cart.cart.get().lineItems[0]._id);
    noError();
    assert.equal(cart.cartCount.get(), 3);
    await until(() => subtotal() > before);
  },
  'takes a coupon and gives it back': async () => {
    await cart.applyCoupon('WELCOME10');
    noError();
    await until(() => Number(cart.cartTotals.get()?.priceSummary?.discount?.amount) > 0);
    await cart.removeCoupon();
    noError();
    await until(() => Number(cart.cartTotals.get()?.priceSummary?.discount?.amount) === 0);
  },
  'says why a coupon is not taken': async () => {
    await cart.applyCoupon('NO-SUCH-CODE');
    assert.match(cart.error.get(), /does not exist/);
    await cart.applyCoupon('SUMMER25');
    assert.match(cart.error.get(), /Failed to apply/);
  },
  'loads the cart that it has': async () => {
    const { initialCart } = await loadCurrentCartServiceConfig();
    assert.equal(initialCart.lineItems.length, 1);
  },
  'leads to the checkout of the cart': async () => {
    const location = { href: `${SITE}/cart`, origin: SITE };
    globalThis.window = { location };
    await cart.setBuyerNotes('Ring twice');
    await cart.proceedToCheckout();
    delete globalThis.window;
    noError();
    assert.match(location.href, /\/__ecom\/checkout\?/);
    const checkout = await fetch(location.href);
    assert.equal(checkout.status, 200);
    assert.match(await checkout.text(), /Lund Bowl/);
  },
  'leads to the checkout of one product': async () => {
    const lines = page.getService(SelectedVariantServiceDefinition).createLineItems(1);
    const manager = createServicesManager(
      createServicesMap().addService(CheckoutServiceDefinition, CheckoutService, {
        postFlowUrl: `${SITE}/thanks`,
      }),
    );
    const checkout = manager.getService(CheckoutServiceDefinition);
    await checkout.createCheckout(lines);
    assert.equal(checkout.error.get(), null);
  },
  'removes the line': async () => {
    await cart.clearCart();
    noError();
    assert.equal(cart.cartCount.get(), 0);
  },
});

await run('@wix/headless-forms', {
  'loads a form with the settings of the site': async () => {
    const { form, siteConfig } = await loadFormServiceConfig(formId);
    assert.ok(form.formFields.length > 0);
    assert.ok(siteConfig);
  },
  'sends a form': async () => {
    const config = await loadFormServiceConfig(formId);
    const manager = createServicesManager(
      createServicesMap().addService(FormServiceDefinition, FormService, config),
    );
    const form = manager.getService(FormServiceDefinition);
    await form.handleForm({ email: 'reader@example.com', consent: true });
    await form.submitForm();
    assert.deepEqual(form.submitResponseSignal.get(), { type: 'success' });
  },
});

const NAMESPACE = 'wix.form_app.form';

await run('@wix/forms', {
  'reads a form': async () => {
    const { name, formFields } = await forms.getForm(formId);
    assert.equal(name, 'Newsletter');
    assert.ok(formFields.length > 0);
  },
  'lists forms by id, by order and by pages': async () => {
    const own = await forms.listForms(NAMESPACE, { formIds: [formId], fieldsets: ['NESTED_FORMS'] });
    assert.deepEqual(own.forms, [await forms.getForm(formId)]);
    const options = { order: 'NAME_ASC', fieldsets: ['METADATA'] };
    const first = await forms.listForms(NAMESPACE, { ...options, paging: { limit: 1 } });
    const { cursors, hasNext } = first.pagingMetadata;
    assert.equal(hasNext, true);
    const others = await forms.listForms(NAMESPACE, { ...options, paging: { cursor: cursors.next } });
    const names = [...first.forms, ...others.forms].map(({ name }) => name);
    assert.deepEqual(names, [...names].sort());
    assert.deepEqual((await forms.listForms(NAMESPACE, { enabled: false })).forms, []);
  },
  'finds forms by their app': async () => {
    const { items } = await forms.queryForms().eq('namespace', NAMESPACE).find();
    assert.ok(items.length > 1);
    const others = await forms.queryForms().eq('namespace', 'another.app').find();
    assert.deepEqual(others.items, []);
  },
});

await run('@wix/headless-cms', {
  'lists the items of a collection by pages, with its schema': async () => {
    const data = await loadCmsCollectionServiceInitialData('Notes', { limit: 2, returnTotalCount: true }, [
      { fieldName: 'title', order: 'ASC' },
    ]);
    const config = data[CmsCollectionServiceDefinition];
    assert.deepEqual(
      config.queryResult.items.map(({ title }) => title),
      ['Clay', 'Fire'],
    );
    assert.equal(config.queryResult.totalCount, 3);
    assert.ok(config.collectionSchema.fields.some(({ key }) => key === 'title'));
    const manager = createServicesManager(
      createServicesMap().addService(
        CmsCollectionServiceDefinition,
        CmsCollectionServiceImplementation,
        config,
      ),
    );
    const notes = manager.getService(CmsCollectionServiceDefinition);
    await notes.loadItems({ skip: 2, limit: 2 });
    assert.equal(notes.errorSignal.get(), null);
    assert.deepEqual(
      notes.queryResultSignal.get().items.map(({ title }) => title),
      ['Glaze'],
    );
  },
  'filters a collection': async () => {
    const data = await loadCmsCollectionServiceInitialData('Notes', {}, [], { title: { $startsWith: 'G' } });
    assert.equal(data[CmsCollectionServiceDefinition].queryResult.items.length, 1);
  },
  'shows, adds, changes and removes an item': async () => {
    const { [CmsCollectionServiceDefinition]: config } = await loadCmsCollectionServiceInitialData('Notes');
    const manager = createServicesManager(
      createServicesMap().addService(
        CmsCollectionServiceDefinition,
        CmsCollectionServiceImplementation,
        config,
      ),
    );
    const notes = manager.getService(CmsCollectionServiceDefinition);
    await notes.createItem({ title: 'Wheel' });
    const added = notes.queryResultSignal.get().items.find(({ title }) => title === 'Wheel');
    const { [CmsItemServiceDefinition]: itemConfig } = await loadCmsItemServiceInitialData(
      'Notes',
      added._id,
    );
    const item = createServicesManager(
      createServicesMap().addService(CmsItemServiceDefinition, CmsItemServiceImplementation, itemConfig),
    ).getService(CmsItemServiceDefinition);
    assert.equal(item.itemSignal.get().title, 'Wheel');
    await item.updateItem({ title: 'Kick wheel' });
    assert.equal(item.itemSignal.get().title, 'Kick wheel');
    await item.deleteItem();
    await notes.loadItems();
    assert.equal(notes.queryResultSignal.get().items.length, 3);
  },
});

const tags = async (params) => (await loadSEOTagsServiceConfig(params)).tags;
await run('@wix/headless-seo', {
  'has the tags of a product': async () => {
    const found = await tags({
      pageUrl: `${SITE}/products/lund-bowl`,
      itemType: 'STORES_PRODUCT',
      itemData: { slug: 'lund-bowl' },
    });
    assert.match(JSON.stringify(found.find(({ type }) => type === 'title')), /Lund Bowl/);
  },
  'has the tags of a page': async () => {
    const found = await tags({
      pageUrl: `${SITE}/about`,
      itemData: { pageName: 'About us', seoData: { tags: [] } },
    });
    assert.match(JSON.stringify(found.find(({ type }) => type === 'title')), /About us/);
  },
});

await run('@wix/sdk', {
  'signs a member in and out': async () => {
    const login = await client.auth.login({ email: 'ada@example.com', password: 'halden-ada-1' });
    assert.equal(login.loginState, 'SUCCESS');
    const oauthData = client.auth.generateOAuthData(`${SITE}/callback`, SITE);
    const { authUrl } = await client.auth.getAuthUrl(oauthData, {
      prompt: 'none',
      responseMode: 'query',
      sessionToken: login.data.sessionToken,
    });
    const answer = await fetch(authUrl, { redirect: 'manual' });
    const { code, state } = Object.fromEntries(new URL(answer.headers.get('location')).searchParams);
    client.auth.setTokens(await client.auth.getMemberTokens(code, state, oauthData));
    assert.equal(client.auth.loggedIn(), true);
    const { logoutUrl } = await client.auth.logout(SITE);
    assert.match(logoutUrl, /logout/);
  },
});
