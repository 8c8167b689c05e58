import {
  angularLimit,
  brokenEdgeLimit,
  coarsePitch,
  fitDeviations,
  generalClasses,
  gradeName,
  linearLimit,
  majorDiameterLimits6g,
  metricGeometry,
  metricTapDrill,
  minorDiameterLimits6H,
  parallelPipeThread,
  standardTolerance,
} from '@firstangle/drawings/standards'
import { describe, expect, it } from 'vitest'

/*
 * Values as published tables print them, typed from the tables and not from this code. Each block names the standard,
 * its edition and the table.
 */

const numbers = (row: string) => row.trim().split(/\s+/).map(Number)

describe('ISO 286-1:2010, table 1: standard tolerances in µm', () => {
  const ends = numbers('3 6 10 18 30 50 80 120 180 250 315 400 500')
  it.each([
    [-1, '0.3 0.4 0.4 0.5 0.6 0.6 0.8 1 1.2 2 2.5 3 4'],
    [0, '0.5 0.6 0.6 0.8 1 1 1.2 1.5 2 3 4 5 6'],
    [1, '0.8 1 1 1.2 1.5 1.5 2 2.5 3.5 4.5 6 7 8'],
    [2, '1.2 1.5 1.5 2 2.5 2.5 3 4 5 7 8 9 10'],
    [3, '2 2.5 2.5 3 4 4 5 6 8 10 12 13 15'],
    [4, '3 4 4 5 6 7 8 10 12 14 16 18 20'],
    [5, '4 5 6 8 9 11 13 15 18 20 23 25 27'],
    [6, '6 8 9 11 13 16 19 22 25 29 32 36 40'],
    [7, '10 12 15 18 21 25 30 35 40 46 52 57 63'],
    [8, '14 18 22 27 33 39 46 54 63 72 81 89 97'],
    [9, '25 30 36 43 52 62 74 87 100 115 130 140 155'],
    [10, '40 48 58 70 84 100 120 140 160 185 210 230 250'],
    [11, '60 75 90 110 130 160 190 220 250 290 320 360 400'],
    [12, '100 120 150 180 210 250 300 350 400 460 520 570 630'],
    [13, '140 180 220 270 330 390 460 540 630 720 810 890 970'],
    [14, '250 300 360 430 520 620 740 870 1000 1150 1300 1400 1550'],
    [15, '400 480 580 700 840 1000 1200 1400 1600 1850 2100 2300 2500'],
    [16, '600 750 900 1100 1300 1600 1900 2200 2500 2900 3200 3600 4000'],
    [17, '1000 1200 1500 1800 2100 2500 3000 3500 4000 4600 5200 5700 6300'],
    [18, '1400 1800 2200 2700 3300 3900 4600 5400 6300 7200 8100 8900 9700'],
  ])('grade %d', (grade, row) => {
    expect(ends.map((end) => Number((standardTolerance(end, grade) * 1000).toFixed(3)))).toEqual(
      numbers(row),
    )
  })

  it('names its grades', () => {
    expect([-1, 0, 1, 18].map(gradeName)).toEqual(['IT01', 'IT0', 'IT1', 'IT18'])
  })
})

