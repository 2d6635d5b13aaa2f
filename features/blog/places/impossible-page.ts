import { BLOG_HREF } from '../paths';

const BLOG_PAGE =
  /^\/blog(?:\/tags\/[^/]{1,300}|(?=\/pages\/))?(?:\/pages\/[1-9]\d{0,3})?$|^\/blog\/[^/]{1,300}$/;

/** A page of the blog is found among all of them, so one that does not exist costs nothing. */
const isImpossible = (path: string): boolean => path.startsWith(`${BLOG_HREF}/`) && !BLOG_PAGE.test(path);

export default isImpossible;
