type Fact = { title: string; text: string };

/** A few facts about the shop, side by side. */
export function StoryFacts({ facts, label }: { facts: readonly Fact[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="page-frame grid gap-x-12 gap-y-8 pt-group sm:grid-cols-3 lg:gap-x-20 lg:pt-16"
    >
      {facts.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-5">
          <h3 className="font-display text-title">{title}</h3>
          <p className="mt-2 max-w-[34ch] text-small text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
