/**
 * Returns whether a slug or an id can be a segment of a path. The client does not encode a slash,
 * and a segment of dots would address another call.
 */
export const isPathSegment = (value: string): boolean => value !== '' && !/[/\\]|^\.+$/.test(value);
