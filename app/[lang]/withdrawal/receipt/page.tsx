import { StatementReceiptPage, statementMetadata } from '../../forms/statement-pages';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

export const generateMetadata = () => statementMetadata('withdrawal', 'receiptTitle');

/** The statement that was sent. */
export default function WithdrawalReceiptPage() {
  return <StatementReceiptPage kind="withdrawal" />;
}
