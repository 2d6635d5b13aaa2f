import { StatementReceiptPage, statementMetadata } from '../statement-pages';

export const generateMetadata = () => statementMetadata('cancellation', 'receiptTitle');

export default function CancellationReceiptPage() {
  return <StatementReceiptPage kind="cancellation" />;
}
