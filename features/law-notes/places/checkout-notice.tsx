import { FeesApart, GuaranteeRights } from '@/components/layout/legal-notices';
import { SHOP } from '@/lib/config/shop';

export default function CheckoutNotice() {
  const { guarantee } = SHOP.law ?? {};
  return (
    <>
      {FEATURES.fees ? <FeesApart /> : null}
      {FEATURES.guarantee ? <GuaranteeRights open={guarantee ? guarantee.notice === 'open' : false} /> : null}
    </>
  );
}
