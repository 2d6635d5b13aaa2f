import clsx from 'clsx';

type NumbersProps = { numbers: readonly { value: string; label: string }[]; className?: string };

/** Figures in large type. */
export const Numbers = ({ numbers, className }: NumbersProps) => (
  <dl className={clsx('grid gap-x-12 gap-y-6 border-y border-line py-6 sm:grid-cols-3', className)}>
    {numbers.map(({ value, label }) => (
      <div key={label} className="flex flex-col-reverse justify-end">
        <dt className="text-small text-muted">{label}</dt>
        <dd className="font-display text-page">{value}</dd>
      </div>
    ))}
  </dl>
);
