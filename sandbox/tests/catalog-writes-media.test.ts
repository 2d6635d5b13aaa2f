import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browsingClient, merchantClient, rejectedWith, SHIRT, sentEvents } from './merchant';
import { openSandbox } from './open-sandbox';
import { get } from './sdk-client';

const sandbox = await openSandbox({ resets: true });
const merchant = merchantClient(sandbox);
const visitor = await browsingClient(sandbox);
/** A third-party server with pictures. */
let pictureServer: Server;
let address: string;
let id: string;
let known: string[];

beforeAll(async () => {
  const picture = (format: 'png' | 'gif') =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#2b3a55' } })
      .toFormat(format)
      .toBuffer();
  const files = new Map<string | undefined, Buffer | string>([
    ['/blue.png', await picture('png')],
    ['/blue.gif', await picture('gif')],
    ['/page.html', '<p>No picture</p>'],
  ]);
  pictureServer = createServer((request, response) => {
    const file = files.get(request.url);
    if (file === undefined) response.writeHead(404).end();
    else response.end(file);
  }).listen(0, '127.0.0.1');
  await once(pictureServer, 'listening');
  const listening = pictureServer.address();
  address = `http://127.0.0.1:${typeof listening === 'object' && listening !== null ? listening.port : 0}`;
});
afterAll(async () => {
  pictureServer.closeAllConnections();
  pictureServer.close();
  await once(pictureServer, 'close');
});
beforeEach(async () => {
  id = (await merchant.products.createProduct(SHIRT)).product?._id ?? '';
  const { items } = await visitor.products.queryProducts().limit(5).find();
  known = items.flatMap(({ media }) => media?.mainMedia?._id ?? []).slice(0, 2);
});

const media = async () => (await visitor.products.getProduct(id)).product?.media;
const mediaIds = async () => (await media())?.items?.map(({ _id }) => _id);
const choiceMedia = async () => {
  const { product } = await visitor.products.getProduct(id);
  return product?.productOptions?.[0]?.choices?.map((choice) => choice.media?.items?.map(({ _id }) => _id));
};

describe('products.addProductMedia', () => {
  it('appends pictures of the site to the existing ones, each once, and sends an event', async () => {
    const [first = '', second = ''] = known;
    await merchant.products.addProductMedia(id, [{ mediaId: first }]);
    await merchant.products.addProductMedia(id, [{ mediaId: second }, { mediaId: first }]);
    expect(await mediaIds()).toEqual([first, second]);
    expect((await media())?.mainMedia?._id).toBe(first);
    expect((await sentEvents(sandbox)).at(-1)).toEqual([
      'ProductChanged',
      { productId: id, changedFields: ['media'] },
    ]);
  });

  it.each([
    ['/blue.png', 'image/png'],
    ['/blue.gif', 'image/webp'],
  ])('imports %s from another server, and serves it in any size', async (path, type) => {
    await merchant.products.addProductMedia(id, [{ url: address + path }]);
    const [item] = (await media())?.items ?? [];
    expect(item?.image).toMatchObject({ width: 60, height: 40 });
    const whole = await get(sandbox, `/media/${item?._id}`);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, type]);
    const sized = await get(sandbox, new URL(item?.thumbnail?.url ?? '').pathname);
    expect(sized.status).toBe(200);
    expect((await sharp(Buffer.from(await sized.arrayBuffer())).metadata()).width).toBe(50);
  });

  it('recognizes a URL of the site’s own pictures', async () => {
    const [first = ''] = known;
    const url = `https://static.wixstatic.com/media/${first}/v1/fit/w_50,h_50/file.jpg`;
    await merchant.products.addProductMedia(id, [{ url }]);
    expect(await mediaIds()).toEqual([first]);
  });

  it('assigns a picture to a choice in the same call', async () => {
    const [first = ''] = known;
    await merchant.products.addProductMedia(id, [
      { mediaId: first, choice: { option: 'Size', choice: 'M' } },
    ]);
    expect(await choiceMedia()).toEqual([[], [first]]);
    const chosen = await visitor.products.getProductOptionsAvailability(id, { Size: 'M' });
    expect(chosen.media?.mainMedia?._id).toBe(first);
  });

  it.each([
    ['a dead link', () => ({ url: `${address}/gone.png` }), 'media.0.url'],
    ['a page', () => ({ url: `${address}/page.html` }), 'media.0.url'],
    [
      'an unknown choice',
      () => ({ mediaId: known[0], choice: { option: 'Size', choice: 'XXL' } }),
      'media.0.choice',
    ],
  ])('rejects %s and adds nothing', async (_, one, field) => {
    expect(await rejectedWith(merchant.products.addProductMedia(id, [one()]))).toEqual([400, field]);
    expect(await mediaIds()).toEqual([]);
  });
});

describe('products.removeProductMedia', () => {
  it('removes some or, with an empty list, all pictures, also from the choices', async () => {
    const [first = '', second = ''] = known;
    await merchant.products.addProductMedia(id, [
      { mediaId: first, choice: { option: 'Size', choice: 'S' } },
      { mediaId: second },
    ]);
    await merchant.products.removeProductMedia(id, [first]);
    expect(await mediaIds()).toEqual([second]);
    expect(await choiceMedia()).toEqual([[], []]);
    await merchant.products.removeProductMedia(id, []);
    expect(await media()).toEqual({ items: [] });
  });
});

describe('products.addProductMediaToChoices and products.removeProductMediaFromChoices', () => {
  it('assign the product’s pictures to choices, and remove them again', async () => {
    const [first = '', second = ''] = known;
    await merchant.products.addProductMedia(id, [{ mediaId: first }, { mediaId: second }]);
    await merchant.products.addProductMediaToChoices(id, [
      { option: 'Size', choice: 'S', mediaIds: [first] },
      { option: 'Size', choice: 'M', mediaIds: [first, second] },
    ]);
    expect(await choiceMedia()).toEqual([[first], [first, second]]);
    await merchant.products.removeProductMediaFromChoices(id, [
      { option: 'Size', choice: 'M', mediaIds: [first] },
    ]);
    expect(await choiceMedia()).toEqual([[first], [second]]);
    expect(await mediaIds()).toEqual([first, second]);
  });

  it('reject pictures of other products, unknown choices, and a second option', async () => {
    const [first = '', second = ''] = known;
    await merchant.products.updateProduct(id, {
      productOptions: [
        ...SHIRT.productOptions,
        { name: 'Collar', choices: [{ value: 'Wide', description: 'Wide' }] },
      ],
    });
    await merchant.products.addProductMedia(id, [
      { mediaId: first, choice: { option: 'Size', choice: 'S' } },
    ]);
    const add = (option: string, choice: string, mediaId: string) =>
      rejectedWith(merchant.products.addProductMediaToChoices(id, [{ option, choice, mediaIds: [mediaId] }]));
    expect(await add('Size', 'S', second)).toEqual([400, 'media.0.mediaIds']);
    expect(await add('Size', 'XXL', first)).toEqual([400, 'media.0.choice']);
    expect(await add('Cut', 'S', first)).toEqual([400, 'media.0.option']);
    expect(await add('Collar', 'Wide', first)).toEqual([400, 'media']);
    expect(await choiceMedia()).toEqual([[first], []]);
  });
});
