interface CheckBoxProps {
  name: string
  label: string
  isOn: boolean
  /** The label is for assistive technology only; something visible says the same. */
  isLabelHidden?: boolean
}

/**
 * A check box that sends a value both ways in a form without scripts. Of two values with one name the first counts; if
 * only the hidden one is sent, the box is empty.
 */
export function CheckBox({ name, label, isOn, isLabelHidden = false }: CheckBoxProps) {
  return (
    <span className="block">
      <label className="inline-flex min-h-7 items-center gap-2 text-sm leading-tight">
        <input
          type="checkbox"
          name={name}
          value="1"
          defaultChecked={isOn}
          className="size-4 flex-none"
        />
        <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      </label>
      <input type="hidden" name={name} value="0" />
    </span>
  )
}
