import type { StatementKey } from '../statement-keys.ts'

/** What the grammar would read as a callout by mistake. */
export const misleading: ReadonlySet<StatementKey> = new Set([
  // A zone without its symbol looks like a diameter with a word behind it.
  'isFrameWithoutSymbol',
  'isSlot',
  // A class has no limits for it.
  'isZeroSize',
  // `profile 0.4 A|B|C`: its datums alone.
  'isProfile',
  // Its depth, whose letter t stands for the thickness of a sheet elsewhere.
  'isKeyway',
  // Of a gear or a thread, and no circle of holes.
  'isPitchDiameter',
  // A pin of an ejector.
  'isMoulding',
  // `12 MIN FULL THD`: no size of its own.
  'isDepthAlone',
  // The width of a groove, which looks like a count.
  'isGroove',
  'isTwoSizesEach',
  // An angle with a radius, or a zone without its symbol.
  'isBend',
  // An angle, with a word in front.
  'isSinkAngle',
  // The hole would be taken for its countersink.
  'isSunkBothSides',
  // `A|B|C`: cells without a frame.
  'isDatumLetter',
  // A class `e3` behind a 1, or a parameter in micrometres.
  'isExponent',
  'isShapeParameter',
  'isArealParameter',
  'isSpacingParameter',
  // Larger than the thread that they are named by.
  'isInsertHole',
  'isBushHole',
  'isTaperMetric',
  // The hole in front of the seat, whose own diameter nobody states.
  'isSeatOfScrew',
  // A hole with its depth, or a cylinder.
  'isStock',
  // Its thread alone would leave out what seals.
  'isPort',
  // `AN` and `E` in front of it would be words beside a pipe thread or a size.
  'isAnpt',
  // The sign that is explained looks like a surface of its own.
  'isSurfaceReference',
  // Spots and fillets look like holes and lengths.
  'isWeld',
  'isFillet',
  // A length, with a word in front.
  'edgeUnsigned',
  // How fine a saw or a file is.
  'isTeethPerInch',
  'filletWeld',
  'filletWeldLength',
  'filletWeldParts',
  'clearanceHole',
  // The thickness of a sheet is written with s, too.
  'isClassOrWeld',
  // I and l would be figures.
  'isLikeOne',
  // Its pitch is another one than the coarse one.
  'isFineThread',
  // Its inches are no length.
  'isThreadBySize',
])
