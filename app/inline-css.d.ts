/** The text of a style sheet, compiled by app/inline-css-loader.mjs. */
declare module '*.css?inline' {
  const styles: string;
  export default styles;
}
