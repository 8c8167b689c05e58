interface SchemeLabels {
  label: string
  system: string
  light: string
  dark: string
}

const schemes = ['system', 'light', 'dark'] as const

/** Paper, blueprint, or as the system says; `frame/scheme.ts` applies the choice. Follows the system until then. */
export function SchemeSwitch({ labels, name }: { labels: SchemeLabels; name: string }) {
  return (
    <fieldset className="needs-script" data-scheme-switch>
      <legend className="sr-only">{labels.label}</legend>
      <div className="scheme-switch">
        {schemes.map((option) => (
          <label key={option}>
            <input type="radio" name={name} value={option} defaultChecked={option === 'system'} />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
