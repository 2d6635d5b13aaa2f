/** For data of pages: React writes an undefined field out as `"name":"$undefined"`. Takes JSON only. */
export const withoutUndefined = <T>(data: T): T => JSON.parse(JSON.stringify(data));
