'use client';

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useLang } from '#messages';
import { useSelection } from '@/components/catalog/selection-context';
import { localHref } from '@/lib/urls';
import { backInStockHref } from './address';
import type { RequestForm } from './request-form';
import { waitedVariants } from './sold-out-variants';

type BackInStockProps = {
  label: string;
  /** Whether the page provides the form's messages. Without them, the link opens its page. */
  hasForm: boolean;
};

const load = () => import('./request-form');
const prepare = (): void => void load().catch(() => {});

/** With JavaScript, the link opens the form in its place. Shows nothing while the choices can be bought. */
export function BackInStock({ label, hasForm }: BackInStockProps) {
  const { product, choices } = useSelection();
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ Form: ComponentType<ComponentProps<typeof RequestForm>> } | null>(
    null,
  );
  const variants = waitedVariants(product, choices);
  const [first, ...others] = variants;

  // The link that had the focus is gone.
  useEffect(() => {
    if (shown) box.current?.querySelector<HTMLInputElement>('[type=email]')?.focus();
  }, [shown]);

  if (!first) return null;
  if (shown)
    return (
      <div ref={box} className="back-in-stock mt-6">
        <shown.Form key={others.length > 0 ? 'some' : first.id} product={product} variants={variants} />
      </div>
    );
  return (
    <a
      href={localHref(lang, backInStockHref(product.slug, others.length > 0 ? null : first.id))}
      onPointerEnter={hasForm ? prepare : undefined}
      onFocus={hasForm ? prepare : undefined}
      onClick={(event) => {
        if (!hasForm || event.metaKey || event.ctrlKey || event.shiftKey) return;
        const { href } = event.currentTarget;
        event.preventDefault();
        load().then(
          ({ RequestForm: Form }) => setShown({ Form }),
          () => location.assign(href),
        );
      }}
      className="back-in-stock button button-large button-primary mt-3 w-full"
    >
      {label}
    </a>
  );
}
