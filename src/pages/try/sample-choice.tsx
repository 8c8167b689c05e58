import type { StartCopy } from '../../../shared/content/pages/try.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { harderSheets, samples } from './samples.ts'

/** The sample drawings as buttons that name their file, and the way to a single line of text. */
export function SampleChoice({ copy }: { copy: StartCopy }) {
  return (
    <div className="mt-10">
      <p className="needs-script text-muted">{copy.samplesTitle}</p>
      <ul className="needs-script mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {samples.map((sample) => (
          <li key={sample.id}>
            <button
              type="button"
              data-sample={sample.file}
              className="block size-full border border-line bg-sheet text-left hover:border-action"
            >
              <img
                src={sample.picture}
                alt=""
                width={420}
                height={297}
                loading="lazy"
                className="block h-auto w-full"
              />
              <span className="block border-t border-hairline px-2 py-2 text-sm">
                {copy.samples[sample.id]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <HarderSheets copy={copy} />
      <p className="mt-6 text-muted">
        {copy.callout.text} <SiteLink href={copy.callout.href}>{copy.callout.label}</SiteLink>
      </p>
    </div>
  )
}

/** Scans, a photograph and sheets of other kinds: read with one click, with the JSON that should come out. */
function HarderSheets({ copy }: { copy: StartCopy }) {
  return (
    <div className="needs-script mt-6">
      <p className="text-muted">{copy.sheetsTitle}</p>
      <ul className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {harderSheets.map(({ id, file, format, kilobytes, expected }) => (
          <li
            key={id}
            className="grid gap-x-4 border-b border-hairline py-2 text-sm xl:flex xl:flex-wrap xl:items-baseline xl:justify-between"
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
