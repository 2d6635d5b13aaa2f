import { StatementReceiptPage, statementMetadata } from '../statement-pages';

export const generateMetadata = () => statementMetadata('withdrawal', 'receiptTitle');

export default function WithdrawalReceiptPage() {
  return <StatementReceiptPage kind="withdrawal" />;
}
