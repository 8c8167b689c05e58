import { describe, expect, it } from 'vitest'
import { coarseDiameters, coarsePitch } from './coarse-pitches.ts'
import { finePitches, selectedFineThreads } from './fine-pitches.ts'
import { fitChart, playBetween } from './fit-chart.ts'
import { threadsPerInch, unifiedSizes } from './inch-threads.ts'
import { clearanceHole } from './iso-273.ts'
import { fitDeviations } from './iso-286.ts'
import { metricTapDrill } from './metric-threads.ts'
import { parallelPipeSizes, parallelPipeThread } from './pipe-threads.ts'
import { pitchDiameterLimits6g, pitchDiameterLimits6H } from './pitch-diameter-limits.ts'

/* Charts against tables that others print, typed from those and not from this code. Each block names where it is from. */

const numbers = (row: string) => row.trim().split(/\s+/).map(Number)

/** `size value value; size value value` as rows of numbers. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split(/\s*;\s*/)
    .map(numbers)

describe('charts of ISO 286-2:2010', () => {
  const chart = (codes: readonly string[]) =>
    new Map(fitChart(codes).map((step) => [step.upTo, step]))
  const inMicrometres = (code: string, upTo: number) => {
    const [found] = chart([code]).get(upTo)?.deviations ?? []
    return found && [found.lower, found.upper].map((value) => Math.round(value * 1e6) / 1e3)
  }

  // Table for determining metric tolerances, holes (DME technical reference, page 281, after ISO 286-2).
  it.each([
    [
      'H11',
      '3 0 60 ; 6 0 75 ; 10 0 90 ; 18 0 110 ; 30 0 130 ; 50 0 160 ; 80 0 190 ; 120 0 220 ; 180 0 250 ; 250 0 290',
    ],
    [
      'JS7',
      '3 -5 5 ; 6 -6 6 ; 18 -9 9 ; 30 -10.5 10.5 ; 50 -12.5 12.5 ; 80 -15 15 ; 120 -17.5 17.5 ; 180 -20 20 ; 250 -23 23',
    ],
    [
      'K7',
      '3 -10 0 ; 6 -9 3 ; 10 -10 5 ; 18 -12 6 ; 30 -15 6 ; 50 -18 7 ; 80 -21 9 ; 120 -25 10 ; 180 -28 12 ; 250 -33 13',
    ],
    [
      'N7',
      '3 -14 -4 ; 6 -16 -4 ; 10 -19 -4 ; 18 -23 -5 ; 30 -28 -7 ; 50 -33 -8 ; 80 -39 -9 ; 120 -45 -10 ; 180 -52 -12 ; 250 -60 -14',
    ],
  ])('%s', (code, table) => {
    for (const [upTo = 0, ...limits] of rowsOf(table)) {
      expect(inMicrometres(code, upTo), `${code} to ${upTo}`).toEqual(limits)
    }
  })

  // Shafts regularly used for fits (Sumitomo technical information, after JIS B 0401:1999, which is ISO 286-2).
  it.each([
    [
      'd9',
      '3 -45 -20 ; 6 -60 -30 ; 10 -76 -40 ; 18 -93 -50 ; 30 -117 -65 ; 50 -142 -80 ; 80 -174 -100',
    ],
    [
      'e8',
      '3 -28 -14 ; 6 -38 -20 ; 10 -47 -25 ; 18 -59 -32 ; 30 -73 -40 ; 50 -89 -50 ; 80 -106 -60',
    ],
    ['f7', '3 -16 -6 ; 6 -22 -10 ; 10 -28 -13 ; 18 -34 -16 ; 30 -41 -20 ; 50 -50 -25 ; 80 -60 -30'],
    ['g6', '3 -8 -2 ; 6 -12 -4 ; 10 -14 -5 ; 18 -17 -6 ; 30 -20 -7 ; 50 -25 -9 ; 80 -29 -10'],
    [
      'h6',
      '3 -6 0 ; 6 -8 0 ; 10 -9 0 ; 18 -11 0 ; 30 -13 0 ; 50 -16 0 ; 80 -19 0 ; 120 -22 0 ; 180 -25 0',
    ],
    ['h9', '3 -25 0 ; 6 -30 0 ; 10 -36 0 ; 18 -43 0 ; 30 -52 0 ; 50 -62 0 ; 80 -74 0'],
    ['js6', '3 -3 3 ; 6 -4 4 ; 10 -4.5 4.5 ; 18 -5.5 5.5 ; 30 -6.5 6.5 ; 50 -8 8 ; 80 -9.5 9.5'],
    ['k6', '3 0 6 ; 6 1 9 ; 10 1 10 ; 18 1 12 ; 30 2 15 ; 50 2 18 ; 80 2 21'],
    ['m6', '3 2 8 ; 6 4 12 ; 10 6 15 ; 18 7 18 ; 30 8 21 ; 50 9 25 ; 80 11 30'],
    ['n6', '3 4 10 ; 6 8 16 ; 10 10 19 ; 18 12 23 ; 30 15 28 ; 50 17 33 ; 80 20 39'],
    ['p6', '3 6 12 ; 6 12 20 ; 10 15 24 ; 18 18 29 ; 30 22 35 ; 50 26 42 ; 80 32 51'],
    ['r6', '3 10 16 ; 6 15 23 ; 10 19 28 ; 18 23 34 ; 30 28 41 ; 50 34 50 ; 65 41 60'],
    ['s6', '3 14 20 ; 6 19 27 ; 10 23 32 ; 18 28 39 ; 30 35 48 ; 50 43 59 ; 65 53 72'],
  ])('%s', (code, table) => {
    for (const [upTo = 0, ...limits] of rowsOf(table)) {
      expect(inMicrometres(code, upTo), `${code} to ${upTo}`).toEqual(limits)
    }
  })

  it('joins steps that are alike in all classes, and keeps those apart that are not', () => {
    expect(fitChart(['H7']).map(({ upTo }) => upTo)).toEqual(
      numbers('3 6 10 18 30 50 80 120 180 250 315 400 500'),
    )
    const both = fitChart(['H7', 's6'])
    expect(both.slice(0, 8).map(({ over, upTo }) => [over, upTo])).toEqual(
      rowsOf('0 3 ; 3 6 ; 6 10 ; 10 18 ; 18 30 ; 30 50 ; 50 65 ; 65 80'),
    )
    expect(both.at(-1)?.upTo).toBe(500)
  })

  // Preferred metric fits (ANSI B4.2-1978, table of hole basis fits, 20 mm).
  it.each([
    ['H11', 'c11', 0.11, 0.37],
    ['H9', 'd9', 0.065, 0.169],
    ['H8', 'f7', 0.02, 0.074],
    ['H7', 'g6', 0.007, 0.041],
    ['H7', 'h6', 0, 0.034],
    ['H7', 'k6', -0.015, 0.019],
    ['H7', 'n6', -0.028, 0.006],
    ['H7', 'p6', -0.035, -0.001],
    ['H7', 's6', -0.048, -0.014],
    ['H7', 'u6', -0.054, -0.02],
  ])('20 %s/%s', (hole, shaft, least, most) => {
    expect(playBetween(fitDeviations(20, hole), fitDeviations(20, shaft))).toEqual({ least, most })
  })
})

