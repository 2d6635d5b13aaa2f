/**
 * Returns a test for `instanceof`. The bundles of a process have a class each, and an error of one
 * reaches another where they wait for the same promise (lib/process-state.ts). A subclass inherits
 * the test. It is told by its prototype, because all of its instances stay in one bundle.
 *
 * @param name that every instance has, in a minified build too
 */
export const isNamed = (name: string) =>
  function isInstance(this: { prototype: object }, value: unknown): boolean {
    if (!(value instanceof Error)) return false;
    const isSubclass = !Object.hasOwn(this, Symbol.hasInstance);
    return isSubclass ? Object.prototype.isPrototypeOf.call(this.prototype, value) : value.name === name;
  };
