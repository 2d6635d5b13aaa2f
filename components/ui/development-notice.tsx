/** Styles of its own, because each class would be in the style sheet of every page. */
const STYLE = {
  margin: '1rem',
  padding: '1rem',
  border: '2px solid var(--role-danger)',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
} as const;

/** Says in a page of a development server what is wrong. No build shows it. */
export function DevelopmentNotice({ about, lines }: { about: string; lines: readonly string[] }) {
  return (
    <div role="alert" dir="ltr" translate="no" style={STYLE}>
      {[about, ...lines].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

export const failedPart = (name: string) => (error: unknown) => (
  <DevelopmentNotice about={name} lines={[String(error)]} />
);
