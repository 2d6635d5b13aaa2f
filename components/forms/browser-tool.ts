/**
 * Attributes of a form that an assistant in the browser can fill in for the shopper (WebMCP,
 * https://developer.chrome.com/docs/ai/webmcp/declarative-api). They need no script. A form that
 * changes something has the first two only, so that the browser asks the person before it sends it.
 */
export type BrowserTool = {
  /** For programs, in snake case. Unique on its page. */
  toolname: string;
  /** A message of the shop, never a text of a merchant or a shopper. */
  tooldescription: string;
  /** Sends the form without a question to the person. */
  toolautosubmit?: '';
};

/**
 * Returns the attributes of a form that only opens a page. Call it behind `FEATURES.webMcp`, so
 * that the build drops it for other shops.
 */
export const readingTool = (toolname: string, tooldescription: string): BrowserTool => ({
  toolname,
  tooldescription,
  toolautosubmit: '',
});