describe('ISO 286-2:2010: limit deviations in µm, lower and upper', () => {
  /** Class: size, lower, upper; several steps each. */
  const table: Record<string, string> = {
    // Tables of holes (ISO 286-2:2010, tables 2 to 16).
    A11: '8 280 370',
    B11: '20 160 290',
    C11: '30 110 240 ; 80 150 340',
    D10: '25 65 149 ; 50 80 180',
    E9: '20 40 92 ; 40 50 112',
    F7: '25 20 41 ; 60 30 60',
    F8: '10 13 35 ; 25 20 53 ; 50 25 64 ; 100 36 90',
    G6: '20 7 20',
    G7: '10 5 20 ; 20 7 28 ; 50 9 34 ; 100 12 47',
    H01: '20 0 0.6',
    H0: '20 0 1',
    H5: '50 0 11',
    H6: '10 0 9 ; 50 0 16 ; 100 0 22',
    H7: '3 0 10 ; 6 0 12 ; 10 0 15 ; 18 0 18 ; 20 0 21 ; 50 0 25 ; 80 0 30 ; 120 0 35 ; 180 0 40 ; 250 0 46',
    H8: '3 0 14 ; 20 0 33 ; 50 0 39 ; 120 0 54',
    H9: '20 0 52 ; 80 0 74',
    H11: '10 0 90 ; 50 0 160',
    H13: '10 0 220',
    JS7: '20 -10.5 10.5',
    JS9: '8 -18 18',
    J6: '20 -5 8',
    J7: '20 -9 12 ; 50 -11 14',
    K6: '20 -11 2 ; 50 -13 3',
    K7: '10 -10 5 ; 20 -15 6 ; 50 -18 7 ; 100 -25 10',
    M6: '20 -17 -4 ; 50 -20 -4',
    M7: '20 -21 0 ; 50 -25 0 ; 100 -35 0',
    N6: '20 -24 -11',
    N7: '10 -19 -4 ; 20 -28 -7 ; 50 -33 -8 ; 100 -45 -10',
    N9: '10 -36 0 ; 20 -52 0 ; 50 -62 0',
    P6: '20 -31 -18 ; 50 -37 -21',
    P7: '10 -24 -9 ; 20 -35 -14 ; 50 -42 -17 ; 100 -59 -24',
    P9: '6 -42 -12 ; 10 -51 -15 ; 20 -74 -22',
    R7: '20 -41 -20 ; 50 -50 -25',
    S7: '20 -48 -27 ; 50 -59 -34',
    // Tables of shafts (ISO 286-2:2010, tables 17 to 32).
    a11: '8 -370 -280',
    b11: '20 -290 -160',
    c11: '20 -240 -110 ; 45 -290 -130',
    d9: '20 -117 -65 ; 50 -142 -80',
    e8: '20 -73 -40 ; 100 -126 -72',
    f6: '20 -33 -20',
    f7: '10 -28 -13 ; 20 -41 -20 ; 50 -50 -25 ; 60 -60 -30',
    g5: '20 -16 -7',
    g6: '3 -8 -2 ; 10 -14 -5 ; 20 -20 -7 ; 50 -25 -9 ; 100 -34 -12',
    h01: '20 -0.6 0',
    h5: '20 -9 0 ; 50 -11 0',
    h6: '3 -6 0 ; 10 -9 0 ; 12 -11 0 ; 20 -13 0 ; 50 -16 0 ; 100 -22 0 ; 200 -29 0',
    h7: '20 -21 0 ; 50 -25 0',
    h9: '20 -52 0',
    h11: '20 -130 0',
    js6: '20 -6.5 6.5 ; 50 -8 8',
    j6: '20 -4 9 ; 50 -5 11',
    k5: '20 2 11 ; 50 2 13',
    k6: '3 0 6 ; 6 1 9 ; 10 1 10 ; 18 1 12 ; 25 2 15 ; 50 2 18 ; 80 2 21 ; 100 3 25 ; 200 4 33',
    m6: '10 6 15 ; 20 8 21 ; 50 9 25 ; 100 13 35',
    n6: '10 10 19 ; 20 15 28 ; 50 17 33 ; 100 23 45',
    p6: '3 6 12 ; 10 15 24 ; 20 22 35 ; 50 26 42 ; 100 37 59',
    r6: '20 28 41 ; 50 34 50 ; 60 41 60 ; 100 51 73',
    s6: '20 35 48 ; 50 43 59 ; 60 53 72 ; 100 71 93',
    t6: '30 41 54 ; 50 54 70',
    u6: '20 41 54 ; 30 48 61 ; 50 70 86',
    x6: '20 54 67 ; 30 64 77',
    z6: '20 73 86',
  }
  const cases = Object.entries(table).flatMap(([code, row]) =>
    row.split(';').map((entry) => {
      const [size = 0, lower = 0, upper = 0] = numbers(entry)
      return [size, code, lower, upper] as const
    }),
  )
  it.each(cases)('%d %s', (size, code, lower, upper) => {
    const found = fitDeviations(size, code)
    expect(found.lower * 1000).toBeCloseTo(lower, 6)
    expect(found.upper * 1000).toBeCloseTo(upper, 6)
  })
})

describe('ISO 2768-1:1989: permissible deviations in mm', () => {
  const sizes = [0.5, 3.1, 6.1, 31, 121, 401, 1001, 2001]
  it.each([
    ['f', '0.05 0.05 0.1 0.15 0.2 0.3 0.5'],
    ['m', '0.1 0.1 0.2 0.3 0.5 0.8 1.2 2'],
    ['c', '0.2 0.3 0.5 0.8 1.2 2 3 4'],
  ] as const)('table 1, linear sizes, class %s', (kind, row) => {
    const values = numbers(row)
    expect(sizes.slice(0, values.length).map((size) => linearLimit(size, kind))).toEqual(values)
  })

  it('table 1, class v begins above 3 mm', () => {
    expect(sizes.slice(1).map((size) => linearLimit(size, 'v'))).toEqual(
      numbers('0.5 1 1.5 2.5 4 6 8'),
    )
  })

  it('table 2, radii and chamfers', () => {
    const row = (size: number) => generalClasses.map((kind) => brokenEdgeLimit(size, kind))
    expect([row(3), row(6), row(6.1)]).toEqual([
      [0.2, 0.2, 0.4, 0.4],
      [0.5, 0.5, 1, 1],
      [1, 1, 2, 2],
    ])
  })

  it('table 3, angles in minutes by the shorter leg', () => {
    const row = (leg: number) =>
      generalClasses.map((kind) => Math.round(angularLimit(leg, kind) * 60))
    expect([10, 50, 120, 400, 401].map(row)).toEqual([
      [60, 60, 90, 180],
      [30, 30, 60, 120],
      [20, 20, 30, 60],
      [10, 10, 15, 30],
      [5, 5, 10, 20],
    ])
  })
})

