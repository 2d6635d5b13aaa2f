export type Logo = {
  src: string;
  /** For the dark theme. Without it, both themes have the same picture. */
  srcOnDark?: string | undefined;
  width: number;
  height: number;
};

/** The logo of the shop, or its name in the letters of headings. */
export function SiteLogo({ name, logo }: { name: string; logo?: Logo | undefined }) {
  if (!logo) return name;
  const { src, srcOnDark, width, height } = logo;
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size */}
      <img
        src={src}
        alt={name}
        width={width}
        height={height}
        className={srcOnDark ? 'on-light' : undefined}
      />
      {srcOnDark ? (
        // biome-ignore lint/performance/noImgElement: a drawing has one size
        <img src={srcOnDark} alt={name} width={width} height={height} className="on-dark" />
      ) : null}
    </>
  );
}
