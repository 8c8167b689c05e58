import { useEffect, useRef } from 'react'
import { fillText, formatDate, formatNumber } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { actionLook } from '../../../components/actions/action-link.tsx'
import { printMarked } from '../../../components/actions/print-marked.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import type { ReceiptOrigin } from '../../../try/receipt/receipt.ts'
import type { MadeReceipt } from './made-receipt.ts'

/** The receipt: read on the screen, or printed alone on the sheet of the site. */
export function ReceiptSheet({ made: receipt }: { made: MadeReceipt }) {
  const { words, made, since, build } = receipt
  const heading = useRef<HTMLHeadingElement>(null)
  // The visitor has asked for it: with the focus here, a screen reader reads it from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new receipt is a new time
  useEffect(() => heading.current?.focus(), [made])
  const locale = documentLocale()
  const [date = ''] = made.toISOString().split('T')
  return (
    <section className="receipt__sheet printed-alone" aria-labelledby="receipt-title">
      <h2 id="receipt-title" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{fillText(words.made, { date: formatDate(date, locale), time: clockOf(made) })}</p>
      <p>{fillText(words.since, { time: clockOf(since) })}</p>
      <p>{fillText(words.build, { version: build.version, number: build.buildId })}</p>
      <Subjects made={receipt} />
      <Sent made={receipt} />
      <Kept made={receipt} />
      <Loaded made={receipt} locale={locale} />
      <Points {...words.limits} />
      <Points {...words.check} />
      <button type="button" className={`${actionLook.secondary} no-print`} onClick={printMarked}>
        {words.print}
      </button>
    </section>
  )
}

const clockOf = (time: Date) => time.toISOString().slice(11, 19)

function Subjects({ made: { words, subjects } }: { made: MadeReceipt }) {
  const { title, name, hash, unknown, none } = words.subjects
  if (subjects.length === 0) return <Part title={title}>{none}</Part>
  return (
    <>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{hash}</th>
          </tr>
        </thead>
        <tbody translate="no">
          {subjects.map((subject, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the list never changes
            <tr key={index}>
              <th scope="row">
                <bdi>{subject.name}</bdi>
              </th>
              <td className="receipt__hash">{subject.sha256 ?? unknown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Sent({ made: { words, receipt } }: { made: MadeReceipt }) {
  const { title, nothing, some, method, address, bytes, unknown } = words.sent
  if (receipt.isNothingSent) return <Part title={title}>{nothing}</Part>
  return (
    <>
      <Part title={title}>{some}</Part>
      <table>
        <thead>
          <tr>
            <th scope="col">{method}</th>
            <th scope="col">{address}</th>
            <th scope="col">{bytes}</th>
          </tr>
        </thead>
        <tbody translate="no">
          {receipt.sent.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be sent twice, and the list never changes
            <tr key={index}>
              <th scope="row">{one.method}</th>
              <td>{one.url}</td>
              <td>{one.bytes === null ? unknown : `${one.bytes} B`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Kept({ made: { words, receipt } }: { made: MadeReceipt }) {
  const { title, nothing, some, places, empty, unknown } = words.kept
  return (
    <>
      <Part title={title}>{receipt.isNothingKept ? nothing : some}</Part>
      <dl>
        {(Object.keys(places) as (keyof typeof places)[]).map((place) => {
          const names = receipt.kept[place]
          return (
            <div key={place}>
              <dt>{places[place]}</dt>
              <dd translate={names && names.length > 0 ? 'no' : undefined}>
                {names === null ? unknown : names.join(', ') || empty}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

function Loaded({ made: { words, receipt }, locale }: { made: MadeReceipt; locale: Locale }) {
  const { title, intro, dropped } = words.loaded
  return (
    <>
      <Part title={title}>{intro}</Part>
      {receipt.origins.map((origin) => (
        <OriginFiles key={origin.origin} origin={origin} locale={locale} words={words.loaded} />
      ))}
      {receipt.dropped > 0 && <p>{fillText(dropped, { count: receipt.dropped })}</p>}
    </>
  )
}

interface OriginFilesProps {
  origin: ReceiptOrigin
  locale: Locale
  words: MadeReceipt['words']['loaded']
}

function OriginFiles({
  origin: { origin, isOwn, files, transferred },
  locale,
  words,
}: OriginFilesProps) {
  const size = kilobytes(transferred, locale)
  return (
    <table>
      <caption>
        <b translate="no">{origin}</b> ({isOwn ? words.own : words.other}):{' '}
        {fillText(words.total, { count: files.length, size })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.file}</th>
          <th scope="col">{words.transferred}</th>
          <th scope="col">{words.size}</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.path}>
            <th scope="row">
              <span translate="no">{file.path}</span>
              {file.times > 1 && ` (${fillText(words.times, { count: file.times })})`}
            </th>
            <td>{file.transferred > 0 ? kilobytes(file.transferred, locale) : words.cached}</td>
            <td>{file.size > 0 ? kilobytes(file.size, locale) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 1 kB is 1,000 bytes. */
const kilobytes = (bytes: number, locale: Locale) =>
  `${formatNumber(bytes / 1000, locale, { fractionDigits: 1 })} kB`

function Part({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{children}</p>
    </>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
