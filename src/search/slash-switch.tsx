import { useState } from 'react'
import { chooseSlash, isSlashChosen } from '../i18n/choice.ts'

/** Turns the shortcut `/` off, for those who type or speak it by accident (WCAG 2.1.4). */
export function SlashSwitch({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(isSlashChosen)
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          chooseSlash(target.checked)
          setIsOn(target.checked)
        }}
      />
      {label}
    </label>
  )
}
