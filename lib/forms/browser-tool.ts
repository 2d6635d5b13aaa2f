/**
 * For assistants in the browser (https://developer.chrome.com/docs/ai/webmcp/declarative-api). Without
 * `toolautosubmit`, as where a form changes something, the browser asks the person before it sends.
 */
export type BrowserTool = {
  /** For programs, in snake case. Unique on its page. */
  toolname: string;
  /** A message of the shop, never a text of a merchant or a shopper. */
  tooldescription: string;
  /** Sends the form without a question to the person. */
  toolautosubmit?: '';
};

/** For a form that changes something. Null in a shop without such tools. */
export const browserTool = (toolname: string, tooldescription: string): BrowserTool | null =>
  FEATURES.webMcp ? { toolname, tooldescription } : null;

/** For a form that only opens a page. Null in a shop without such tools. */
export function readingTool(toolname: string, tooldescription: string): BrowserTool | null {
  const tool = browserTool(toolname, tooldescription);
  return tool && { ...tool, toolautosubmit: '' };
}
