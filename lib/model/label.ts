/**
 * Something that a name identifies and that may have a translated name. The name stays in the
 * site's main language: it is in the URLs of filters, in forms, and in the choices of variants.
 */
type Labeled = {
  name: string;
  /** The name in the language of the page. Absent where it is the same. */
  label?: string;
};

/** Returns the name to show. */
export const labelOf = ({ name, label }: Labeled): string => label ?? name;
