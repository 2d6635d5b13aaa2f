'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

export function PrintButton({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Button
      type="button"
      variant="quiet"
      className={clsx('print-button', className)}
      onClick={() => window.print()}
    >
      {children}
    </Button>
  );
}
