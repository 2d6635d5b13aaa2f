'use client';

import { useState } from 'react';
import { CartLines, CartLinesSkeleton } from '@/components/cart/cart-lines';
import { CartUnreachable } from '@/components/cart/cart-states';
import { CartSummary } from '@/components/cart/cart-summary';
import { CheckoutForm } from '@/components/cart/checkout-form';
import { CodeForm } from '@/components/cart/code-form';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { Notice } from '@/components/ui/notice';
import type { Cart, CartEstimate, TotalsChoice } from '@/lib/model/cart';
import { SUBDIVISIONS } from '@/lib/model/subdivisions';

const nothing = () => {};
const fail = async () => false;
const reject = async () => ({
  ok: false as const,
  message: 'We don’t recognize that code. Check the spelling and try again.',
});
const api = { setQuantity: fail, applyCode: reject, removeCoupon: nothing, removeGiftCard: nothing };
const removal = {
  removed: null,
  restored: null,
  rejection: null,
  remove: fail,
  undo: nothing,
  dismissRejection: nothing,
};

export function CartStates({ cart, estimate }: { cart: Cart; estimate: CartEstimate }) {
  const [choice, setChoice] = useState<TotalsChoice>({
    country: 'US',
    subdivision: 'US-NY',
    shippingCode: null,
    membershipIds: [],
  });
  const summary = {
    cart,
    choice,
    taxSubdivisions: SUBDIVISIONS,
    onChoice: (change: Partial<TotalsChoice>) => setChoice((before) => ({ ...before, ...change })),
    returnTo: '/design',
  };
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(20rem,4fr)]">
      <div>
        <CartLines lines={cart.lines} api={api} removal={removal} returnTo="/design" />
        <CartLinesSkeleton count={1} />
        <CartUnreachable showsLastSeen onRetry={nothing} />
      </div>
      <div className="grid gap-8">
        <div className="rounded-panel bg-sunken p-6">
          <CartSummary
            {...summary}
            estimate={estimate}
            status="ready"
            more={<CodeForm cart={cart} api={api} returnTo="/design" error="That code has expired." />}
          >
            <CheckoutForm cart={cart} choice={null} blockedBy={null} />
          </CartSummary>
        </div>
        <div className="rounded-panel bg-sunken p-6">
          <CartSummary {...summary} estimate={null} status="loading" />
          <CodeForm cart={{ couponCode: 'WELCOME10' }} api={api} returnTo="/design" />
        </div>
        <div className="rounded-panel bg-sunken p-6">
          <CartSummary
            {...summary}
            estimate={{ ...estimate, shippingOptions: [], shipping: null, tax: null, problems: ['shipping'] }}
            status="unreachable"
          />
        </div>
      </div>
    </div>
  );
}

export function DrawerState() {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(true);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        Open a drawer
      </Button>
      <Drawer title="A drawer" open={open} onClose={() => setOpen(false)}>
        <p className="p-5">Escape, the cross and the page behind close it.</p>
      </Drawer>
      {shown ? (
        <Notice tone="good" onDismiss={() => setShown(false)}>
          Added to your cart: Sample Bowl – Oat.
        </Notice>
      ) : null}
    </>
  );
}
