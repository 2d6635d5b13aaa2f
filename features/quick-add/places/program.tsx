import { AddForms } from '../add-forms';
import { QuickAdd } from '../quick-add';

export default function Program() {
  return (
    <>
      <AddForms />
      <QuickAdd />
    </>
  );
}
