import { FeePerOrder, PriceNote } from '@/components/layout/legal-notices';

export default function FooterNote() {
  return (
    <>
      <PriceNote all />
      <FeePerOrder />
    </>
  );
}
