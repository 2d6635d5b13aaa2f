import { z } from 'zod';

const CUT_OFF = "must be a time of the shop's time zone, such as '14:00'";
const DAYS = 'must be days of the week from 0, which is Sunday, to 6';
const PAGE = 'must be a path of this shop, such as /size-guide';

const name = z.string().min(1).max(100);
const names = (what: string) => z.array(name).min(1).max(20, `must have at most 20 ${what}`);

/** Orders before the cut-off are prepared on the same working day. */
export const deliveryDateSchema = z.strictObject({
  cutOff: z.string(CUT_OFF).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, CUT_OFF),
  workingDays: z.array(z.int(DAYS).min(0, DAYS).max(6, DAYS)).min(1).max(7).optional(),
});

export const sizeGuideSchema = z.strictObject({
  /** Options of a product that need a size guide. */
  options: names('names of options'),
  /** Titles of the info sections that are a size guide. */
  sections: names('titles').optional(),
  /** The page for products without such a section. */
  page: z
    .string(PAGE)
    .regex(/^\/[\p{Ll}\p{Lo}\p{N}_-]{1,100}$/u, PAGE)
    .optional(),
});

export const scaleFigureSchema = z.strictObject({
  /** Titles of the info sections with the dimensions. */
  sections: names('titles'),
  beside: z.enum(['mug', 'hand'], 'must be mug or hand'),
});
