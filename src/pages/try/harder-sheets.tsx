import type { StartCopy } from '../../../shared/content/pages/try.ts'
import { harderSheets } from './samples.ts'

/** Scans, a photograph and sheets of other kinds: read with one click, with the JSON that should come out. */
export function HarderSheets({ copy }: { copy: StartCopy }) {
  return (
    <div className="needs-script mt-6">
      <p className="text-muted">{copy.sheetsTitle}</p>
      <ul className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {harderSheets.map(({ id, file, format, kilobytes, expected }) => (
          <li
            key={id}
            className="grid gap-x-4 border-b border-hairline py-2 text-sm xl:flex xl:items-baseline xl:justify-between"
          >
            <button
              type="button"
              data-sample={file}
              className="py-1 text-left text-action underline underline-offset-2"
            >
              {copy.sheets[id]}
            </button>
            <span className="text-muted xl:whitespace-nowrap">
              {format}, {kilobytes} kB ·{' '}
              <a href={expected} download={`${id}.json`}>
                {copy.expected}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