describe('metric threads', () => {
  it('ISO 261:1998, table 2: coarse pitches; M25 has none', () => {
    const row =
      'M1.6 0.35 M2 0.4 M2.5 0.45 M3 0.5 M3.5 0.6 M4 0.7 M5 0.8 M6 1 M7 1 M8 1.25 M10 1.5 M12 1.75 M14 2 M16 2 M18 2.5 M20 2.5 M22 2.5 M24 3 M27 3 M30 3.5 M33 3.5 M36 4 M39 4 M42 4.5 M45 4.5 M48 5 M52 5 M56 5.5 M60 5.5 M64 6'
    for (const [, size, pitch] of row.matchAll(/M([\d.]+) ([\d.]+)/g)) {
      expect(coarsePitch(Number(size)), `M${size}`).toBe(Number(pitch))
    }
    expect(coarsePitch(25)).toBeUndefined()
  })

  it.each([
    // Size, pitch, D1, d2 of ISO 724:1993; D1 of 6H and d of 6g of ISO 965-2:1998, tables 1 and 2.
    [3, 0.5, 2.459, 2.675, [2.459, 2.599], [2.874, 2.98]],
    [4, 0.7, 3.242, 3.545, [3.242, 3.422], [3.838, 3.978]],
    [5, 0.8, 4.134, 4.48, [4.134, 4.334], [4.826, 4.976]],
    [6, 1, 4.917, 5.35, [4.917, 5.153], [5.794, 5.974]],
    [8, 1.25, 6.647, 7.188, [6.647, 6.912], [7.76, 7.972]],
    [10, 1.5, 8.376, 9.026, [8.376, 8.676], [9.732, 9.968]],
    [12, 1.75, 10.106, 10.863, [10.106, 10.441], [11.701, 11.966]],
    [16, 2, 13.835, 14.701, [13.835, 14.21], [15.682, 15.962]],
    [20, 2.5, 17.294, 18.376, [17.294, 17.744], [19.623, 19.958]],
    [24, 3, 20.752, 22.051, [20.752, 21.252], [23.577, 23.952]],
    [30, 3.5, 26.211, 27.727, [26.211, 26.771], [29.522, 29.947]],
    [36, 4, 31.67, 33.402, [31.67, 32.27], [35.465, 35.94]],
  ] as const)('M%d x %d', (major, pitch, minor, pitchDiameter, internal, external) => {
    const geometry = metricGeometry(major, pitch)
    expect(geometry).toMatchObject({ minorInternal: minor, pitchDiameter })
    const [low, high] = internal
    expect(minorDiameterLimits6H(geometry.minorInternal, pitch)).toEqual({ low, high })
    const [least, most] = external
    expect(majorDiameterLimits6g(major, pitch)).toEqual({ low: least, high: most })
  })

  it('ISO 2306:1972: drills', () => {
    const row =
      '2x0.4 1.6 3x0.5 2.5 4x0.7 3.3 5x0.8 4.2 6x1 5 8x1.25 6.8 8x1 7 10x1.5 8.5 10x1.25 8.8 10x1 9 12x1.75 10.2 12x1.5 10.5 16x2 14 20x2.5 17.5 24x3 21'
    for (const [, size, pitch, drill] of row.matchAll(/(\d+)x([\d.]+) ([\d.]+)/g)) {
      expect(metricTapDrill(Number(size), Number(pitch)), `M${size}x${pitch}`).toBe(Number(drill))
    }
  })

  it('ISO 228-1:2000, table 1: major diameter and threads per inch', () => {
    const row =
      '0.125 9.728 28 0.25 13.157 19 0.375 16.662 19 0.5 20.955 14 0.75 26.441 14 1 33.249 11 1.25 41.91 11 1.5 47.803 11 2 59.614 11'
    for (const [, size, diameter, threads] of row.matchAll(/([\d.]+) ([\d.]+) (\d+)/g)) {
      expect(parallelPipeThread(Number(size))).toEqual({
        diameter: Number(diameter),
        threadsPerInch: Number(threads),
      })
    }
  })
})