describe('metric threads', () => {
  it('have the fine pitches of ISO 261:1998', () => {
    const rows =
      '1 0.2;2 0.25;2.5 0.35;3 0.35;4 0.5;5 0.5;6 0.75;8 1 0.75;10 1.25 1 0.75;12 1.5 1.25 1;14 1.5 1.25 1;16 1.5 1;20 2 1.5 1;24 2 1.5 1;30 3 2 1.5 1;36 3 2 1.5;42 4 3 2 1.5;64 4 3 2 1.5'
    for (const [size = 0, ...pitches] of rowsOf(rows)) {
      expect(finePitches(size), `M${size}`).toEqual(pitches)
    }
    expect(finePitches(8.5)).toEqual([])
  })

  it('have fine pitches that are finer than the coarse one, for each size with a coarse one', () => {
    expect(coarseDiameters).toHaveLength(39)
    for (const size of coarseDiameters) {
      const [largest = 0] = finePitches(size)
      expect(largest, `M${size}`).toBeGreaterThan(0)
      expect(largest, `M${size}`).toBeLessThan(coarsePitch(size) ?? 0)
    }
  })

  it('are selected by ISO 262 from those of ISO 261', () => {
    for (const [size, pitch] of selectedFineThreads) {
      expect(finePitches(size), `M${size}x${pitch}`).toContain(pitch)
    }
  })

  it('are tapped after the drills of ISO 2306', () => {
    const drills =
      '1 0.75;1.1 0.85;1.2 0.95;1.4 1.1;1.6 1.25;1.8 1.45;2 1.6;2.2 1.75;2.5 2.05;3 2.5;3.5 2.9;4 3.3;4.5 3.7;5 4.2;6 5;7 6;8 6.8;9 7.8;10 8.5;11 9.5;12 10.2;14 12;16 14;18 15.5;20 17.5;22 19.5;24 21;27 24;30 26.5;33 29.5;36 32;39 35;42 37.5;45 40.5;48 43;52 47;56 50.5;60 54.5;64 58'
    for (const [size = 0, drill = 0] of rowsOf(drills)) {
      expect(metricTapDrill(size, coarsePitch(size) ?? 0), `M${size}`).toBe(drill)
    }
  })

  it('go through the holes of ISO 273:1979', () => {
    const holes =
      '1 1.1 1.2 1.3;1.2 1.3 1.4 1.5;1.4 1.5 1.6 1.8;1.6 1.7 1.8 2;1.8 2 2.1 2.2;2 2.2 2.4 2.6;2.5 2.7 2.9 3.1;3 3.2 3.4 3.6;3.5 3.7 3.9 4.2;4 4.3 4.5 4.8;4.5 4.8 5 5.3;5 5.3 5.5 5.8;6 6.4 6.6 7;7 7.4 7.6 8;8 8.4 9 10;10 10.5 11 12;12 13 13.5 14.5;14 15 15.5 16.5;16 17 17.5 18.5;18 19 20 21;20 21 22 24;22 23 24 26;24 25 26 28;27 28 30 32;30 31 33 35;33 34 36 38;36 37 39 42;39 40 42 45;42 43 45 48;45 46 48 52;48 50 52 56;52 54 56 62;56 58 62 66;60 62 66 70;64 66 70 74'
    for (const [size = 0, fine, medium, coarse] of rowsOf(holes)) {
      expect(clearanceHole(size), `M${size}`).toEqual({ fine, medium, coarse })
    }
    expect(clearanceHole(9)).toBeUndefined()
  })
})

