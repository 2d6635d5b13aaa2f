import type { Messages } from '../en';

export const cartChanges: Messages['cartChanges'] = {
  title: 'הסל שלכם השתנה',
  dismiss: 'הבנתי',
  price: 'המחיר של \u2068{name}\u2069 הוא עכשיו {to} במקום {from}.',
  raisedTitle: 'לפני שתעברו לקופה',
  raisedTotal: 'הסכום הכולל הוא עכשיו {to} במקום {from}.',
  raisedNext: 'אם זה מתאים לכם, עברו שוב לקופה.',
  gone: 'המוצר \u2068{name}\u2069 כבר לא נמצא בסל שלכם.',
  unavailable: 'המוצר \u2068{name}\u2069 אזל מהמלאי.',
  availableAgain: 'המוצר \u2068{name}\u2069 חזר למלאי.',
  short: {
    one: 'נשאר רק פריט אחד של \u2068{name}\u2069.',
    two: 'נשארו רק שני פריטים של \u2068{name}\u2069.',
    other: 'נשארו רק {count} פריטים של \u2068{name}\u2069.',
  },
  shortUncounted: 'לא נשארו מספיק פריטים של \u2068{name}\u2069.',
  removed: 'המוצר \u2068{name}\u2069 הוסר.',
  undo: 'ביטול',
  undoFor: 'ההסרה של \u2068{name}\u2069',
  restored: 'המוצר \u2068{name}\u2069 חזר לסל שלכם.',
  freeDelivery: 'המשלוח שלכם חינם ({country}).',
  untilFreeDelivery: 'עוד {missing} למשלוח חינם ({country}).',
};
