import fc from 'fast-check'

/*
 * Lines of the grammar, as drawings of both worlds write them: sizes with every kind of tolerance, threads, holes with
 * seats, edges, surfaces and frames.
 */

const from = <T>(...values: T[]) => fc.constantFrom(...values)
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''))
const maybe = (part: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), part)

const mark = from('.', ',')
const figure = (most: number, decimals: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: most * 10 ** decimals }), mark)
    .map(([value, sign]) => String(value / 10 ** decimals).replace('.', sign))
const size = fc.oneof(figure(600, 0), figure(200, 1), figure(60, 2))
const small = figure(1, 3)
const count = maybe(from('2x ', '4x ', '4X ', '12x ', '6-', '3 x '))

const letters = from(...'abcdefghjkmnprstuvxyzABCDEFGHJKMNPRSTUVXYZ', 'js', 'JS', 'za', 'ZC', 'ef')
const grade = from('01', '0', '1', '3', '5', '6', '7', '8', '9', '11', '14', '18')
const fit = fc.oneof(joined(letters, grade), from('H7/g6', 'H7/p6', 'H8/f7', 'K7/h6', 'H11/c11'))
const deviations = fc.oneof(
  joined(from(' ±', '±'), small),
  joined(from(' +'), small, from('/-', ' -'), small),
  joined(from(' {+'), small, from(';-'), small, from('}')),
  joined(from(' -'), small),
  from(' ±IT14/2', ' MAX', ' min.'),
)
const tolerance = fc.oneof(fc.constant(''), joined(from(' ', ''), fit), deviations)
const sign = from('', 'Ø', 'Ø ', 'SØ', '□', 'SW ', 'R', 'SR', 't=', 'LK ', '~', '⌒ ')
const envelope = maybe(from(' Ⓔ'))

const sizes = fc.oneof(
  joined(count, sign, size, tolerance, envelope),
  joined(from('[', '('), sign, size, from(']', ')')),
  joined(size, from('°', "° 30'", '°±0.5°', '° ±1°')),
  joined(from('5x ', '3x '), size, from(' (=100)', ' (=75)', ' (= 60)')),
)

const depth = joined(
  from(' ↧ ', ' ↧', ' tief ', ' x '),
  figure(60, 1),
  maybe(joined(from(' ±'), small)),
)
const through = from(' THRU', ' DURCH', ' durch', ' THRU ALL')
const end = fc.oneof(fc.constant(''), depth, through)
const threadClass = maybe(from('-6H', '-6g', ' 6H', '-6H/6g', '-5H6H', '-7e'))
const hand = maybe(from(' LH', '-LH'))
const threads = fc.oneof(
  joined(
    count,
    from('M3', 'M5', 'M8', 'M10x1', 'M20x1.5', 'M25', 'M64', 'M68', 'M1'),
    threadClass,
    hand,
    end,
  ),
  joined(
    from('1/4-20 UNC', '#10-32 UNF', '1/2-13 UNC', '1/2-10 ACME'),
    maybe(from('-2A', '-2B')),
    end,
  ),
  joined(
    from('G1/2', 'R 3/4', 'Rp 1/2', 'Rc1/4', 'PT 1/4', 'W 1/4', '1/2 NPT', '3/8-18 NPTF'),
    hand,
  ),
  joined(from('G3/4'), from(' A', ' B', '')),
  joined(from('Tr40x14P7', 'Tr40x7', 'Tr 36x6', 'Rd 20x1/8'), maybe(from('-7e', '-7H'))),
)

const seat = fc.oneof(
  joined(from(' ⌴ Ø', ' SPOTFACE Ø'), size, maybe(joined(from(' ↧ '), figure(20, 1)))),
  joined(from(' ⌵ Ø'), size, maybe(from(' x 90°', ' X 82°'))),
)
const holes = fc.oneof(
  joined(count, from('Ø'), size, tolerance, end, maybe(seat)),
  joined(from('M6 ↧ 12 / Ø5 ↧ ', 'M12x16/Ø10.2x'), figure(40, 0)),
  seat.map((text) => text.trim()),
)

const edges = fc.oneof(
  joined(figure(12, 1), from('x', ' x ', 'X ', 'x '), from('45°', '30°', '60°', '45° ±2°')),
  joined(from('C', 'CHAMFER ', 'Fase '), figure(6, 1)),
  joined(figure(9, 1), from(' x '), figure(9, 1)),
  joined(from('R', 'max R', 'R '), figure(20, 1), maybe(from(' max', ' MIN', ' typ', ' (4x)'))),
  from('FULL R'),
)

const symbol = from('', '√', '√ ', '√̄ ', '√̊ ', '√○ ')
const surfaces = fc.oneof(
  joined(
    symbol,
    from('Ra ', 'Rz ', 'Rz max ', 'Rzmax ', 'Ra min ', 'Rmax ', 'Rt '),
    figure(100, 1),
    maybe(from(' max', ' Tmax', ' T16%', ' µin', ' =', ' ⊥')),
  ),
  joined(symbol, from('N1', 'N6', 'N12')),
  joined(from('U Rz '), figure(40, 1), from(' L Rz '), figure(4, 1)),
  joined(from('Ra '), figure(4, 1), from('; Rz '), figure(40, 1)),
  joined(from('16', '63', '125'), from('√')),
  from('▽▽▽', '√̊', '√'),
)

const characteristic = from(...'⏤⏥○⌭∥⊥∠⌖◎⌯⌰↗⌒⌓')
const zone = joined(
  from('', 'Ø', 'SØ'),
  small,
  maybe(
    from(' Ⓜ', ' Ⓛ', ' CZ', ' SZ', ' Ⓟ 25', ' UZ-0.1', ' Ⓤ 0.05', '/100', '/100x50', ' Ⓕ', ' Ⓜ Ⓡ'),
  ),
)
const datums = maybe(from(' A', ' A B', ' A-B', ' A BⓂ C', ' A LD', ' PD'))
const frames = fc.oneof(
  joined(count, characteristic, from(' '), zone, datums),
  joined(from('|'), characteristic, from('|'), zone, from('|', '|A|', '|A|B|C|')),
  from('▷A', '-B-', 'DATUM C'),
)

/** A line of any kind. */
export const generatedLine = fc.oneof(sizes, threads, holes, edges, surfaces, frames)
