/** Empty for an absent field and for a file. */
export function readTextField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
