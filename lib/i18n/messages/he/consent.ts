import type { Messages } from '../en';

export const consent: Messages['consent'] = {
  title: 'פרטיות',
  text: 'האם מותר לנו למדוד את השימוש שלכם בחנות? המדידה עוזרת לנו לשפר אותה. אפשר לשנות את התשובה בכל עת, בתחתית כל עמוד.',
  privacyPage: 'מדיניות הפרטיות',
  accept: 'אישור',
  decline: 'דחייה',
  settings: 'הגדרות פרטיות',
};
