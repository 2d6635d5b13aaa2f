import { FeesApart, GuaranteeLink } from '@/components/layout/legal-notices';

export default function DrawerNotice() {
  return (
    <>
      {FEATURES.fees ? <FeesApart /> : null}
      {FEATURES.guarantee ? <GuaranteeLink /> : null}
    </>
  );
}
