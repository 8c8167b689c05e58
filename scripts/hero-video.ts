import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import {
  type Drawing,
  displayListToSvg,
  drawingIds,
  drawProgress,
  getDrawing,
} from '@firstangle/drawings'
import { Resvg } from '@resvg/resvg-js'

/**
 * Renders the hero film from the sample drawings: each sheet is drawn line by line, then the boxes of
 * its fields appear. Needs ffmpeg (Debian package) and is run by hand when the drawings change;
 * the results in `src/media/` are committed.
 */
const outFolder = 'src/media'
const framesPerSecond = 20
const drawSeconds = 2.6
const boxSeconds = 1.2
const holdSeconds = 0.7
const filmSize = { width: 1280, height: 720 }

/** The files, each with the options of ffmpeg that make it. */
const files = {
  'hero.webm': '-an -pix_fmt yuv420p -c:v libvpx-vp9 -b:v 0 -crf 50 -row-mt 1 -g 400',
  'hero.mp4':
    '-an -pix_fmt yuv420p -c:v libx264 -crf 33 -preset veryslow -movflags +faststart -tune animation',
  'hero.webp': '-vf scale=640:-1 -quality 40',
}

function* frames(): Generator<Buffer> {
  for (const id of drawingIds) {
    const drawing = getDrawing(id)
    for (let n = 0; n < drawSeconds * framesPerSecond; n++)
      yield frame(drawing, n / (drawSeconds * framesPerSecond), 0)
    for (let n = 0; n < boxSeconds * framesPerSecond; n++)
      yield frame(drawing, 1, n / (boxSeconds * framesPerSecond))
    const last = frame(drawing, 1, 1)
    for (let n = 0; n < holdSeconds * framesPerSecond; n++) yield last
  }
}

/** One RGBA picture: black on white, so that CSS can blend it into either scheme. */
function frame(drawing: Drawing, drawn: number, boxed: number): Buffer {
  const { width, height } = drawing.sheet
  const viewHeight = (width * filmSize.height) / filmSize.width
  const crop = { x: 0, y: (height - viewHeight) / 3, width, height: viewHeight }
  const shown = drawing.fields.slice(0, Math.round(drawing.fields.length * boxed))
  const boxes = shown
    .map(
      ({ box }) =>
        `<rect x="${box.x - 1}" y="${box.y - 1}" width="${box.width + 2}" height="${box.height + 2}"/>`,
    )
    .join('')
  const sheet = displayListToSvg(drawProgress(drawing, drawn), drawing.sheet, {
    ink: '#000',
    paper: '#fff',
    crop,
  })
  const svg = sheet.replace(
    '</svg>',
    `<g fill="none" stroke="#000" stroke-width=".8">${boxes}</g></svg>`,
  )
  return Buffer.from(
    new Resvg(svg, { fitTo: { mode: 'width', value: filmSize.width } }).render().pixels,
  )
}

/** Has ffmpeg make one of the files out of pictures. */
async function encode(name: keyof typeof files, pictures: readonly Buffer[]): Promise<void> {
  const input = `-f rawvideo -pix_fmt rgba -s ${filmSize.width}x${filmSize.height} -r ${framesPerSecond} -i -`
  const options = `-y -loglevel error ${input} ${files[name]} ${outFolder}/${name}`.split(' ')
  const ffmpeg = spawn('ffmpeg', options, { stdio: ['pipe', 'inherit', 'inherit'] })
  for (const picture of pictures) {
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await once(ffmpeg, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

mkdirSync(outFolder, { recursive: true })
const film = [...frames()]
await encode('hero.webm', film)
await encode('hero.mp4', film)
// The last picture of the first sheet, in place of the film.
await encode('hero.webp', [frame(getDrawing('shaft'), 1, 1)])
