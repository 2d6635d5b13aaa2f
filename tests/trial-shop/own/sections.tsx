import { z } from 'zod';
import type { SectionProps, Sections } from '@/app/own-sections';
import { getCollection } from '@/lib/content/readers';
import { shopText } from '@/lib/i18n/lang';
import { documented } from './documented';
import { mapHref } from './map-href';

function PickupHours({ lang }: SectionProps) {
  return (
    <section className="page-frame pt-section">
      <h2 className="font-display text-heading">{shopText({ de: 'Abholung', en: 'Pickup' }, lang)}</h2>
      <p>{shopText({ de: 'Mo–Sa, 6–18 Uhr' }, lang)}</p>
    </section>
  );
}

const Care = ({ product }: SectionProps) => (
  <p className="text-small">{product?.name}: trocken und kühl lagern</p>
);

const store = z.object({ title: z.string(), address: z.string(), hours: z.string() });

async function Stores() {
  const stores = await getCollection('Stores', store);
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {stores.map(({ title, address, hours }) => (
        <li key={title}>
          <h2 className="font-display text-title">{title}</h2>
          <p>{hours}</p>
          <a href={mapHref(address)}>{address}</a>
        </li>
      ))}
    </ul>
  );
}

export const sections: Sections = {
  ...documented,
  'pickup-hours': PickupHours,
  care: Care,
  stores: Stores,
};
