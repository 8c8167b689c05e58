/** Shapes of the responses of the API. */

export { type GeometricCharacteristic, geometricCharacteristics } from './characteristics.ts'
export { noFeatures } from './no-features.ts'
export { type ThreadSymbol, threadSymbols } from './thread-symbols.ts'
export type {
  BillOfMaterialRow,
  BoreFeature,
  ChamferFeature,
  Depth,
  DimensionFeature,
  Evidence,
  FeaturesResponse,
  GdntFeature,
  GeneralTolerance,
  Identifier,
  InsightsResponse,
  MaterialOption,
  MetadataResponse,
  ProjectionMethod,
  Quantity,
  RadiusFeature,
  Roughness,
  RoughnessCondition,
  SizeType,
  ThreadFeature,
  ThreadType,
  Tolerance,
  UnitSystem,
  Weight,
} from './types.ts'
