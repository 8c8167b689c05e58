interface CheckBoxProps {
  name: string
  label: string
  isOn: boolean
  /** The label is for assistive technology only; something visible says the same. */
  isLabelHidden?: boolean
  onChange: (value: '1' | '0') => void
}

/**
 * A check box that also sends a value when it is not ticked, for the form without scripts: the hidden field sends `0`.
 * If both are sent, the first counts.
 */
export function CheckBox({ name, label, isOn, isLabelHidden = false, onChange }: CheckBoxProps) {
  return (
    <span className="block">
      <label className="inline-flex min-h-7 items-center gap-2 text-sm leading-tight">
        <input
          type="checkbox"
          name={name}
          value="1"
          checked={isOn}
          className="size-4 flex-none"
          onChange={(event) => onChange(event.target.checked ? '1' : '0')}
        />
        <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      </label>
      <input type="hidden" name={name} value="0" />
    </span>
  )
}
