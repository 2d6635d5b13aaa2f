import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'הוספה לסל',
  soldOut: 'אזל מהמלאי',
  stock: {
    'sold-out': 'אזל מהמלאי',
    'not-made': 'לא מיוצר בשילוב הזה',
    'in-stock': 'במלאי',
    'at-once': 'זמין מיד',
  },
  onlyLeft: 'רק {left} במלאי',
  choiceSoldOut: '(אזל מהמלאי)',
  choiceNotMade: '(לא מיוצר)',
  pleaseChoose: 'יש לבחור',
  chooseOptions: 'בחרו: {options}.',
  thisSoldOut: 'הדגם הזה אזל מהמלאי: \u2068{name}\u2069. בחרו דגם אחר.',
  thisNotMade: 'הדגם הזה לא מיוצר: \u2068{name}\u2069. בחרו דגם אחר.',
  optional: '\u2068{title}\u2069 (לא חובה)',
  upTo: 'עד {count} תווים',
  fillIn: 'מלאו את השדה הזה.',
  added: 'נוסף לסל שלכם: \u2068{what}\u2069.',
  notAdded: 'לא הצלחנו להוסיף את \u2068{what}\u2069.',
  add: 'הוספה',
  addFor: 'הוספה ב־{price}',
  option: { beforeVowel: '{name}', other: '{name}' },
  choose: 'בחירת \u2068{option}\u2069',
  similar: 'למוצרים דומים',
};
