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
      <div className="flex flex-wrap border border-line">
        {schemes.map((option) => (
          <label
            key={option}
            className="relative flex min-h-9 flex-1 cursor-pointer items-center justify-center whitespace-nowrap px-3 text-xs not-first:border-l not-first:border-line has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === 'system'}
              className="absolute opacity-0"
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
