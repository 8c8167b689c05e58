import { SheetPicture, sampleSize } from '../../../components/sheets/sheet-picture.tsx'
import sheet from '../../../generated/drawings/bracket.svg?url'
import layers from '../../../generated/drawings/bracket-outputs.svg?url'
import { Code, CodeFrom, Dimensioned } from './marks.tsx'

/** Where pictures of the files begin, and how wide the two large ones are. */
const left = 120
const width = 232

interface CropProps {
  /** What is seen of the sheet, mm: left edge, top edge, width, height. */
  view: readonly [x: number, y: number, width: number, height: number]
  y: number
  /** What the file adds to the sheet or takes from it. */
  layer: string
}

/** The files of the sample bracket: its title block redacted, its balloons, and the sheet as small as a thumbnail. */
export function ReturnedFiles() {
  return (
    <>
      <CodeFrom x={8} y={30}>
        redaction
      </CodeFrom>
      <Crop view={[227, 226, 185, 62]} y={10} layer="redaction" />
      <CodeFrom x={8} y={122}>
        balloons
      </CodeFrom>
      <Crop view={[52, 202, 112, 80]} y={102} layer="balloons" />
      <CodeFrom x={8} y={320}>
        thumbnails
      </CodeFrom>
      <path className="diagram__line" d={`M${left} 282v22M${left + 96} 282v22`} />
      <Dimensioned from={left} to={left + 96} y={290} />
      <Code x={left + 136} y={294}>
        480 px
      </Code>
      <svg aria-hidden="true" x={left} y={306} width="96" height="68" viewBox="0 0 420 297">
        <SheetPicture src={sheet} {...sampleSize} />
      </svg>
      <path className="diagram__line" d={`M${left} 306h96v68h-96z`} />
    </>
  )
}

function Crop({ view, y, layer }: CropProps) {
  const height = (width * view[3]) / view[2]
  return (
    <>
      <svg aria-hidden="true" x={left} y={y} width={width} height={height} viewBox={view.join(' ')}>
        <SheetPicture src={sheet} {...sampleSize} />
        <SheetPicture src={`${layers}#${layer}`} {...sampleSize} />
      </svg>
      <path className="diagram__line" d={`M${left} ${y}h${width}v${height}h${-width}z`} />
    </>
  )
}
