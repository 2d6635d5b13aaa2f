/**
 * Says in a page of a development server what is wrong. Builds do not have it, so its text is in one
 * language and its styles are its own.
 */
export function DevelopmentNotice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div
      role="alert"
      lang="en"
      dir="ltr"
      className="m-4 rounded-panel bg-danger-soft p-4 text-small text-ink"
    >
      <p className="font-medium">{title}</p>
      {lines.map((line) => (
        <p key={line} className="font-mono whitespace-pre-wrap">
          {line}
        </p>
      ))}
    </div>
  );
}
