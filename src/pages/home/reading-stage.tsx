import shaft from '../../generated/drawings/shaft.svg?url'
import boxes from '../../generated/drawings/shaft-boxes.svg?url'
import { stepField } from '../../generated/step-field.ts'

/** Boxes appear in three turns. */
const turns = ['sizes', 'frames', 'rest']

const { box, brief, label } = stepField

/**
 * The sheet that reads itself while somebody scrolls: drawn, boxed by kind, one callout pulled out, its JSON, its
 * record. The style sheet moves it (`reading.css`), where browsers can; elsewhere the pictures of the steps tell the
 * same.
 */
export function ReadingStage() {
  return (
    <div className="reading__stage" aria-hidden="true" translate="no" lang="en">
      <div className="reading__sheet">
        <div>
          <img src={shaft} alt="" width="1680" height="1188" loading="lazy" />
          <div className="reading__pen" />
          {turns.map((turn) => (
            <img key={turn} src={`${boxes}#${turn}`} alt="" loading="lazy" />
          ))}
        </div>
        <svg
          className="reading__callout"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          aria-hidden="true"
        >
          <image href={shaft} width="420" height="297" />
        </svg>
        <svg className="reading__leader" viewBox="0 0 420 297" aria-hidden="true">
          <path pathLength="1" d="M126 127V151" />
          <path pathLength="1" d="M238 205H262" />
        </svg>
        <pre className="code">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own model */}
          <code dangerouslySetInnerHTML={{ __html: brief }} />
        </pre>
        <p>
          ITEM_NO
          <b>FA-1001-01</b>
          INSPECT
          <b>{label}</b>
        </p>
      </div>
    </div>
  )
}
