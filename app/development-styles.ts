import './globals.css';

/** The `#styles` of development, where the framework links the file and replaces it after each change. */
export const STYLES = '';
