import { SaveForLater } from '../saved-for-later';

export default function LineAction() {
  return <SaveForLater />;
}
