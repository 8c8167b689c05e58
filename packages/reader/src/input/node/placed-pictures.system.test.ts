import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, it } from 'vitest'
import { openDrawing } from '../open-drawing.ts'
import { nodePlatform } from './node-platform.ts'

const millimetre = 72 / 25.4

/** A picture of 60 by 20 mm, 300 dpi. */
function pictureOf(paint: (context: SKRSContext2D) => void): Buffer {
  const canvas = createCanvas(709, 236)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 709, 236)
  paint(context)
  return canvas.toBuffer('image/png')
}

/** A page of A4 with text of its own, each line 12 points below the one before, and a picture at a place in millimetres from below. */
async function pageWith(
  picture: Buffer,
  [x, y, width, height]: readonly [number, number, number, number],
  lines: readonly string[],
): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const page = file.addPage([297 * millimetre, 210 * millimetre])
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (const [row, line] of lines.entries()) {
    page.drawText(line, { x: 72, y: 72 - 12 * row, size: 10, font })
  }
  page.drawImage(await file.embedPng(picture), {
    x: x * millimetre,
    y: y * millimetre,
    width: width * millimetre,
    height: height * millimetre,
  })
  return file.save()
}

/** A sheet with text of its own and a picture at 100 mm from the left and 30 mm from the top. */
const sheetWith = (picture: Buffer) => pageWith(picture, [100, 160, 60, 20], ['12.5'])

/** A page of a report: a drawing as a picture that takes most of it, and sentences below. */
const reportWith = (picture: Buffer) =>
  pageWith(
    picture,
    [10, 30, 270, 170],
    Array(3).fill('This page of the report shows the drawing as it was sent to us.'),
  )

/** What is recognised on a sheet, and whether the engine was loaded for it. */
async function recognised(bytes: Uint8Array) {
  const platform = nodePlatform()
  let isLoaded = false
  const recogniser = () => {
    isLoaded = true
    return platform.recogniser()
  }
  const drawing = await openDrawing(bytes, { ...platform, recogniser })
  const { recognise } = await drawing.page(1)
  const page = await recognise?.(() => {})
  await drawing.close()
  return { texts: page?.texts ?? [], paths: page?.paths ?? [], isLoaded }
}

it('a title that is placed as a picture is read where it stands', async () => {
  const title = pictureOf((context) => {
    context.fillStyle = 'black'
    context.font = '60px sans-serif'
    context.fillText('BRACKET', 120, 140)
  })
  const { texts } = await recognised(await sheetWith(title))
  expect(texts.map(({ text }) => text)).toEqual(['12.5', 'BRACKET'])
  const box = texts[1]?.box
  expect(box?.x).toBeCloseTo(100 + (120 / 300) * 25.4, 0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(30 + (140 / 300) * 25.4, 0)
})

it('a shaded view is left alone, and no engine is loaded for it', async () => {
  const view = pictureOf((context) => {
    const shade = context.createLinearGradient(60, 0, 650, 0)
    shade.addColorStop(0, '#555')
    shade.addColorStop(1, '#ccc')
    context.fillStyle = shade
    context.lineWidth = 4
    context.fillRect(60, 30, 590, 180)
    context.strokeRect(60, 30, 590, 180)
    for (const x of [200, 250]) {
      context.beginPath()
      context.arc(x, 120, 18, 0, 2 * Math.PI)
      context.stroke()
    }
  })
  const { texts, isLoaded } = await recognised(await sheetWith(view))
  expect(texts.map(({ text }) => text)).toEqual(['12.5'])
  expect(isLoaded).toBe(false)
})

it('lines of a drawing that is a picture on a page of text are found with its sizes', async () => {
  const canvas = createCanvas(3189, 2008)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 3189, 2008)
  context.fillStyle = 'black'
  context.lineWidth = 4
  context.strokeRect(800, 600, 1600, 800)
  context.beginPath()
  for (const x of [800, 2400]) {
    context.moveTo(x, 580)
    context.lineTo(x, 360)
  }
  context.moveTo(800, 400)
  context.lineTo(2400, 400)
  context.stroke()
  context.font = '60px sans-serif'
  context.fillText('135.5', 1500, 380)
  const { texts, paths } = await recognised(await reportWith(canvas.toBuffer('image/png')))
  expect(texts.map(({ text }) => text)).toContain('135.5')
  const longest = paths.flatMap(({ lines }) =>
    lines.map(({ points }) => Math.abs((points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0))),
  )
  // 1,600 pixels of a picture of 3,189 that is 270 mm wide.
  expect(Math.max(...longest)).toBeCloseTo(135.5, -1)
})
