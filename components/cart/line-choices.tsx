type LineChoicesProps = { choices: { name: string; value: string }[] };

export function LineChoices({ choices }: LineChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <dl className="text-small text-muted">
      {choices.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-1">
          <dt>{name}:</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
