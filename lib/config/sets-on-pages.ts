type Shop = {
  features?: { sets?: boolean | undefined } | undefined;
  pages?: Readonly<Record<string, { sections: readonly unknown[] }>> | undefined;
};

/**
 * A page of text loads the scripts of all parts that such pages can have, so that the build leaves out those of
 * sets for a shop that has none there.
 */
export const hasSetsOnPages = ({ features = {}, pages = {} }: Shop): boolean =>
  features.sets === true &&
  Object.values(pages).some(({ sections }) => sections.some((one) => Object(one).type === 'set'));