describe('pitch diameters of ISO 965-1', () => {
  // Nut threads of 6H (UNI 4535, as printed in a guide for taps by Iscar; fine threads: ANSI/ASME B1.13M).
  it('in 6H', () => {
    const limits =
      '1.6 0.35 1.373 1.458;2 0.4 1.74 1.83;2.5 0.45 2.208 2.303;3 0.5 2.675 2.775;3.5 0.6 3.11 3.222;4 0.7 3.545 3.663;5 0.8 4.48 4.605;6 1 5.35 5.5;8 1.25 7.188 7.348;10 1.5 9.026 9.206;12 1.75 10.863 11.063;14 2 12.701 12.913;16 2 14.701 14.913;18 2.5 16.376 16.6;10 1.25 9.188 9.348;10 1 9.35 9.5;10 0.75 9.513 9.645;12 1.5 11.026 11.216;12 1.25 11.188 11.368;12 1 11.35 11.51'
    for (const [size = 0, pitch = 0, low, high] of rowsOf(limits)) {
      expect(pitchDiameterLimits6H(size, pitch), `M${size}x${pitch}`).toEqual({ low, high })
    }
  })

  // Screws of 6g (ASME B1.13M, limits of size of the M profile; from M10 ISO 965-4 has the same widths).
  it('in 6g', () => {
    const limits =
      '1.6 0.35 1.291 1.354;2 0.4 1.654 1.721;2.5 0.45 2.117 2.188;3 0.5 2.58 2.655;3.5 0.6 3.004 3.089;4 0.7 3.433 3.523;5 0.8 4.361 4.456;6 1 5.212 5.324;8 1.25 7.042 7.16;8 1 7.212 7.324;10 1.5 8.862 8.994;10 1.25 9.042 9.16;10 1 9.212 9.324;6 0.75 5.391 5.491'
    for (const [size = 0, pitch = 0, low, high] of rowsOf(limits)) {
      expect(pitchDiameterLimits6g(size, pitch), `M${size}x${pitch}`).toEqual({ low, high })
    }
    const widths = '10 132;12 150;14 160;20 170;24 200;30 212;36 224;42 236;48 250;56 265;64 280'
    for (const [size = 0, width = 0] of rowsOf(widths)) {
      const { low, high } = pitchDiameterLimits6g(size, coarsePitch(size) ?? 0) ?? {
        low: 0,
        high: 0,
      }
      expect(Math.round((high - low) * 1000), `M${size}`).toBe(width)
    }
  })

  it('follow the formulas, rounded to the series R 40', () => {
    const means: Record<number, number> = {
      2: Math.sqrt(1.4 * 2.8),
      4: Math.sqrt(2.8 * 5.6),
      8: Math.sqrt(5.6 * 11.2),
      16: Math.sqrt(11.2 * 22.4),
      30: Math.sqrt(22.4 * 45),
      60: Math.sqrt(45 * 90),
    }
    const pairs =
      '2 0.4;4 0.7;4 0.5;8 1.25;8 1;8 0.75;16 2;16 1.5;16 1;30 3.5;30 2;30 1.5;60 5.5;60 4;60 3;60 2'
    for (const [size = 0, pitch = 0] of rowsOf(pairs)) {
      const formula = 90 * pitch ** 0.4 * (means[size] ?? 0) ** 0.1
      const screw = pitchDiameterLimits6g(size, pitch) ?? { low: 0, high: 0 }
      const nut = pitchDiameterLimits6H(size, pitch) ?? { low: 0, high: 0 }
      expect(
        Math.abs(((screw.high - screw.low) * 1000) / formula - 1),
        `6g ${size}x${pitch}`,
      ).toBeLessThan(0.05)
      expect(
        Math.abs(((nut.high - nut.low) * 1000) / (1.32 * formula) - 1),
        `6H ${size}x${pitch}`,
      ).toBeLessThan(0.05)
    }
  })

  it('are not known outside the tables', () => {
    expect(pitchDiameterLimits6H(1.4, 0.3)).toBeUndefined()
    expect(pitchDiameterLimits6H(8, 1.2)).toBeUndefined()
    expect(pitchDiameterLimits6g(100, 6)).toBeUndefined()
  })
})

