/** Returns the first characters of a text. A half of a character would not be stored. */
export const cutText = (text: string, most: number): string => [...text].slice(0, most).join('');
