/**
 * Parses the platform's picture URLs:
 * `/media/<id>/v1/<operation>/<parameters>[/<operation>/<parameters>]/<name>`. Rules as documented:
 * width and height are 1 to 5000. fit keeps the ratio and never enlarges. fill returns exactly the
 * requested size. crop first cuts out a box. The name's extension sets the format unless `enc_…`
 * does.
 */

/** A box in pixels of the source. */
export type Box = { x: number; y: number; width: number; height: number };

export type Encoding = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

export type Transform = {
  crop: Box | undefined;
  resize:
    | { kind: 'fit'; width: number; height: number }
    /** `focus`: the point that stays in the picture, each coordinate 0 to 1 from the top left. */
    | { kind: 'fill'; width: number; height: number; focus: { x: number; y: number } }
    | undefined;
  /** 1 to 100. */
  quality: number;
  sharpen: { radius: number; amount: number; threshold: number } | undefined;
  blur: number | undefined;
  progressive: boolean;
  /** `auto`: AVIF or WebP if the client accepts it, otherwise the name's format. */
  encoding: Encoding | 'auto';
  /** The encoding of the name's extension. */
  named: Encoding;
};

export class BadTransform extends Error {
  override readonly name = 'BadTransform';
}

const MAX_SIDE = 5000;
const DEFAULT_QUALITY = 80;
const CENTER = { x: 0.5, y: 0.5 };
const ALIGNMENTS: Record<string, { x: number; y: number }> = {
  c: CENTER,
  t: { x: 0.5, y: 0 },
  b: { x: 0.5, y: 1 },
  l: { x: 0, y: 0.5 },
  r: { x: 1, y: 0.5 },
  tl: { x: 0, y: 0 },
  tr: { x: 1, y: 0 },
  bl: { x: 0, y: 1 },
  br: { x: 1, y: 1 },
};
const EXTENSIONS: Record<string, Encoding> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
};
const ENCODINGS: Record<string, Encoding | 'auto'> = {
  auto: 'auto',
  avif: 'avif',
  pavif: 'avif',
  webp: 'webp',
  jpg: 'jpeg',
  png: 'png',
};

/**
 * Parses the part after `/v1/`, decoded and split at the slashes, for a source of this size.
 * @throws BadTransform with the text for the 400.
 */
export function parseTransform(segments: string[], source: { width: number; height: number }): Transform {
  const name = segments.at(-1) ?? '';
  const steps = segments.slice(0, -1);
  if (steps.length !== 2 && steps.length !== 4)
    throw new BadTransform('Expected /v1/<operation>/<parameters>/<name>');
  const transform: Transform = {
    crop: undefined,
    resize: undefined,
    quality: DEFAULT_QUALITY,
    sharpen: undefined,
    blur: undefined,
    progressive: true,
    named: encodingOfName(name),
    encoding: encodingOfName(name),
  };
  for (let index = 0; index < steps.length; index += 2)
    applyStep(transform, steps[index] ?? '', readParameters(steps[index + 1] ?? ''), source);
  return transform;
}

function applyStep(
  transform: Transform,
  operation: string,
  parameters: Map<string, string>,
  source: { width: number; height: number },
): void {
  if (transform.resize !== undefined)
    throw new BadTransform('Only a crop can stand before another operation');
  const width = side(parameters, 'w');
  const height = side(parameters, 'h');
  if (operation === 'crop') {
    if (transform.crop !== undefined) throw new BadTransform('Only one crop can be given');
    const x = number(parameters, 'x', 0, source.width - 1);
    const y = number(parameters, 'y', 0, source.height - 1);
    if (x + width > source.width || y + height > source.height)
      throw new BadTransform('The crop is not inside the picture');
    transform.crop = { x, y, width, height };
  } else if (operation === 'fit') {
    transform.resize = { kind: 'fit', width, height };
  } else if (operation === 'fill') {
    transform.resize = { kind: 'fill', width, height, focus: readFocus(parameters) };
  } else {
    throw new BadTransform(`Unknown operation ${operation}`);
  }
  applyOptions(transform, parameters);
}

function applyOptions(transform: Transform, parameters: Map<string, string>): void {
  if (parameters.has('q')) transform.quality = number(parameters, 'q', 1, 100);
  if (parameters.has('blur')) transform.blur = decimal(parameters.get('blur'), 0.3, 100);
  if (parameters.has('bl')) transform.progressive = false;
  const usm = parameters.get('usm')?.split('_');
  if (usm)
    transform.sharpen = {
      radius: decimal(usm[0], 0, 500),
      amount: decimal(usm[1], 0, 500),
      threshold: decimal(usm[2], 0, 255),
    };
  const encoding = parameters.get('enc');
  if (encoding !== undefined) {
    const known = ENCODINGS[encoding];
    if (known === undefined) throw new BadTransform(`Unknown encoding ${encoding}`);
    transform.encoding = known;
  }
}

const KNOWN = new Set(['w', 'h', 'x', 'y', 'al', 'fp', 'q', 'enc', 'lg', 'usm', 'blur', 'bl', 'quality']);

/** `w_200,h_100,fp_0.5_0.25` → w, h, fp. */
function readParameters(text: string): Map<string, string> {
  return new Map(
    text.split(',').map((part) => {
      const [key = '', ...value] = part.split('_');
      if (!KNOWN.has(key)) throw new BadTransform(`Unknown parameter ${part}`);
      return [key, value.join('_')];
    }),
  );
}

function readFocus(parameters: Map<string, string>): { x: number; y: number } {
  const point = parameters.get('fp')?.split('_');
  if (point) return { x: decimal(point[0], 0, 1), y: decimal(point[1], 0, 1) };
  const alignment = parameters.get('al') ?? 'c';
  const focus = Object.hasOwn(ALIGNMENTS, alignment) ? ALIGNMENTS[alignment] : undefined;
  if (focus === undefined) throw new BadTransform(`Unknown alignment ${alignment}`);
  return focus;
}

const side = (parameters: Map<string, string>, key: 'w' | 'h'): number =>
  number(parameters, key, 1, MAX_SIDE);

function number(parameters: Map<string, string>, key: string, min: number, max: number): number {
  const text = parameters.get(key) ?? '';
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new BadTransform(`${key} must be a whole number from ${min} to ${max}`);
  return value;
}

function decimal(text: string | undefined, min: number, max: number): number {
  const value = text !== undefined && /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw new BadTransform(`Expected a number from ${min} to ${max}`);
  return value;
}

function encodingOfName(name: string): Encoding {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const encoding = Object.hasOwn(EXTENSIONS, extension) ? EXTENSIONS[extension] : undefined;
  if (encoding === undefined) throw new BadTransform('The name must end in .jpg, .png, .webp, .gif or .avif');
  return encoding;
}
