import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { EmptyCart } from '@/components/cart/cart-states';
import { CategoryStrip } from '@/components/catalog/category-links';
import { EmptyResults } from '@/components/catalog/empty-results';
import { ListToolbar } from '@/components/catalog/list-toolbar';
import { Pagination } from '@/components/catalog/pagination';
import { ProductGrid } from '@/components/catalog/product-grid';
import { BuyTerms, ProductView } from '@/components/catalog/product-view';
import { ThankYou } from '@/components/checkout/thank-you';
import { PageHeading } from '@/components/layout/page-heading';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/field';
import * as icons from '@/components/ui/icons';
import { TextLink } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { ErrorState } from '@/components/ui/page-states';
import { Price } from '@/components/ui/price';
import { QuantityField } from '@/components/ui/quantity-field';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import { ProvideMessages } from '@/lib/i18n/server-messages';
import { CartStates, DrawerState } from './cart-states';
import * as cartFixtures from './fixtures';
import * as fixtures from './fixtures';
import { summaries } from './fixtures';

export const metadata: Metadata = { title: 'Design', robots: { index: false, follow: false } };

/** Every component of the shop in all its states, for developers. */
export default function DesignPage() {
  const { query, choices, bounds } = fixtures;
  return (
    <ProvideMessages areas={['catalog', 'gallery', 'product', 'totals']}>
      <div className="page-frame">
        <PageHeading title="Design" intro="Every part of the shop in all its states." />
        <Primitives />
        <Part title="List">
          <ListToolbar basePath="/design" query={query} total={32} choices={choices} bounds={bounds} />
          <ProductGrid products={fixtures.summaries} headingLevel={3} />
          <Pagination basePath="/design" query={query} pageCount={3} />
          <EmptyResults basePath="/design" query={query} categories={[]} />
        </Part>
        <Part title="Categories">
          <CategoryStrip categories={fixtures.categories} />
        </Part>
        <Part title="Cart">
          <CartStates cart={cartFixtures.cart} estimate={cartFixtures.estimate} />
          <EmptyCart />
        </Part>
        <Part title="Failure">
          <ErrorState retry={<LinkButton href="/design">Try again</LinkButton>} />
        </Part>
      </div>
      <ProductView
        product={fixtures.product}
        trail={[{ name: 'Example shop', href: '/' }]}
        terms={<BuyTerms product={fixtures.product} promises={['Repaired for ten years.']} />}
      />
      <ThankYou order={cartFixtures.order} />
    </ProvideMessages>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-8 border-t border-line py-group">
      <h2 className="font-display text-heading">{title}</h2>
      {children}
    </section>
  );
}

const COLORS = [
  'canvas',
  'surface',
  'sunken',
  'backdrop',
  'line',
  'edge',
  'muted',
  'ink',
  'accent',
  'danger',
  'danger-soft',
  'success',
  'success-soft',
];

function Primitives() {
  return (
    <div className="grid gap-8 pb-group md:grid-cols-2">
      <Sample title="Colors">
        <ul className="grid grid-cols-3 gap-2 text-caption">
          {COLORS.map((color) => (
            <li key={color}>
              <span
                className="block h-12 rounded-soft border border-line"
                style={{ background: `var(--role-${color})` }}
              />
              {color}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Type">
        <p className="font-display text-display">Display</p>
        <p className="font-display text-page">Page</p>
        <p className="font-display text-heading">Heading</p>
        <p className="font-display text-title">Title</p>
        <p className="text-lead">Lead: wide enough for a shared salad</p>
        <p>Body: deep enough for soup</p>
        <p className="text-small text-muted">Small: dishwasher safe</p>
        <p className="text-caption text-muted">Caption: Example Studio</p>
      </Sample>
      <Sample title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button disabled>Off</Button>
          <Button pending>Pending</Button>
          <Button size="large">Large</Button>
          <LinkButton href="/design">A link</LinkButton>
          <IconButton label="Close" icon={<icons.CloseIcon />} />
          <TextLink href="/design">Text link</TextLink>
        </div>
      </Sample>
      <Sample title="Icons">
        <div className="flex flex-wrap gap-4">
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </div>
      </Sample>
      <Sample title="Fields">
        <TextField label="Name" defaultValue="Ingrid" />
        <TextField id="design-hint" label="Email" hint="For the confirmation" type="email" />
        <TextField id="design-error" label="Postal code" error="Please fill this in." />
        <SelectField label="Size" placeholder="Choose one" options={[{ value: 's', label: 'Small' }]} />
        <div className="flex flex-wrap items-center gap-4">
          <QuantityField value={1} />
          <QuantityField value={12} size="small" />
          <QuantityField value={2} size="small" disabled />
        </div>
      </Sample>
      <Sample title="Prices and badges">
        {summaries.map(({ id, price }) => (
          <p key={id}>
            <Price price={price} />
          </p>
        ))}
        <div className="flex gap-3 bg-backdrop p-4">
          <Badge>Best seller</Badge>
          <Badge tone="accent">Sale</Badge>
          <Badge tone="quiet">Sold out</Badge>
        </div>
      </Sample>
      <Sample title="Messages">
        <Notice>We have 3 of Sample Bowl left.</Notice>
        <Notice tone="bad">We’re having trouble connecting. Nothing was lost.</Notice>
        <DrawerState />
      </Sample>
      <Sample title="Unfolding, waiting">
        <Disclosure title="Care">Dishwasher safe on a gentle cycle.</Disclosure>
        <Disclosure title="Material" open>
          Stoneware, satin glaze
        </Disclosure>
        <Skeleton className="h-6 w-44" />
      </Sample>
    </div>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4 border-t border-line pt-6">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}
