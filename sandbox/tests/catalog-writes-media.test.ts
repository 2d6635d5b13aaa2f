import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHIRT, sentEvents } from './merchant';
import { openSandbox } from './open-sandbox';
import { get, merchantClient, rejectedWith, visitorClient } from './sdk-client';

const sandbox = await openSandbox({ resets: true });
const { products } = merchantClient(sandbox);
const visitor = await visitorClient(sandbox);
/** A third-party server with pictures. */
let pictureServer: Server;
let address: string;
let id: string;
let first: string;
let second: string;

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
  id = (await products.createProduct(SHIRT)).product?._id ?? '';
  const { items } = await visitor.products.queryProducts().limit(5).find();
  [first = '', second = ''] = items.flatMap(({ media }) => media?.mainMedia?._id ?? []);
});

const read = async () => (await visitor.products.getProduct(id)).product;
const media = async () => (await read())?.media;
const mediaIds = async () => (await media())?.items?.map(({ _id }) => _id);
const choiceMedia = async () =>
  (await read())?.productOptions?.[0]?.choices?.map((one) => one.media?.items?.map(({ _id }) => _id));
const ofSize = (choice: string, mediaId: string) => ({ mediaId, choice: { option: 'Size', choice } });

describe('products.addProductMedia', () => {
  it('appends pictures of the site to the existing ones, each once, and sends an event', async () => {
    await products.addProductMedia(id, [{ mediaId: first }]);
    await products.addProductMedia(id, [{ mediaId: second }, { mediaId: first }]);
    expect(await mediaIds()).toEqual([first, second]);
    expect((await media())?.mainMedia?._id).toBe(first);
    const event = ['ProductChanged', { productId: id, changedFields: ['media'] }];
    expect((await sentEvents(sandbox)).at(-1)).toEqual(event);
  });

  it.each([
    ['/blue.png', 'image/png'],
    ['/blue.gif', 'image/webp'],
  ])('imports %s from another server, and serves it in any size', async (path, type) => {
    await products.addProductMedia(id, [{ url: address + path }]);
    const [item] = (await media())?.items ?? [];
    expect(item?.image).toMatchObject({ width: 60, height: 40 });
    const whole = await get(sandbox, `/media/${item?._id}`);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, type]);
    const sized = await get(sandbox, new URL(item?.thumbnail?.url ?? '').pathname);
    expect((await sharp(Buffer.from(await sized.arrayBuffer())).metadata()).width).toBe(50);
  });

  it('recognizes a URL of the site’s own pictures', async () => {
    const url = `https://static.wixstatic.com/media/${first}/v1/fit/w_50,h_50/file.jpg`;
    await products.addProductMedia(id, [{ url }]);
    expect(await mediaIds()).toEqual([first]);
  });

  it('assigns a picture to a choice in the same call', async () => {
    await products.addProductMedia(id, [ofSize('M', first)]);
    expect(await choiceMedia()).toEqual([[], [first]]);
    const chosen = await visitor.products.getProductOptionsAvailability(id, { Size: 'M' });
    expect(chosen.media?.mainMedia?._id).toBe(first);
  });

  it.each([
    ['a dead link', () => ({ url: `${address}/gone.png` }), 'media.0.url'],
    ['a page', () => ({ url: `${address}/page.html` }), 'media.0.url'],
  ])('rejects %s and adds nothing', async (_, one, field) => {
    expect(await rejectedWith(products.addProductMedia(id, [one()]))).toEqual([400, field]);
    expect(await mediaIds()).toEqual([]);
  });
});

it('products.removeProductMedia removes some or, with an empty list, all pictures, also from choices', async () => {
  await products.addProductMedia(id, [ofSize('S', first), { mediaId: second }]);
  await products.removeProductMedia(id, [first]);
  expect(await mediaIds()).toEqual([second]);
  expect(await choiceMedia()).toEqual([[], []]);
  await products.removeProductMedia(id, []);
  expect(await media()).toEqual({ items: [] });
});

it('products.addProductMediaToChoices and products.removeProductMediaFromChoices assign the product’s pictures to choices, and remove them again', async () => {
  const choice = (name: string, ...mediaIds: string[]) => ({ option: 'Size', choice: name, mediaIds });
  await products.addProductMedia(id, [{ mediaId: first }, { mediaId: second }]);
  await products.addProductMediaToChoices(id, [choice('S', first), choice('M', first, second)]);
  expect(await choiceMedia()).toEqual([[first], [first, second]]);
  await products.removeProductMediaFromChoices(id, [choice('M', first)]);
  expect(await choiceMedia()).toEqual([[first], [second]]);
  expect(await mediaIds()).toEqual([first, second]);
});