describe('inch threads', () => {
  // Unified screw threads (ASME B1.1): size, threads per inch of UNC and UNF.
  it('have the sizes of ASME B1.1 in order', () => {
    const names = unifiedSizes.map(({ name }) => name)
    expect(names.slice(0, 13).join(' ')).toBe('#0 #1 #2 #3 #4 #5 #6 #8 #10 #12 1/4 5/16 3/8')
    expect(unifiedSizes.find(({ name }) => name === '#10')?.diameter).toBe(0.19)
    for (const { diameter } of unifiedSizes) {
      expect(
        threadsPerInch('UNC', diameter) ??
          threadsPerInch('UNF', diameter) ??
          threadsPerInch('UNEF', diameter),
      ).toBeGreaterThan(0)
    }
  })

  // ISO 228-1:2000, table 1.
  it('have the pipe sizes of ISO 228-1', () => {
    const sizes =
      '0.0625 7.723 28;0.625 22.911 14;0.875 30.201 14;1.125 37.897 11;1.75 53.746 11;2.25 65.71 11;2.5 75.184 11;3 87.884 11;4 113.03 11;6 163.83 11'
    for (const [size = 0, diameter, threads] of rowsOf(sizes)) {
      expect(parallelPipeThread(size)).toEqual({ diameter, threadsPerInch: threads })
    }
    expect(parallelPipeSizes).toHaveLength(24)
    expect(parallelPipeSizes.slice(0, 3)).toEqual([0.0625, 0.125, 0.25])
  })
})
