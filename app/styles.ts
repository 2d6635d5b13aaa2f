import styles from './globals.css?inline';

/** The server's `#styles`, which it writes into each page. */
export const STYLES = styles;
