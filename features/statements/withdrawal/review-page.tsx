import { StatementReviewPage, statementMetadata } from '../statement-pages';

export const generateMetadata = () => statementMetadata('withdrawal', 'reviewTitle');

export default function WithdrawalReviewPage() {
  return <StatementReviewPage kind="withdrawal" />;
}
