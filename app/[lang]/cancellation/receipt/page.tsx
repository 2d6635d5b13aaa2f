import { StatementReceiptPage, statementMetadata } from '../../forms/statement-pages';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

export const generateMetadata = () => statementMetadata('cancellation', 'receiptTitle');

/** The statement that was sent. */
export default function CancellationReceiptPage() {
  return <StatementReceiptPage kind="cancellation" />;
}
