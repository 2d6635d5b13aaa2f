/**
 * Runs inside a page, or in the window of a component test, and reports each text that React changes
 * while other nodes are next to it. It must not refer to anything outside itself.
 *
 * A browser's translator replaces a text by an element. React keeps the former text node of every
 * text that is not the only child of its element, and then changes what is no longer in the page, or
 * throws because it cannot remove it. So a text that can change is the only child of its element.
 *
 * React marks its text nodes with a property. The only text of an element has no node of React: the
 * element's content is replaced as a whole.
 * @param {(complaint: string) => void} [report]
 */
export function watchTexts(report = console.error) {
  /** @param {Node | null} node */
  const isTextOfReact = (node) =>
    node instanceof Text &&
    (node.nodeValue ?? '').trim() !== '' &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

  /**
   * @param {string} change
   * @param {Node | null} text
   * @param {Node | null} parent
   */
  const check = (change, text, parent) => {
    // Translators do not see shadow trees.
    if (parent instanceof Element && parent.getRootNode() === document && isTextOfReact(text))
      report(
        `React ${change} “${text?.nodeValue}” among other nodes, which fails in a translated page: ${parent.outerHTML.slice(0, 300)}`,
      );
  };

  const changes = { removeChild: 'removes', insertBefore: 'adds', appendChild: 'adds' };
  for (const [name, change] of Object.entries(changes)) {
    const original = Reflect.get(Node.prototype, name);
    /**
     * @this {Node}
     * @param {Node} child
     * @param {(Node | null)[]} rest
     */
    const watched = function (child, ...rest) {
      check(change, child, this);
      for (const next of rest) check('inserts before', next, this);
      return Reflect.apply(original, this, [child, ...rest]);
    };
    Reflect.set(Node.prototype, name, watched);
  }

  for (const { prototype } of [Node, CharacterData]) {
    const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
    if (value?.set)
      Object.defineProperty(prototype, 'nodeValue', {
        ...value,
        set(text) {
          check(`writes “${text}” over`, this, this.parentNode);
          value.set?.call(this, text);
        },
      });
  }
}
