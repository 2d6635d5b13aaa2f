import { SavedForLater } from '../saved-for-later';

export default function BelowLines() {
  return <SavedForLater />;
}
