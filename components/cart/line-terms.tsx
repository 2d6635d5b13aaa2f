import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { termsOfLine } from '@/lib/cart/line-terms';
import type { LineTerms as LineTermsValue } from '@/lib/model/product';
import { LineChoices } from './line-choices';

/** The recipient of a gift card, the plan of a subscription, and the delivery of a pre-order. */
export function LineTerms({ line }: { line: LineTermsValue }): ReactNode {
  const { terms } = useMessages('cart');
  return <LineChoices choices={termsOfLine(terms, useLang(), line)} />;
}
