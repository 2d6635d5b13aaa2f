import { IconButton } from '@/components/ui/icon-button';
import { CloseIcon } from '@/components/ui/icons';

type FilterHeadingProps = {
  title: string;
  closeLabel: string;
  /** Id of the popover that it belongs to. */
  sheet: string;
  className: string;
};

/** Header of a filter sheet, with its close button. */
export function FilterHeading({ title, closeLabel, sheet, className }: FilterHeadingProps) {
  return (
    <div
      className={`flex min-h-16 items-center justify-between border-b border-line ps-gutter pe-2 ${className}`}
    >
      <p className="font-display text-title">{title}</p>
      <IconButton label={closeLabel} icon={<CloseIcon />} popoverTarget={sheet} popoverTargetAction="hide" />
    </div>
  );
}
