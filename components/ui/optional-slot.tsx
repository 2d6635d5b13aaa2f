import type { ReactNode } from 'react';
import { partOnFailure } from '@/lib/http/null-on-failure';
import { failedPart } from './development-notice';
import { OptionalPart } from './optional-part';

type OptionalSlotProps = {
  /** Names the part in the log. */
  name: string;
  render: () => Promise<ReactNode>;
};

/**
 * A failure, here or in the browser, removes the part and not the page. Most reads return a
 * stand-in: an error of a cached function gives a static page the status 500 (Next.js 16.4).
 */
export async function OptionalSlot({ name, render }: OptionalSlotProps) {
  return <OptionalPart>{await partOnFailure(render(), name, failedPart(name))}</OptionalPart>;
}
