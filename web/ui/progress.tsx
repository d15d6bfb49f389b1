/** A progress bar; without a value, indeterminate. */
type ProgressProps = { label: string; value?: number; max?: number; valueText?: string };

export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        {valueText && <bdi className="text-slate">{valueText}</bdi>}
      </div>
      <progress className="progress" value={value} max={max} aria-label={label} aria-valuetext={valueText} />
    </div>
  );
}
