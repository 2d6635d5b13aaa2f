/** A page has a form in Markdown at the same URL (places/request-answer.ts). */
export const headers = [
  { source: '/((?!_next/|api/|pictures/).*)', headers: [{ key: 'Vary', value: 'Accept' }] },
];
