import { sendJson } from '@/lib/http/send-json';
import { PRODUCT_RATIO, pictureSrcSet, pictureUrl } from '@/lib/media';
import type { Picture, ProductSummary, Swatch } from '@/lib/model/product';
import { COLOR_PARAMETER } from '@/lib/urls';

/** The colors of a card's product, requested when one is first pointed at. */
const requested = new WeakMap<Element, Promise<Swatch[]>>();
/** The swatch that a card is to show, and the one that it shows. */
const latest = new WeakMap<Element, HTMLInputElement>();
const shown = new WeakMap<Element, HTMLInputElement>();

/**
 * A list has no room for the addresses of a card's other pictures, so they are requested. When that fails,
 * the card keeps what it shows, and the next attempt requests them again.
 */
export async function showColor(swatch: Element): Promise<void> {
  if (!(swatch instanceof HTMLInputElement)) return;
  const card = swatch.closest('.card');
  const link = card?.querySelector<HTMLAnchorElement>('.card-link');
  const name = swatch.getAttribute('value') ?? swatch.ariaLabel;
  if (!name || !card || !link || latest.get(card) === swatch) return;
  latest.set(card, swatch);
  try {
    const swatches = requested.get(card) ?? requestSwatches(link);
    requested.set(card, swatches);
    const picture = (await swatches).find((one) => one.name === name)?.picture;
    if (latest.get(card) !== swatch) return;
    shown.set(card, swatch);
    // A pointer that rests on it has not checked it.
    swatch.checked = true;
    leadTo(link, name);
    const image = card.querySelector<HTMLImageElement>('img.card-picture');
    if (image && picture) show(image, picture);
  } catch {
    requested.delete(card);
    if (latest.get(card) !== swatch) return;
    latest.delete(card);
    swatch.checked = false;
    const before = shown.get(card) ?? card.querySelector<HTMLInputElement>('.card-swatches [checked]');
    if (before) before.checked = true;
  }
}

async function requestSwatches({ pathname }: HTMLAnchorElement): Promise<Swatch[]> {
  const slug = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const query = new URLSearchParams({ lang: document.documentElement.lang, slug });
  const { products } = await sendJson<{ products: ProductSummary[] }>(
    'GET',
    `/api/products/summaries?${query}`,
  );
  return products[0]?.swatches ?? [];
}

function leadTo(link: HTMLAnchorElement, color: string): void {
  const url = new URL(link.href);
  url.searchParams.set(COLOR_PARAMETER, color);
  link.href = url.href;
  // The framework's router cannot foresee an address with a query: see `ShopLink`.
  delete link.dataset.route;
}

/** Shows a picture in the widths of the card's own, which fit its place. */
function show(image: HTMLImageElement, picture: Picture): void {
  const widths = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const range = { narrowest: Math.min(...widths), widest: Math.max(...widths) };
  image.srcset = (widths.length > 0 && pictureSrcSet(picture, PRODUCT_RATIO, range)) || '';
  image.src = pictureUrl(picture, { width: Number(image.getAttribute('width')), ratio: PRODUCT_RATIO });
  image.alt = picture.alt;
}
